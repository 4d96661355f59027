import { type Rate, shareUp } from '../../../core/value/rate';
import { type FlashItem, validateFlash } from './flash-sale';

/** Price inputs in rupiah. */
export interface PricedItem {
  cost: number;
  price_mode: 'tier' | 'manual';
  prices?: readonly { tier_id: string; price: number }[] | undefined;
}

export interface TierMargin {
  id: string;
  margin: Rate;
}

/**
 * Price per item in rupiah. A tier without a typed price uses that of `standard`, the tier of guests and new members.
 * Null without any.
 */
export function tierPriceOf(item: PricedItem, tier: TierMargin, standard: TierMargin): number | null {
  if (item.price_mode === 'tier') return item.cost + shareUp(item.cost, tier.margin);
  const typed = (id: string) => item.prices?.find(({ tier_id }) => tier_id === id)?.price;
  return typed(tier.id) ?? typed(standard.id) ?? null;
}

/** Milliseconds since 1970. */
interface Asked {
  tier: TierMargin;
  standard: TierMargin;
  qty: number;
  now: number;
}

interface Offer<Flash extends FlashItem> {
  price: number;
  /** Price per item without a flash sale; null without one. */
  normal: number | null;
  /** Null for the normal price. */
  flash: Flash | null;
}

/**
 * Price offered by a website. Null if closed: without a price, or below cost where the shop excludes that. A flash sale
 * is deliberate, even below cost.
 */
export function offerOf<Flash extends FlashItem>(
  { priced, closesOnLoss }: { priced: PricedItem; closesOnLoss: boolean },
  flashes: readonly Flash[],
  { tier, standard, qty, now }: Asked,
): Offer<Flash> | null {
  const normal = tierPriceOf(priced, tier, standard);
  const flash = flashes.find((one) => validateFlash(one, { qty, normal, now }).applies);
  if (flash) return { price: flash.price, normal, flash };
  if (normal === null || (closesOnLoss && normal < priced.cost)) return null;
  return { price: normal, normal, flash: null };
}
