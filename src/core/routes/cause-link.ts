import { PANEL_ORDER_PAGE } from '../text/panel-order';

/** Pages of what moves a balance, by `ref_type` of the ledger. */
const pages: Readonly<Record<string, string>> = {
  transaction: '/detail-transaction',
  topup: '/topup/payment',
  panel_order: PANEL_ORDER_PAGE,
};
/** A renewal has no page of its own: all of them stand with the plan. */
const PLAN_PAGE = '/mitra-panel/status';

/** Where the cause of a movement is looked at; null where it has no page. */
export function causeLink(refType: string, refId: string | null): string | null {
  if (refType === 'plan-charge') return PLAN_PAGE;
  const page = pages[refType];
  return page && refId ? `${page}?q=${refId}` : null;
}
