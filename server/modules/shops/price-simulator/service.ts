import type { SimulationFacts } from '../../../../src/core/contract/selling-price';
import type { PriceRule, SellingRule } from '../../../../src/core/pricing/selling-price';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import type { SellingPriceService } from '../../trade/selling-price/service';
import { websiteOf } from './website';

export type PriceSimulator = ReturnType<typeof createPriceSimulator>;

interface Parts {
  database: Database;
  sellingPrice: Pick<SellingPriceService, 'tryOut'>;
  /** Codes of the platform's methods that are out of order. */
  outOfOrder: readonly string[];
}

/** Objects without which nobody is told how a website prices and is paid. */
const WEBSITE = ['member-tier:list', 'payment-method:list', 'product-vcg:list'];

/** What a sale is tried out with. It is worked out where it is looked at: `core/simulation` is pure. */
export function createPriceSimulator({ database, sellingPrice, outOfOrder }: Parts) {
  /** A website that may be tried; else why there is none. */
  const websiteFor = async (
    { partnerId, role, can }: Actor,
    variationId: string,
  ): Promise<Pick<SimulationFacts, 'website' | 'no_website'>> => {
    const refusals = WEBSITE.map(can).flatMap((verdict) => (verdict.can ? [] : [verdict.reason]));
    if (refusals.includes('expired')) return { website: null, no_website: 'expired' };
    // An owner lacks nothing but the website itself.
    if (refusals.length > 0) return { website: null, no_website: role === 'sub' ? 'forbidden' : 'none' };
    const website = await websiteOf(database.db, partnerId, variationId, outOfOrder);
    return { website, no_website: website ? null : 'none' };
  };

  return {
    /** Throws NOT_FOUND. */
    async factsOf(actor: Actor, variationId: string): Promise<SimulationFacts> {
      const { item, rule } = await sellingPrice.tryOut(actor.partnerId, variationId);
      const { variation_id: id, brand, item: name, sku, base_price, discount_bps } = item;
      return {
        item: { id, name: `${brand} – ${name}`, sku, base_price, discount_bps },
        rule: rule && { ...priceRuleOf(rule), scope: rule.scope },
        ...(await websiteFor(actor, id)),
      };
    },
  };
}

const priceRuleOf = ({
  method,
  value,
  rounding,
  round_up,
  ending,
  min_margin,
  max_margin,
}: SellingRule): PriceRule => ({
  ...{ method, value, rounding, round_up, ending, min_margin, max_margin },
});
