import { type PriceRule, priceByRule } from '../pricing/selling-price';
import { tierPrice } from '../pricing/tier-price';
import { feeBearerOf, type PaymentMethodFacts } from '../storefront/payment';
import { type OrderAmounts, totalOf } from '../storefront/total';
import { roundPercent } from '../value/percent';
import { amountLeaving } from '../value/rate';

/** A sale of one item that is tried out. */
export interface Trial {
  /** What the supplier asks, rupiah. */
  base_price: number;
  /** What the partner's tier takes off it; hundredths of a percent. */
  discount_bps: number;
  /** How the selling price follows from the cost. */
  rule: PriceRule;
  method: PaymentMethodFacts;
}

/** What comes of it, rupiah. */
export interface Simulation
  extends Pick<
    OrderAmounts,
    'cost' | 'price' | 'payment_fee' | 'fee_bearer' | 'rounding' | 'total' | 'profit'
  > {
  /** The profit's share of the cost. */
  percent: number;
  /** The least selling price that is no loss when it is paid this way. */
  break_even: number;
}

/** One item bought, priced and paid for by the very rules that price what partners and their websites sell. */
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

/** From here on nothing is lost, whatever the rounding of the total adds. */
function breakEven(cost: number, method: PaymentMethodFacts): number {
  const { fee_flat = 0, fee_percent = 0 } = method;
  const least = feeBearerOf(method) === 'shop' ? amountLeaving(cost + fee_flat, fee_percent) : cost;
  return Math.max(1, least);
}
