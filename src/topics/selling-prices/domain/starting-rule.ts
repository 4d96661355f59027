import type { Rate } from '../../../core/value/rate';
import type { PriceRule } from './selling-price';

/** Default rule: cost without margin or rounding. */
export const plainRule: PriceRule = {
  method: 'percent',
  value: 0,
  rounding: 0,
  round_up: true,
  ending: '',
  min_margin: null,
  max_margin: null,
};

export const ruleOfMargin = ({ type, value }: Rate): PriceRule => ({
  ...plainRule,
  method: type === 'percent' ? 'percent' : 'amount',
  value,
});

export const ruleOfPrice = (price: number): PriceRule => ({ ...plainRule, method: 'fixed', value: price });
