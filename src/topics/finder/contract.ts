import { z } from 'zod';
import { get, SIGNED_IN } from '../../core/contract/endpoint';
import { named, otherwise } from '../../core/contract/reading';
import { id, instant, rupiah, searchLine } from '../../core/contract/shapes';
import { initials } from '../../core/format/initials';
import { brandSummary, variation } from '../catalogue/contract/catalogue';

export const MOST_FOUND = 5;

export const foundTransaction = z.object({
  id,
  code: z.string(),
  product_name: z.string(),
  item_name: z.string(),
  destination: z.string(),
  status: z.int(),
  refunded: z.int(),
  date: instant,
});

export const foundTopup = z.object({
  id,
  code: z.string(),
  method_name: z.string(),
  invoice_paid_amount: rupiah,
  status: z.int(),
  created_at: instant,
});

export const foundPanelOrder = z.object({
  id,
  invoice: z.string(),
  product_name: z.string(),
  item_name: z.string(),
  order_status: z.int(),
  created_at: instant,
});

export const foundWithdrawal = z.object({
  id,
  code: z.string(),
  amount: rupiah,
  status: z.int(),
  requested_at: instant,
  /** Balance that the withdrawal debited. */
  purse: otherwise(z.enum(['panel', 'referral']), 'panel'),
});

export const foundBrand = brandSummary.pick({ id: true, key: true, name: true, image: true }).extend({
  monogram: otherwise(z.string(), ({ name }) => initials(String(name))),
  category_name: z.string(),
});

export const foundItem = variation
  .pick({ id: true, sku: true, name: true, price: true, status: true, is_unpriced: true })
  .extend({
    brand: foundBrand,
    /** Keyed by the inputs of its brand; empty if only a code was typed. */
    values: z.record(z.string(), z.string()),
    shown: z.array(z.object({ alias: z.string(), value: z.string() })),
    /** Error of the destination; null if the order form can be filled. */
    problem: z.string().nullable(),
  });

/** A record of a declared resource. */
export const foundRecord = z.object({
  /** Name of the resource. */
  resource: z.string(),
  id,
  /** Value of `q` on the page that shows it. */
  key: z.string(),
  title: z.string(),
  /** Values that distinguish it from others of the same title. */
  detail: z.string(),
  /** True for kinds of records with personal data, which a browser must not store. */
  is_personal: otherwise(z.boolean(), true),
});

export const found = z.object({
  items: named(z.array(foundItem)),
  transactions: named(z.array(foundTransaction)),
  topups: named(z.array(foundTopup)),
  panel_orders: named(z.array(foundPanelOrder)),
  withdrawals: named(z.array(foundWithdrawal)),
  brands: named(z.array(foundBrand)),
  records: otherwise(z.array(foundRecord), []),
});
export type Found = z.infer<typeof found>;
export type FoundItem = Found['items'][number];

/**
 * Finds records by code, by its end, or by a buyer's number; brands by name; and an order typed in one line (`ML86
 * 12345678 1234`), which is never placed. Finds records of all lists by their words.
 */
export const find = get('/v1/crm/find', SIGNED_IN, {
  summary: 'Cari transaksi, top up, pesanan website, penarikan, brand, item, dan data lain',
  query: z.strictObject({ q: searchLine(100).min(2) }),
  reply: found,
});
