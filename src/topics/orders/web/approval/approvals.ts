export const APPROVALS = 'order-approval';

export const approvalPath = (id: string): string => `/transaction-form/approval?q=${id}`;

export const wantedText = (order: { product_name: string; item_name: string; destination: string }): string =>
  [`${order.product_name} · ${order.item_name}`, order.destination].filter(Boolean).join(' untuk ');
