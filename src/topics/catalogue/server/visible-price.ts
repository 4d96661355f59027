import type { Actor } from '../../../platform/http/actor';
import { seesCost } from '../../../platform/http/visibility';
import type { PricedItem } from '../../selling-prices/domain/selling-price';
import type { Pricer } from '../../selling-prices/server/service';
import type { Variation } from '../contract/catalogue';

type VisiblePrice = Pick<
  Variation,
  'price' | 'price_before' | 'selling_price' | 'commission' | 'is_unpriced'
>;

interface Paid {
  /** The partner's cost in rupiah; null for bills. */
  cost: number | null;
  costBefore: number | null;
  commission: number | null;
}

/** Price of an item for a user: the selling price if costs are hidden. */
export function visiblePrice(
  actor: Pick<Actor, 'can'>,
  pricer: Pricer | null,
  item: Omit<PricedItem, 'cost'>,
  { cost, costBefore, commission }: Paid,
): VisiblePrice {
  const selling = cost === null ? null : (pricer?.({ ...item, cost })?.price ?? null);
  if (seesCost(actor)) {
    return { price: cost, price_before: costBefore, selling_price: selling, commission, is_unpriced: false };
  }
  const isUnpriced = cost !== null && selling === null;
  return {
    price: selling,
    price_before: null,
    selling_price: null,
    commission: null,
    is_unpriced: isUnpriced,
  };
}
