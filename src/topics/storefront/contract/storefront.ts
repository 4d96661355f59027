import { z } from 'zod';
import { get, PUBLIC, post } from '../../../core/contract/endpoint';
import { payment, paymentInstruction } from '../../../core/contract/payment';
import {
  codeLine,
  emptyListAsObject,
  id,
  instant,
  line,
  paragraph,
  rupiah,
} from '../../../core/contract/shapes';
import { storefrontCatalogue } from './storefront-catalogue';
import { memberHeaders, shopParams } from './storefront-site';

const orderParams = shopParams.extend({ invoice: codeLine(40) });

const phone = codeLine(20).min(1);
const email = codeLine(100).pipe(z.email({ error: 'Format email tidak valid.' }));

/** A guest leaves contact data; a member is identified by the token alone. */
export const storefrontBuyer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('guest'), name: line(60).min(1), phone, email: email.optional() }),
  z.strictObject({ kind: z.literal('member') }),
]);

export const BALANCE_METHOD = 'balance';

export const storefrontOrderInput = z.strictObject({
  product_id: id,
  qty: z.int().min(1).max(1_000).default(1),
  form_values: emptyListAsObject(z.record(z.string().max(40), z.string().max(200))).default({}),
  buyer: storefrontBuyer,
  payment_method: z.union([id, z.literal(BALANCE_METHOD)]),
  promo_code: codeLine(20).optional(),
  /** Total that the buyer saw; another one is refused with PRICE_NOT_MATCH. */
  expected_total: rupiah.min(0).optional(),
});
export type StorefrontOrderInput = z.output<typeof storefrontOrderInput>;

export const storefrontQuote = z.object({
  product_name: z.string(),
  item_name: z.string(),
  qty: z.int(),
  price: rupiah,
  discount: rupiah,
  payment_fee: rupiah,
  rounding: rupiah,
  total: rupiah,
  is_flash_sale: z.boolean(),
});
export type StorefrontQuote = z.infer<typeof storefrontQuote>;

export const storefrontTransfer = z.object({
  account_number: z.string(),
  account_holder: z.string(),
  instructions: z.string().nullable(),
});

/** Contains neither cost nor profit. */
export const storefrontOrder = storefrontQuote.extend({
  invoice: z.string(),
  /** Null once the product is gone for good. */
  product_id: z.string().nullable(),
  unique_code: z.int(),
  promo_code: z.string().nullable(),
  payment_method: z.string(),
  payment_status: z.int(),
  order_status: z.int(),
  payment_ref: z.string().nullable(),
  expires_at: instant.nullable(),
  sn: z.string().nullable(),
  /** Account or number that receives the item; null if the item has none. */
  target: z.string().nullable(),
  /** Nickname found for the target; null without a check. */
  nickname: z.string().nullable(),
  /** Null once paid, and with a gateway. */
  transfer: storefrontTransfer.nullable(),
  /** How to pay at the gateway; null until it has answered, once paid, and with other methods. */
  payment: payment.nullable(),
  /** The shop's own words about paying at the gateway; null once paid, and with a transfer, which has its own. */
  payment_note: z.string().nullable(),
  /** Steps of paying so; empty without `payment`. */
  instructions: z.array(paymentInstruction),
  /** Payment page of the sandbox; null with a real gateway, and once paid. */
  sandbox_url: z.string().nullable(),
  rating: z.int().nullable(),
  review: z.string().nullable(),
  created_at: instant,
});
export type StorefrontOrder = z.infer<typeof storefrontOrder>;

/** Like all calls below: throws SHOP_NOT_FOUND, SHOP_EXPIRED, SHOP_MAINTENANCE. */
export const getStorefront = get('/v1/storefront/:shop/catalogue', PUBLIC, {
  summary: 'Katalog website mitra',
  params: shopParams,
  headers: memberHeaders,
  reply: storefrontCatalogue,
});

/** Throws what `placeStorefrontOrder` throws before it changes anything. */
export const quoteStorefrontOrder = post('/v1/storefront/:shop/quote', PUBLIC, {
  summary: 'Hitung total pesanan di website mitra',
  params: shopParams,
  headers: memberHeaders,
  body: storefrontOrderInput,
  reply: storefrontQuote,
});

/**
 * Orders once per key. Throws VALIDATION_FAILED, PRODUCT_INACTIVE, PRODUCT_DISTURBED, CUT_OFF, OUT_OF_STOCK,
 * QUANTITY_BELOW, QUANTITY_LIMIT, PRICE_NOT_MATCH, PROMO_REFUSED, FLASH_SALE_LIMIT, METHOD_…, MEMBER_…,
 * GUEST_CHECKOUT_OFF, ORDERS_UNPAID, RATE_LIMITED, IDEMPOTENCY_CONFLICT; UNAUTHENTICATED for a member without a token
 * of this website.
 */
export const placeStorefrontOrder = post('/v1/storefront/:shop/orders', PUBLIC, {
  summary: 'Buat pesanan di website mitra; satu pesanan untuk satu Idempotency-Key',
  params: shopParams,
  headers: memberHeaders.extend({ 'idempotency-key': z.uuid() }),
  body: storefrontOrderInput,
  reply: storefrontOrder,
});

/** Requires the order's phone or e-mail; otherwise NOT_FOUND. */
export const getStorefrontOrder = get('/v1/storefront/:shop/orders/:invoice', PUBLIC, {
  summary: 'Status pesanan di website mitra',
  params: orderParams,
  query: z.strictObject({ contact: line(100).min(1) }),
  reply: storefrontOrder,
});

/**
 * One review per delivered order; requires `contact` as in `getStorefrontOrder`, or the member's token. Throws
 * NOT_FOUND, REVIEW_CLOSED, RATE_LIMITED.
 */
export const reviewStorefrontOrder = post('/v1/storefront/:shop/orders/:invoice/review', PUBLIC, {
  summary: 'Beri penilaian dan ulasan pesanan',
  params: orderParams,
  headers: memberHeaders,
  body: z.strictObject({
    contact: line(100).min(1).optional(),
    rating: z.int().min(1).max(5),
    review: paragraph(500).optional(),
  }),
  reply: storefrontOrder,
});
