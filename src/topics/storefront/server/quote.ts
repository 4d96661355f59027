import { rupiah } from '../../../core/format/money';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { type TypedInputs, typedInputs } from '../../catalogue/server/typed-inputs';
import { type OrderAmounts, totalOf } from '../../shops/domain/total';
import type { StorefrontOrderInput } from '../contract/storefront';
import { checkQuantity, type Goods, goodsById } from './goods';
import { type ChosenMethod, checkMethod, methodOf } from './methods';
import { type FlashOffer, type PromoOffer, promoOf } from './offers';
import { cartOf, priceOf } from './price';
import type { Shop } from './shop';
import { guestOf, memberOf, type Shopper } from './shopper';

/** A priced order with all inputs; nothing is reserved yet. */
export interface Quoted {
  goods: Goods;
  shopper: Shopper;
  method: ChosenMethod;
  inputs: TypedInputs;
  flash: FlashOffer | null;
  promo: PromoOffer | null;
  amounts: OrderAmounts;
}

export interface QuoteDeps {
  codesLeft: (db: Db, partnerId: string, ids: string[]) => Promise<Map<string, number>>;
  outOfOrder: readonly string[];
}

/** Prices an order. Throws errors of `placeStorefrontOrder`. */
export async function quoteOrder(
  db: Db,
  shop: Shop,
  input: StorefrontOrderInput,
  /** Authenticated member; null for a guest, identified by the input. */
  memberId: string | null,
  { codesLeft, outOfOrder }: QuoteDeps,
): Promise<Quoted> {
  const { partner_id, now } = shop;
  const goods = await goodsInStock(db, partner_id, input.product_id, input.qty, codesLeft);
  const inputs = typedInputs(goods.forms, input.form_values, goods.variation?.forms);
  const shopper = await shopperOf(db, shop, input.buyer, memberId);
  const method = await methodOf(db, partner_id, input.payment_method, {
    isMember: shopper.memberId !== null,
    outOfOrder,
  });
  const { price, flash } = await priceOf(db, shop, goods, shopper, input.qty);
  const cart = cartOf(goods, shopper, price * input.qty, method.id ?? method.source);
  const promo = input.promo_code
    ? await promoOf(db, partner_id, input.promo_code, { cart, buyer: shopper.key, now })
    : null;
  const discount = promo?.discount ?? 0;
  const amounts = totalOf({ cost: goods.priced.cost, price, qty: input.qty, discount }, method);
  checkMethod(method, amounts.total, now);
  checkSeen(input.expected_total, amounts.total);
  return { goods, shopper, method, inputs, flash, promo, amounts };
}

/** A product with sufficient stock. Throws errors of `goodsById` and `checkQuantity`, OUT_OF_STOCK. */
export async function goodsInStock(
  db: Db,
  partnerId: string,
  productId: string,
  qty: number,
  codesLeft: QuoteDeps['codesLeft'],
): Promise<Goods> {
  const goods = await goodsById(db, partnerId, productId);
  checkQuantity(goods, qty);
  if (goods.fulfilment !== 'code') return goods;
  const left = await codesLeft(db, partnerId, [goods.id]);
  if ((left.get(goods.id) ?? 0) < qty) throw new AppError('OUT_OF_STOCK');
  return goods;
}

const shopperOf = (
  db: Db,
  shop: Shop,
  buyer: StorefrontOrderInput['buyer'],
  memberId: string | null,
): Promise<Shopper> => {
  if (buyer.kind === 'guest') return guestOf(db, shop, buyer);
  if (!memberId) throw new AppError('UNAUTHENTICATED');
  return memberOf(db, shop, memberId);
};

/** Excludes the unique code, which the buyer has not seen yet. */
function checkSeen(expected: number | undefined, total: number): void {
  if (expected === undefined || expected === total) return;
  throw new AppError('PRICE_NOT_MATCH', { from: rupiah(expected), to: rupiah(total), current_price: total });
}
