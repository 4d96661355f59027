import type { PAYMENT_SOURCES } from '../../../core/states';

/** Rupiah of the whole order. */
interface SettledOrder {
  payment_source: (typeof PAYMENT_SOURCES)[number];
  total: number;
  /** Fee of the method, paid by the buyer or the shop. */
  payment_fee: number;
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
 * Split of a buyer's payment between both balances, in rupiah. Both parts add up to the amount received: the total
 * without the method's fee.
 *
 * | order | main balance | panel's balance |
 * |---|---|---|
 * | paid at the platform: running, waiting, done | received − profit | profit |
 * | the same, sold at a loss | received | 0 |
 * | failed at the supplier, refunded by its shop | received | 0 |
 * | paid too late: waits for its shop | received − profit | profit |
 * | unpaid; paid to the shop's own account, or from a member's balance | 0 | 0 |
 *
 * Supply is bought from the main balance and refunded to it. A shop refunds its buyers itself, so nothing received
 * leaves it. Profit already withdrawn from the panel's balance stays where it went.
 */
export function settlementOf(
  { payment_source, total, payment_fee, profit }: SettledOrder,
  sale: SaleState,
): Settlement {
  const received = payment_source === 'platform' ? Math.max(0, total - payment_fee) : 0;
  const panel = sale === 'undone' ? 0 : Math.min(received, Math.max(0, profit));
  return { main: received - panel, panel };
}
