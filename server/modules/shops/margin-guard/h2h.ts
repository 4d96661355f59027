import { v7 } from 'uuid';
import type { KeptRule } from '../../../../src/core/pricing/rule-change';
import { type PriceRule, priceByRule } from '../../../../src/core/pricing/selling-price';
import { writeBook } from '../../trade/selling-price/book';
import { guardedPrices, ownRuleOf } from '../../trade/selling-price/guarded';
import type { PriceChannel } from './channel';
import { offOf } from './off-store';

const ownRule = (rule: PriceRule, own: KeptRule | null, variationId: string): KeptRule => ({
  ...{ ...rule, id: own?.id ?? v7(), scope: 'variation', scope_id: variationId },
  ...{ is_active: true, version: (own?.version ?? 0) + 1 },
});

/**
 * Channel of H2H selling prices: an increase writes an item rule, and a disabled item has no price
 * (`server/modules/trade/selling-price`).
 */
export const h2hChannel: PriceChannel = {
  async guarded(tx, partnerId, item) {
    const price = await guardedPrices(tx, partnerId, item);
    const { cost_before, cost_now, variation_id } = item;
    const off = await offOf(tx, { partnerId, channel: 'h2h', subject_id: variation_id });
    return {
      ...{ channel: 'h2h', subject_id: variation_id, item: item.item, off },
      move: {
        ...{ cost_before, cost_now, is_sold: off === null },
        price_before: price(cost_before),
        price_now: price(cost_now),
      },
    };
  },

  raise: async (tx, partnerId, item, rule) => ({
    price: priceByRule(rule, item.cost_now),
    async write({ userId, name, kind }) {
      const before = await ownRuleOf(tx, partnerId, item.variation_id);
      const after = ownRule(rule, before, item.variation_id);
      const rules = [{ name: item.item, before, after }];
      return { change: await writeBook(tx, { partnerId, userId, name }, { kind, rules }) };
    },
  }),

  // The stored row alone disables it.
  turn: async () => true,
};
