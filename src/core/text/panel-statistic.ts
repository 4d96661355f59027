import { panelOrderStatus } from './statuses';

export const orderStatusWord = (status: number): string => panelOrderStatus(status).word;
