import { z } from 'zod';
import type { ApiScope } from '../integration/words';
import { brandForm } from './catalogue';
import { type EndpointSpec, PUBLIC } from './endpoint';
import { id, instant, line, rupiah } from './shapes';

/** Where partners' programs call (domain 1.4). */
export const OPEN_API = '/open-api/v1';

/** A call of a program: signed, and let in by `server/modules/trade/integration/gate.ts` instead of a session. */
export interface ProgramSpec extends EndpointSpec {
  scope: ApiScope;
  object: typeof PUBLIC;
}
/** Declares a call of a program. */
export const program = <const E extends Omit<ProgramSpec, 'object'>>(
  spec: E,
): E & { object: typeof PUBLIC } => ({
  ...spec,
  object: PUBLIC,
});

/** A code of the catalogue, as an address or a query carries it. */
const key = line(60).min(1);
export const sku = line(32).min(1);
/** The partner's own name of an order, its for ever. */
export const refId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{6,40}$/, 'Isi 6–40 huruf, angka, garis bawah, atau tanda hubung.');
/** What the form of a brand asks for, by its keys. */
export const customer = z.record(z.string().max(40), line(100));

export const apiBalance = program({
  method: 'GET',
  path: `${OPEN_API}/balance`,
  scope: 'balance.read',
  summary: 'Saldo',
  reply: z.object({ balance: rupiah, currency: z.literal('IDR') }),
});

export const apiCategories = program({
  method: 'GET',
  path: `${OPEN_API}/categories`,
  scope: 'product.read',
  summary: 'Kategori',
  reply: z.array(z.object({ key: z.string(), name: z.string(), is_postpaid: z.boolean() })),
});

const apiBrand = z.object({
  key: z.string(),
  name: z.string(),
  category: z.string(),
  is_voucher: z.boolean(),
  is_postpaid: z.boolean(),
  /** 1 normal, 2 disturbed, 3 maintenance. */
  status: z.int(),
  /** Daily hours in which nothing is sold, `HH:mm` in Asia/Jakarta; null for none. */
  cut_off_start: z.string().nullable(),
  cut_off_end: z.string().nullable(),
  can_check_id: z.boolean(),
  /** What `customer` of an order has to hold. */
  forms: z.array(brandForm.omit({ placeholder: true })),
});
export type ApiBrand = z.infer<typeof apiBrand>;

export const apiBrands = program({
  method: 'GET',
  path: `${OPEN_API}/brands`,
  scope: 'product.read',
  summary: 'Brand dengan isian pesanannya',
  query: z.strictObject({ category: key.optional() }),
  reply: z.array(apiBrand),
});

const apiItem = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Rupiah at the partner's tier; null where a bill says it. */
  price: rupiah.nullable(),
  /** Of a postpaid item, rupiah for each sheet of its bill. */
  admin_fee: rupiah.nullable(),
  commission: rupiah.nullable(),
  /** 1 open, 2 disturbed, 3 sold out, 4 not sold. */
  status: z.int(),
  max_qty: z.int(),
  /** Seconds within which it is usually delivered. */
  sla_seconds: z.int(),
  updated_at: instant,
});
export type ApiItem = z.infer<typeof apiItem>;

/** Items in the order in which they changed; `since` is the `next` of an earlier answer. */
export const apiItems = program({
  method: 'GET',
  path: `${OPEN_API}/items`,
  scope: 'product.read',
  summary: 'Item dengan harga tier Anda dan statusnya',
  query: z.strictObject({
    brand: key.optional(),
    since: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  }),
  reply: z.array(apiItem),
  meta: z.object({
    /** For the next call: the rest of the list, or what has changed since. */
    next: z.string(),
    /** There is more already. */
    more: z.boolean(),
  }),
});

export const apiCheckId = program({
  method: 'POST',
  path: `${OPEN_API}/check-id`,
  scope: 'product.read',
  summary: 'Cek nickname tujuan',
  body: z.strictObject({ brand: key, customer }),
  reply: z.object({ nickname: z.string() }),
});

export const historyStep = z.object({ step: z.string(), at: instant });

/** An order as programs read it. Status as everywhere: 1 pending, 2 delivered, 3 cancelled, 4 failed. */
const apiOrder = z.object({
  code: z.string(),
  ref_id: z.string(),
  status: z.int(),
  /** Of a failed one: 1 the whole price came back, 2 a part of it; else 0. */
  refunded: z.int(),
  refund_amount: rupiah,
  /** Why it failed; null for everything else. */
  reason: z.string().nullable(),
  sku: z.string(),
  product_name: z.string(),
  item_name: z.string(),
  customer,
  qty: z.int(),
  unit_price: rupiah,
  total: rupiah,
  /** What was delivered: a serial number, or voucher codes, whole. */
  sn: z.string().nullable(),
  voucher_codes: z.array(z.string()),
  created_at: instant,
  finished_at: instant.nullable(),
  history: z.array(historyStep),
});
export type ApiOrder = z.infer<typeof apiOrder>;

/** `duplicate`: the `ref_id` had ordered before, and this is that order. */
const placedOrder = apiOrder.extend({ duplicate: z.boolean() });
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Buys once for each `ref_id`, for ever: the same body answers the same order, another one 409 REF_ID_CONFLICT. */
export const apiCreateOrder = program({
  method: 'POST',
  path: `${OPEN_API}/orders`,
  scope: 'order.create',
  summary: 'Buat pesanan',
  body: z.strictObject({
    ref_id: refId,
    sku,
    qty: z.int().min(1).max(10).default(1),
    /** What the caller takes the price of one item for; another one is refused with 409 PRICE_NOT_MATCH. */
    price: rupiah.min(1),
    customer: customer.default({}),
    /** True for a second order of the same item and destination within 24 hours. */
    allow_duplicate: z.boolean().default(false),
  }),
  reply: placedOrder,
});
export type OrderWish = z.output<typeof apiCreateOrder.body>;

export const apiOrders = program({
  method: 'GET',
  path: `${OPEN_API}/orders`,
  scope: 'order.read',
  summary: 'Daftar pesanan, terbaru lebih dulu',
  query: z.strictObject({
    status: z.coerce.number().int().min(1).max(4).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.array(apiOrder),
  meta: z.object({ page: z.int(), limit: z.int(), more: z.boolean() }),
});

/** By `code` or by `ref_id`: one of them. */
export const apiOrderStatus = program({
  method: 'GET',
  path: `${OPEN_API}/order-status`,
  scope: 'order.read',
  summary: 'Status pesanan menurut kode atau ref_id',
  query: z
    .strictObject({ code: line(40).optional(), ref_id: refId.optional() })
    .refine(({ code, ref_id }) => (code === undefined) !== (ref_id === undefined), {
      message: 'Isi code atau ref_id, salah satu.',
    }),
  reply: apiOrder,
});

/** What a customer owes; it may be paid on the same day. */
const apiBill = z.object({
  inquiry_id: id,
  sku: z.string(),
  customer_no: z.string(),
  /** Masked. */
  customer_name: z.string(),
  bill_count: z.int(),
  periods: z.array(z.object({ period: z.string(), amount: rupiah, penalty: rupiah })),
  bill_amount: rupiah,
  penalty: rupiah,
  admin_fee: rupiah,
  commission: rupiah,
  /** What the payment takes from the balance. */
  total: rupiah,
  expires_at: instant,
});
export type ApiBill = z.infer<typeof apiBill>;

export const apiInquire = program({
  method: 'POST',
  path: `${OPEN_API}/bill-inquiry`,
  scope: 'order.create',
  summary: 'Cek tagihan pascabayar',
  body: z.strictObject({ sku, customer_no: line(40), period: z.int().min(1).max(12).optional() }),
  reply: apiBill,
});
export type InquiryWish = z.output<typeof apiInquire.body>;

export const apiPayBill = program({
  method: 'POST',
  path: `${OPEN_API}/bill-payment`,
  scope: 'order.create',
  summary: 'Bayar tagihan pascabayar',
  body: z.strictObject({ ref_id: refId, inquiry_id: id }),
  reply: placedOrder,
});
export type PaymentWish = z.output<typeof apiPayBill.body>;
