/** Name of the declared resource of orders above a limit. */
export const APPROVALS = 'order-approval';

/** Where one of them is looked at. */
export const approvalPath = (id: string): string => `/transaction-form/approval?q=${id}`;

/** What would be bought for whom, on one line. */
export const wantedText = (order: { product_name: string; item_name: string; destination: string }): string =>
  [`${order.product_name} · ${order.item_name}`, order.destination].filter(Boolean).join(' untuk ');
