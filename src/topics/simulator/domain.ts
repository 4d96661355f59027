import { roundPercent } from '../../core/value/percent';
import { amountLeaving } from '../../core/value/rate';
import { type PriceRule, priceByRule } from '../selling-prices/domain/selling-price';
import { tierPrice } from '../selling-prices/domain/tier-price';
import { feeBearerOf, type PaymentMethodFacts } from '../shops/domain/payment';
import { type OrderAmounts, totalOf } from '../shops/domain/total';

export interface Trial {
  /** The supplier's price in rupiah. */
  base_price: number;
  /** Discount of the partner's tier in hundredths of a percent. */
  discount_bps: number;
  rule: PriceRule;
  method: PaymentMethodFacts;
}

export interface Simulation
  extends Pick<
    OrderAmounts,
    'cost' | 'price' | 'payment_fee' | 'fee_bearer' | 'rounding' | 'total' | 'profit'
  > {
  percent: number;
  /** Lowest selling price without a loss for this payment method. */
  break_even: number;
}

/** Uses the same pricing rules as the portal and the websites. */
export function simulate({ base_price, discount_bps, rule, method }: Trial): Simulation {
  const cost = tierPrice(base_price, discount_bps);
  const price = priceByRule(rule, cost);
  const { payment_fee, fee_bearer, rounding, total, profit } = totalOf(
    { cost, price, qty: 1, discount: 0 },
    method,
  );
  return {
    ...{ cost, price, payment_fee, fee_bearer, rounding, total, profit },
    percent: roundPercent(profit, cost),
    break_even: breakEven(cost, method),
  };
}

/** No loss from this price on, however the total is rounded. */
function breakEven(cost: number, method: PaymentMethodFacts): number {
  const { fee_flat = 0, fee_percent = 0 } = method;
  const least = feeBearerOf(method) === 'shop' ? amountLeaving(cost + fee_flat, fee_percent) : cost;
  return Math.max(1, least);
}
