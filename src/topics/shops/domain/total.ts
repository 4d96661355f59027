import { feeBearerOf, methodFee, type PaymentMethodFacts, roundingOf } from './payment';

/** Stored amounts: rupiah of the whole order, never per item. */
export interface OrderAmounts {
  cost: number;
  price: number;
  discount: number;
  /** Fee of the method, paid by the buyer or the shop. */
  payment_fee: number;
  fee_bearer: 'shop' | 'buyer';
  rounding: number;
  unique_code: number;
  total: number;
  profit: number;
}

/**
 * Everything that the buyer pays besides the fee belongs to the shop, including rounding and unique code. The fee is
 * deducted from the total either way; a buyer's fee was added before.
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
