import { panelOrderStatus } from './statuses';

/** Order status of a website as domain 3.18 words it. */
export const orderStatusWord = (status: number): string => panelOrderStatus(status).word;
