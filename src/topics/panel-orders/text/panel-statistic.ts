import { panelOrderStatus } from '../../../core/text/statuses';

export const orderStatusWord = (status: number): string => panelOrderStatus(status).word;
