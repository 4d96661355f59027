import type { CutOffWindow } from '../catalogue/cut-off';
import { type ListedItem, type ListedState, stateAt } from './listed-item';
import { type Margin, resaleOf, sharedCommission } from './resale';

/** A route of an item, beside what its supplier lists under its code. */
export interface ListedRoute {
  /** Null: the operator says what the item costs. */
  margin: Margin | null;
  falls_over: boolean;
  /** Null: the supplier has never listed it. */
  listed:
    | (CutOffWindow & Pick<ListedItem, 'price' | 'admin_fee' | 'commission'> & { state: ListedState })
    | null;
}

/** What the lists of its suppliers make of an item; rupiah before the discounts of tiers. */
export interface RoutesTold {
  /** Null: postpaid. */
  price: number | null;
  /** Rupiah a sheet: what the customer pays on top, and what of it is the partner's; null: prepaid. */
  bill: { admin_fee: number; commission: number } | null;
  state: ListedItem['state'];
}

/**
 * The first route that can be had says what an item costs, and that it can be had; where none can, the first one says
 * why. Null where a route that no list is followed for would get the order: nobody but the operator knows its price.
 */
export function toldByRoutes(routes: readonly ListedRoute[], now: number): RoutesTold | null {
  let why: RoutesTold | null = null;
  for (const { margin, falls_over, listed } of routes) {
    if (!margin || !listed) return null;
    const state = stateAt(listed, now);
    const told = {
      price: listed.price === null ? null : resaleOf(listed.price, margin),
      bill: billOf(listed, margin),
      state,
    };
    if (state === 'available') return told;
    why ??= told;
    // Whoever comes behind it is never asked.
    if (!falls_over) break;
  }
  return why;
}

const billOf = (
  { admin_fee, commission }: Pick<ListedItem, 'admin_fee' | 'commission'>,
  margin: Margin,
): RoutesTold['bill'] =>
  admin_fee === null || commission === null
    ? null
    : { admin_fee, commission: sharedCommission(commission, margin) };
