import { type CutOffWindow, isCutOff } from '../value/cut-off';

export interface ListedItem extends CutOffWindow {
  code: string;
  category: string;
  brand: string;
  type: string;
  name: string;
  is_postpaid: boolean;
  /** Our cost in rupiah; null for postpaid. */
  price: number | null;
  /** Rupiah per sheet of a postpaid item: the customer's fee, and our share of it. */
  admin_fee: number | null;
  commission: number | null;
  state: 'available' | 'disturbed' | 'out-of-stock';
}

/** `gone`: the supplier no longer lists it. */
export type ListedState = ListedItem['state'] | 'gone';

/** State at an instant (milliseconds since 1970), including closing hours. */
export function stateAt(
  { state, ...window }: CutOffWindow & { state: ListedState },
  now: number,
): ListedItem['state'] {
  if (state === 'gone') return 'disturbed';
  return state === 'available' && isCutOff(window, now) ? 'disturbed' : state;
}
