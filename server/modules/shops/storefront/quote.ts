import type { StorefrontOrderInput } from '../../../../src/core/contract/storefront';
import { rupiah } from '../../../../src/core/format/money';
import { type OrderAmounts, totalOf } from '../../../../src/core/storefront/total';
import type { Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { type TypedInputs, typedInputs } from '../../trade/catalogue/typed-inputs';
import { checkQuantity, type Goods, goodsById } from './goods';
import { type ChosenMethod, checkMethod, methodOf } from './methods';
import { type FlashOffer, type PromoOffer, promoOf } from './offers';
import { cartOf, priceOf } from './price';
import type { Shop } from './shop';
import { guestOf, memberOf, type Shopper } from './shopper';

/** An order with everything that its price comes from; nothing has been taken. */
export interface Quoted {
  goods: Goods;
  shopper: Shopper;
  method: ChosenMethod;
  inputs: TypedInputs;
  flash: FlashOffer | null;
  promo: PromoOffer | null;
  amounts: OrderAmounts;
}

/** What only the rest of the server knows. */
export interface QuoteDoors {
  /** Codes in stock, by product. */
  codesLeft: (db: Db, partnerId: string, ids: string[]) => Promise<Map<string, number>>;
  /** Codes of the platform's methods that are out of order. */
  outOfOrder: readonly string[];
}

/** Prices an order by the rules of its shop. Throws what `placeStorefrontOrder` names. */
export async function quoteOrder(
  db: Db,
  shop: Shop,
  input: StorefrontOrderInput,
  /** Who the caller proved to be; a guest is whoever the input says. */
  memberId: string | null,
  { codesLeft, outOfOrder }: QuoteDoors,
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

/** So many of a product that may be ordered now. Throws what `goodsById` and `checkQuantity` throw, OUT_OF_STOCK. */
export async function goodsInStock(
  db: Db,
  partnerId: string,
  productId: string,
  qty: number,
  codesLeft: QuoteDoors['codesLeft'],
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

/** Without the unique code, which nobody can have seen yet. */
function checkSeen(expected: number | undefined, total: number): void {
  if (expected === undefined || expected === total) return;
  throw new AppError('PRICE_NOT_MATCH', { from: rupiah(expected), to: rupiah(total), current_price: total });
}
