import { PAYMENT } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import type { PanelOrder } from '../../panel-orders/server/service';
import { liveRecord } from '../../shops/server/shop-record/reading';
import type { StorefrontOrder } from '../contract/storefront';

type Words = Pick<StorefrontOrder, 'transfer' | 'payment_note'>;
type Confided = Words &
  Pick<StorefrontOrder, 'sn' | 'target' | 'nickname' | 'payment' | 'instructions' | 'sandbox_url'>;

const NO_WORDS: Words = { transfer: null, payment_note: null };
const NOTHING: Confided = {
  ...{ sn: null, target: null, nickname: null, payment: null, instructions: [], sandbox_url: null },
  ...NO_WORDS,
};

/** Buyer's view of an order; the public view without `confided`. */
export const orderView = (order: PanelOrder, confided: Confided = NOTHING): StorefrontOrder => ({
  product_name: order.product_name,
  item_name: order.item_name,
  qty: order.qty,
  price: order.price,
  discount: order.discount,
  payment_fee: order.fee_bearer === 'buyer' ? order.payment_fee : 0,
  rounding: order.rounding,
  total: order.total,
  is_flash_sale: order.flash_sale_id !== null,
  invoice: order.invoice,
  product_id: order.product_id,
  unique_code: order.unique_code,
  promo_code: order.promo_code,
  payment_method: order.payment_method,
  payment_status: order.payment_status,
  order_status: order.order_status,
  payment_ref: order.payment_ref,
  expires_at: order.expires_at,
  rating: order.rating,
  review: order.review,
  created_at: order.created_at,
  ...confided,
});

/** Bank account and own words of the payment method of an unpaid order. */
export async function wordsOf(db: Db, order: PanelOrder): Promise<Words> {
  const { partner_id, payment_source, payment_status, payment_method_id: method } = order;
  if (payment_status !== PAYMENT.waiting || !method) return NO_WORDS;
  const found = await liveRecord(db, partner_id, 'payment-method', method);
  if (!found) return NO_WORDS;
  const { account_number = '', account_holder = '', instructions = null } = found.data;
  if (payment_source !== 'manual') return { transfer: null, payment_note: instructions };
  return { transfer: { account_number, account_holder, instructions }, payment_note: null };
}
