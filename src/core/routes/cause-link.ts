export const PANEL_ORDER_PAGE = '/panel/transaction/detail';

const pages: Readonly<Record<string, string>> = {
  transaction: '/detail-transaction',
  topup: '/topup/payment',
  panel_order: PANEL_ORDER_PAGE,
};
/** Renewals have no page of their own. */
const PLAN_PAGE = '/mitra-panel/status';

export function causeLink(refType: string, refId: string | null): string | null {
  if (refType === 'plan-charge') return PLAN_PAGE;
  const page = pages[refType];
  return page && refId ? `${page}?q=${refId}` : null;
}
