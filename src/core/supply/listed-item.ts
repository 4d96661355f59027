import { type CutOffWindow, isCutOff } from '../catalogue/cut-off';

/** One item as a supplier's list has it. */
export interface ListedItem extends CutOffWindow {
  /** What the supplier calls it. */
  code: string;
  category: string;
  brand: string;
  type: string;
  name: string;
  is_postpaid: boolean;
  /** Rupiah that it costs us; null: postpaid. */
  price: number | null;
  /** Of a postpaid item, rupiah a sheet: what the customer pays on top, and what of it is ours. */
  admin_fee: number | null;
  commission: number | null;
  state: 'available' | 'disturbed' | 'out-of-stock';
}

/** How one stands that was listed once; `gone`: its supplier lists it no longer. */
export type ListedState = ListedItem['state'] | 'gone';

/** Whether it can be had at a moment (milliseconds since 1970): in its closing hours it cannot. */
export function stateAt(
  { state, ...window }: CutOffWindow & { state: ListedState },
  now: number,
): ListedItem['state'] {
  if (state === 'gone') return 'disturbed';
  return state === 'available' && isCutOff(window, now) ? 'disturbed' : state;
}
