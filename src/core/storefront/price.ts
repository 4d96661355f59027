import { type Rate, shareUp } from './share';

/** What decides the price of an item for a tier; rupiah. */
export interface PricedItem {
  /** What one item costs the shop. */
  cost: number;
  /** `tier`: cost and the margin of the tier. `manual`: typed prices. */
  price_mode: 'tier' | 'manual';
  prices?: readonly { tier_id: string; price: number }[] | undefined;
}

export interface TierMargin {
  id: string;
  margin: Rate;
}

/**
 * The price of one item for a member of `tier`, in rupiah. A tier without a typed price pays that of `standard`, the
 * tier that guests and new members are in. Null: nobody has given it a price.
 */
export function tierPriceOf(item: PricedItem, tier: TierMargin, standard: TierMargin): number | null {
  if (item.price_mode === 'tier') return item.cost + shareUp(item.cost, tier.margin);
  const typed = (id: string) => item.prices?.find(({ tier_id }) => tier_id === id)?.price;
  return typed(tier.id) ?? typed(standard.id) ?? null;
}
