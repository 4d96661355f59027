import type { EntityCodes } from '../../../admin/server/entity-code';
import type { ResourceService } from '../../../admin/server/service-shape';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { seesCost } from '../../../platform/http/visibility';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { type PricedItem, pricerOf, type SellingPrice, type SellingRule } from '../domain/selling-price';
import { type CatalogueItem, readItems } from './catalogue-store';
import { createChangeResource } from './change-resource';
import { itemHandlers } from './item-handlers';
import { createSellingItems } from './item-resource';
import { readItemsOff } from './off-store';
import { createOutcomes } from './outcome';
import { createRuleResource } from './rule-resource';
import { type ReachedItem, readActiveRules, readRulesOfItems } from './rule-store';
import { undoHandler } from './undo-handler';

export type SellingPriceService = ReturnType<typeof createSellingPriceService>;

export type Pricer = (item: PricedItem) => SellingPrice | null;

export const maySeeSellingPrices = ({ can }: Pick<Actor, 'can'>): boolean => can('selling_price').can;

/** Limit of previews, because a rule for everything prices the whole catalogue twice. */
const PREVIEWS: Quota = { kind: 'selling-look', most: 300, seconds: 600, gap: 0 };

interface Deps {
  database: Database;
  quota: Pick<QuotaService, 'spend'>;
  activity: Pick<ActivityService, 'record'>;
}

/** Selling prices by rules (domain 3.4), computed by `core/pricing/selling-price`. */
export function createSellingPriceService({ database, activity, quota }: Deps) {
  const pricesOf = async (partnerId: string, items?: readonly ReachedItem[]) => {
    const [rules, off] = await Promise.all([
      items
        ? readRulesOfItems(database, partnerId, items)
        : readActiveRules(database, { partner: partnerId }),
      readItemsOff(
        database,
        partnerId,
        items?.map(({ variation_id }) => variation_id),
      ),
    ]);
    return { price: pricerOf(rules), off };
  };

  /** Also null if a guard has disabled the item. */
  const pricer = async (...asked: Parameters<typeof pricesOf>): Promise<Pricer> => {
    const { price, off } = await pricesOf(...asked);
    return (item) => (off.has(item.variation_id) ? null : price(item));
  };

  const pricerOfOrders = async (...asked: Parameters<typeof pricesOf>): Promise<Pricer> => {
    const { price, off } = await pricesOf(...asked);
    return (item) => {
      if (off.has(item.variation_id)) throw new AppError('SWITCHED_OFF');
      return price(item);
    };
  };

  const outcomes = createOutcomes(database);

  return {
    resources: {
      'selling-price': createRuleResource({ database, activity, warningsOf: outcomes.warningsOf }),
      'selling-item': createSellingItems(database),
      'selling-change': createChangeResource(database),
    } satisfies Record<string, ResourceService>,

    entities: {
      'selling-item': { actions: itemHandlers },
      'selling-change': { actions: { 'take-back': undoHandler } },
    } satisfies EntityCodes,

    /** Preview of a rule. Throws RATE_LIMITED. */
    outcomeOf: async (...asked: Parameters<typeof outcomes.of>) => {
      await quota.spend(PREVIEWS, asked[0], { code: 'RATE_LIMITED' });
      return outcomes.of(...asked);
    },

    /** An item at the partner's cost with its rule. Throws NOT_FOUND. */
    tryOut: async (
      partnerId: string,
      variationId: string,
    ): Promise<{ item: CatalogueItem; rule: SellingRule | null }> => {
      const one = { filters: [{ field: 'variation_id', values: [variationId] }] };
      const [item] = await readItems(database.db, partnerId, one);
      if (!item) throw new AppError('NOT_FOUND');
      const rules = await readRulesOfItems(database, partnerId, [item]);
      const sold = pricerOf(rules)(item);
      return { item, rule: rules.find(({ id }) => id === sold?.rule_id) ?? null };
    },

    /** Prices of items for orders. The pricer throws SWITCHED_OFF. */
    pricerOfOrders,

    /**
     * Current prices of these items, or of all, for a user: null without permission. Users without cost
     * visibility see them instead of costs.
     */
    pricerFor: async (
      actor: Pick<Actor, 'partnerId' | 'can'>,
      items?: readonly ReachedItem[],
    ): Promise<Pricer | null> =>
      maySeeSellingPrices(actor) || !seesCost(actor) ? pricer(actor.partnerId, items) : null,

    /** Price of one item at any cost, for purchases. The pricer throws SWITCHED_OFF. */
    pricerOfItem: async (partnerId: string, item: ReachedItem) => {
      const price = await pricerOfOrders(partnerId, [item]);
      return (cost: number): SellingPrice | null => price({ ...item, cost });
    },
  };
}
