import type { Db } from '../../../platform/db/client';
import type { SimulationFacts, TriedMethod } from '../../selling-prices/contract';
import type { PriceRule } from '../../selling-prices/domain/selling-price';
import { ruleOfMargin, ruleOfPrice } from '../../selling-prices/domain/starting-rule';
import { isOn } from '../../shops/domain/is-on';
import { tierPriceOf } from '../../shops/domain/price';
import { pricedItem } from '../../shops/server/shop-record/prices';
import { liveRecords, recordByKey } from '../../shops/server/shop-record/reading';
import type { Live, MethodData, ProductData } from '../../shops/server/shop-record/records';
import { readShopTiers, type ShopTiers, type Tier, tiersPaid } from '../../shops/server/shop-record/tiers';
import { methodFacts } from '../../storefront/server/methods';

/** Price at which a website would sell an H2H item now; null without a member tier. */
export async function websiteOf(
  db: Db,
  partnerId: string,
  variationId: string,
  outOfOrder: readonly string[],
): Promise<SimulationFacts['website']> {
  const shop = await readShopTiers(db, partnerId);
  if (!shop.standard) return null;
  const product = await recordByKey(db, partnerId, 'product-vcg', {
    ...{ field: 'variation_id', value: variationId },
  });
  const methods = await liveRecords(db, partnerId, 'payment-method');
  return {
    is_sold: product !== undefined && isOn(product.data),
    tiers: tiersPaid(shop).map((tier) => ({
      id: tier.id,
      name: tier.name,
      is_standard: tier.id === shop.standard?.id,
      rule: ruleOf(tier, shop, product?.data),
    })),
    methods: methods
      .filter(({ data }) => isOn(data))
      .sort((one, other) => (one.data.sort ?? 0) - (other.data.sort ?? 0))
      .map((method) => triedMethod(method, outOfOrder)),
  };
}

/** The typed price, or the tier's margin for items that follow it or are not sold yet. */
function ruleOf(tier: Tier, { standard }: ShopTiers, product: ProductData | undefined): PriceRule | null {
  if (product?.price_mode !== 'manual') return ruleOfMargin(tier.margin);
  // A typed price does not depend on the cost.
  const price = standard ? tierPriceOf(pricedItem(product, 0), tier, standard) : null;
  return price === null ? null : ruleOfPrice(price);
}

function triedMethod(method: Live<MethodData>, outOfOrder: readonly string[]): TriedMethod {
  const facts = methodFacts(method, outOfOrder);
  const { name, group, fee_flat = 0, fee_percent = 0, fee_bearer = 'buyer', rounding = 'none' } = facts;
  const { is_maintenance = false, min, max } = facts;
  return {
    ...{ id: method.id, name, group, fee_flat, fee_percent, fee_bearer, rounding, is_maintenance },
    source: method.data.source,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    is_active: true,
    use_unique_code: facts.useUniqueCode,
  };
}
