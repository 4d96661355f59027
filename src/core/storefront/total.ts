import { feeBearerOf, methodFee, type PaymentMethodFacts, roundingOf } from './payment';

/** Amounts of an order as its table keeps them: rupiah of the whole order, never of one item. */
export interface OrderAmounts {
  cost: number;
  price: number;
  discount: number;
  /** The method's fee, whoever bears it. */
  payment_fee: number;
  fee_bearer: 'shop' | 'buyer';
  rounding: number;
  unique_code: number;
  /** What the buyer pays. */
  total: number;
  /** What stays with the shop; below zero when it sells at a loss. */
  profit: number;
}

/**
 * What an order costs and what it earns. Everything that the buyer pays beside the fee is the shop's: a rounding and
 * the unique code too. The fee leaves the total either way; the buyer's fee was put on top of it before.
 */
export function totalOf(
  { cost, price, qty, discount }: { cost: number; price: number; qty: number; discount: number },
  method: PaymentMethodFacts,
  uniqueCode = 0,
): OrderAmounts {
  const due = price * qty - discount;
  const payment_fee = due > 0 ? methodFee(method, due) : 0;
  const fee_bearer = feeBearerOf(method);
  const billed = due + (fee_bearer === 'buyer' ? payment_fee : 0);
  const rounding = roundingOf(method, billed);
  const total = billed + rounding + uniqueCode;
  return {
    cost: cost * qty,
    price: price * qty,
    discount,
    payment_fee,
    fee_bearer,
    rounding,
    unique_code: uniqueCode,
    total,
    profit: total - payment_fee - cost * qty,
  };
}
