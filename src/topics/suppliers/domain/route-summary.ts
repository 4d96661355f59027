import { type ListedItem, type ListedState, stateAt } from '../../../core/contract/listed-item';
import type { CutOffWindow } from '../../../core/value/cut-off';
import { type Margin, resaleOf, sharedCommission } from './resale';

export interface ListedRoute {
  /** Null: the operator sets the item's price. */
  margin: Margin | null;
  falls_over: boolean;
  listed:
    | (CutOffWindow & Pick<ListedItem, 'price' | 'admin_fee' | 'commission'> & { state: ListedState })
    | null;
}

/** Rupiah before tier discounts. */
export interface RouteSummary {
  /** Null for postpaid. */
  price: number | null;
  /** Rupiah per sheet: the customer's fee, and the partner's share; null for prepaid. */
  bill: { admin_fee: number; commission: number } | null;
  state: ListedItem['state'];
}

/**
 * The first available route sets price and state; if none is available, the first one sets the state. Null if a route
 * without a supplier list would get the order: only the operator knows its price.
 */
export function summarizeRoutes(routes: readonly ListedRoute[], now: number): RouteSummary | null {
  let why: RouteSummary | null = null;
  for (const { margin, falls_over, listed } of routes) {
    if (!margin || !listed) return null;
    const state = stateAt(listed, now);
    const summary = {
      price: listed.price === null ? null : resaleOf(listed.price, margin),
      bill: billOf(listed, margin),
      state,
    };
    if (state === 'available') return summary;
    why ??= summary;
    // Later routes are never reached.
    if (!falls_over) break;
  }
  return why;
}

const billOf = (
  { admin_fee, commission }: Pick<ListedItem, 'admin_fee' | 'commission'>,
  margin: Margin,
): RouteSummary['bill'] =>
  admin_fee === null || commission === null
    ? null
    : { admin_fee, commission: sharedCommission(commission, margin) };
