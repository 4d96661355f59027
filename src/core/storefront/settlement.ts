import type { PAYMENT_SOURCES } from '../states';

/** Rupiah of the whole order. */
interface SettledOrder {
  payment_source: (typeof PAYMENT_SOURCES)[number];
  total: number;
  /** Fee of the method, whoever bears it. */
  payment_fee: number;
  /** Negative for a loss. */
  profit: number;
}

/** `undone`: the money must be refunded to the buyer. */
export type SaleState = 'stands' | 'undone';

/** Rupiah in both balances of the partner. */
interface Settlement {
  main: number;
  panel: number;
}

/**
 * Where the money of an order stands that its buyer has paid. Both parts together are what was received: the total
 * without the fee of the method, to the rupiah.
 *
 * | order | main balance | panel's balance |
 * |---|---|---|
 * | paid at the platform: runs, waits, is done | received − profit | profit |
 * | the same, sold at a loss | received | 0 |
 * | failed at the supplier, paid back by its shop | received | 0 |
 * | paid after its time: waits for its shop | received − profit | profit |
 * | never paid; paid to the shop's own account, or from a member's balance | 0 | 0 |
 *
 * Supply is bought from the main balance, and what a supplier gives back returns there. A shop pays its buyers back
 * itself, with what it holds: so nothing that was received ever leaves it. Profit that has left the panel's balance
 * meanwhile is with the shop already, and stays where it went.
 */
export function settlementOf(
  { payment_source, total, payment_fee, profit }: SettledOrder,
  sale: SaleState,
): Settlement {
  const received = payment_source === 'platform' ? Math.max(0, total - payment_fee) : 0;
  const panel = sale === 'undone' ? 0 : Math.min(received, Math.max(0, profit));
  return { main: received - panel, panel };
}
