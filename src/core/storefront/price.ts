import { type Rate, shareUp } from '../value/rate';
import { type FlashItem, judgeFlash } from './flash-sale';

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

/** For whom, how many, and when; milliseconds since 1970. */
interface Asked {
  tier: TierMargin;
  standard: TierMargin;
  qty: number;
  now: number;
}

interface Offer<Flash extends FlashItem> {
  /** What one item costs now. */
  price: number;
  /** What one costs without a flash sale. Null: nobody has given it a price. */
  normal: number | null;
  /** The sale that the price comes from; null: it is the normal one. */
  flash: Flash | null;
}

/**
 * What a website asks for an item, of which `flashes` are the places in flash sales. Null while it is closed: without
 * a price, or below its cost where its shop wants none of that. A flash sale is the shop's own will, also below cost.
 */
export function offerOf<Flash extends FlashItem>(
  { priced, closesOnLoss }: { priced: PricedItem; closesOnLoss: boolean },
  flashes: readonly Flash[],
  { tier, standard, qty, now }: Asked,
): Offer<Flash> | null {
  const normal = tierPriceOf(priced, tier, standard);
  const flash = flashes.find((one) => judgeFlash(one, { qty, normal, now }).applies);
  if (flash) return { price: flash.price, normal, flash };
  if (normal === null || (closesOnLoss && normal < priced.cost)) return null;
  return { price: normal, normal, flash: null };
}
