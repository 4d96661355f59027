import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import type { SimulationFacts } from '../../selling-prices/contract';
import type { PriceRule, SellingRule } from '../../selling-prices/domain/selling-price';
import type { SellingPriceService } from '../../selling-prices/server/service';
import { websiteOf } from './website';

export type PriceSimulatorService = ReturnType<typeof createPriceSimulatorService>;

interface Deps {
  database: Database;
  sellingPrice: Pick<SellingPriceService, 'tryOut'>;
  outOfOrder: readonly string[];
}

const WEBSITE = ['member-tier:list', 'payment-method:list', 'product-vcg:list'];

/** Facts for simulating a sale; the client computes with `core/simulation`. */
export function createPriceSimulatorService({ database, sellingPrice, outOfOrder }: Deps) {
  const websiteFor = async (
    { partnerId, role, can }: Actor,
    variationId: string,
  ): Promise<Pick<SimulationFacts, 'website' | 'no_website'>> => {
    const refusals = WEBSITE.map(can).flatMap((verdict) => (verdict.can ? [] : [verdict.reason]));
    if (refusals.includes('expired')) return { website: null, no_website: 'expired' };
    // An owner has all permissions, so only the website is missing.
    if (refusals.length > 0) return { website: null, no_website: role === 'sub' ? 'forbidden' : 'none' };
    const website = await websiteOf(database.db, partnerId, variationId, outOfOrder);
    return { website, no_website: website ? null : 'none' };
  };

  return {
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
