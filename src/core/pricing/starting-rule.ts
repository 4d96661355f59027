import type { Rate } from '../value/rate';
import type { PriceRule } from './selling-price';

/** Costs and nothing more, to the rupiah: what there is before anything was set. */
export const plainRule: PriceRule = {
  method: 'percent',
  value: 0,
  rounding: 0,
  round_up: true,
  ending: '',
  min_margin: null,
  max_margin: null,
};

/** What a member tier adds to the cost, as a rule that says the same. */
export const ruleOfMargin = ({ type, value }: Rate): PriceRule => ({
  ...plainRule,
  method: type === 'percent' ? 'percent' : 'amount',
  value,
});

/** A typed price, as a rule that says the same. */
export const ruleOfPrice = (price: number): PriceRule => ({ ...plainRule, method: 'fixed', value: price });
