import { z } from 'zod';
import { download, get, post, put } from '../../../core/contract/endpoint';
import { pageMeta } from '../../../core/contract/envelope';
import { named, otherwise, textOf } from '../../../core/contract/reading';
import {
  emptyListAsObject,
  exportFormat,
  id,
  instant,
  line,
  listQuery,
  rupiah,
  title,
} from '../../../core/contract/shapes';
import { monogram } from '../../../core/format/initials';
import { BRAND, ITEM } from '../../../core/states';

/** 1 prepaid, 2 postpaid (domain 3.4). */
export const category = z.object({
  id: named(id),
  slug: z.string(),
  name: title,
  icon: z.string(),
  type: z.int(),
  brand_count: z.int(),
});
export type Category = z.infer<typeof category>;

export const brandForm = z.object({
  key: named(z.string()),
  alias: otherwise(z.string(), ({ key }) => String(key)),
  type: z.enum(['text', 'number', 'select', 'phone', 'email']),
  placeholder: z.string(),
  required: otherwise(z.boolean(), true),
  min_len: z.int().nullable(),
  max_len: z.int().nullable(),
  regex: z.string().nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  help_text: z.string().nullable(),
});
export type BrandForm = z.infer<typeof brandForm>;

/** "Product" and "parent category" in the specification; the status is a `BRAND`. */
export const brandSummary = z.object({
  id: named(id),
  key: otherwise(z.string(), ({ name }) => textOf(name)),
  name: title,
  publisher: z.string(),
  monogram: otherwise(z.string(), ({ name }) => monogram(textOf(name))),
  image: z.string().nullable(),
  category_id: id,
  category_name: z.string(),
  status: otherwise(z.int(), BRAND.normal),
  /** True while the cut-off window of the brand is open (server clock, Asia/Jakarta). */
  is_cut_off: z.boolean(),
  cut_off_end: z.string().nullable(),
  is_voucher: z.boolean(),
  is_postpaid: z.boolean(),
  variation_count: z.int(),
  /** Lowest tier price in rupiah; null without any price, absent from hosts that do not send it. */
  min_price: rupiah.nullable().optional(),
  is_favorite: z.boolean().nullable(),
});
export type BrandSummary = z.infer<typeof brandSummary>;

const itemHealth = z.object({
  hours: z.int(),
  finished: z.int(),
  succeeded: z.int(),
  /** Time from order to success; null without a success. */
  median_seconds: z.number().nullable(),
});
export type ItemHealth = z.infer<typeof itemHealth>;

/**
 * Status 1 Tersedia, 2 Gangguan, 3 Kosong, 4 Cut off. `price` is the caller's tier price in rupiah, or the partner's
 * selling price for people who may not see cost. Null for postpaid items, whose fee and commission are per sheet of a
 * bill (domain 3.4), and if `is_unpriced`.
 */
export const variation = z.object({
  id: named(id),
  sku: z.string(),
  group: z.string(),
  name: title,
  price: rupiah.nullable(),
  admin_fee: rupiah.nullable(),
  commission: rupiah.nullable(),
  price_before: rupiah.nullable(),
  /** Null without a price rule, and for people who may not see selling prices. */
  selling_price: rupiah.nullable(),
  sla_seconds: z.int(),
  max_qty: otherwise(z.int(), 1),
  multi: z.boolean(),
  status: otherwise(z.int(), ITEM.open),
  /** The caller may see selling prices only, and there is none: the item cannot be ordered. */
  is_unpriced: otherwise(z.boolean(), false),
  is_new: z.boolean(),
  is_promo: z.boolean(),
  group_key: z.string().nullable(),
  is_default: z.boolean(),
  is_watched: z.boolean(),
  /** Results of all partners' orders by number of hours; periods without orders are left out. */
  health: z.array(itemHealth),
});
export type Variation = z.infer<typeof variation>;

export const brandDetail = brandSummary.extend({
  regions: z.array(z.string()),
  has_check_id: z.boolean(),
  how_to_html: z.string(),
  forms: z.array(brandForm),
  variations: z.array(variation),
  /** Orders of all partners within 24 hours, the basis of the next two figures. */
  orders_24h: z.int(),
  /** Percent within 24 hours; null with fewer than `ENOUGH_ORDERS`. */
  success_rate: z.number().nullable(),
  /** Mean delivery time within 24 hours in seconds; null with too few orders. */
  average_seconds: z.number().nullable(),
  /** Null before the first count. */
  counted_at: instant.nullable(),
});
export type BrandDetail = z.infer<typeof brandDetail>;

export const listCategories = get('/v1/crm/category-options', 'catalogue-category:lookup', {
  summary: 'Kategori produk',
  reply: z.array(category),
});

export const listBrands = get('/v1/crm/product/parent', 'product', {
  summary: 'Brand dengan harga terendah menurut tier',
  query: listQuery.extend({ category: id.optional(), favorite: z.enum(['1']).optional() }),
  reply: z.array(brandSummary),
  meta: z.object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    tier_name: z.string(),
    updated_at: instant,
  }),
});

export const getBrand = get('/v1/crm/product/parent/:id', 'product.order', {
  also: ['/v1/crm/product/detail/:id'],
  summary: 'Brand dengan isian dan item',
  params: z.strictObject({ id }),
  reply: brandDetail,
});

export const priceListRow = variation
  .pick({ id: true, sku: true, group: true, name: true, price: true, price_before: true, status: true })
  .extend(variation.pick({ admin_fee: true, commission: true, is_unpriced: true }).shape)
  .extend({ brand_id: id, brand_name: z.string(), category_name: z.string(), brand_status: z.int() });

export const listProducts = get('/v1/crm/product/all', 'product', {
  summary: 'Semua item dengan harga menurut tier',
  query: listQuery.extend({ category: id.optional() }),
  reply: z.array(priceListRow),
  meta: pageMeta,
});

export const listItems = get('/v1/crm/product/list', 'product', {
  summary: 'Item satu brand',
  query: z.strictObject({ parent: id }),
  reply: z.array(variation),
});

export const setFavorite = put('/v1/crm/product/parent/:id/favorite', 'product', {
  summary: 'Tandai atau lepas brand favorit',
  params: z.strictObject({ id }),
  body: z.strictObject({ favorite: z.boolean() }),
  reply: z.object({ favorite: z.boolean() }),
});

/** Notifies the caller once, by bell and e-mail, when an item can be bought again. Throws NOT_FOUND. */
export const watchItem = put('/v1/crm/product/item/:id/watch', 'product.order', {
  summary: 'Beri tahu saat item normal kembali',
  params: z.strictObject({ id }),
  body: z.strictObject({ watch: z.boolean() }),
  /** Also false for an item that can be bought now. */
  reply: z.object({ watch: z.boolean() }),
});

export const checkUserId = post('/v1/crm/check-user-id', 'product.order', {
  also: ['/v1/crm/check-user-id-new'],
  summary: 'Cek nickname tujuan',
  body: z.strictObject({
    brand_id: id,
    form_values: emptyListAsObject(z.record(z.string().max(40), line(100))),
  }),
  reply: z.object({ nickname: z.string(), region: z.string().nullable() }),
});

export const exportProducts = download('/v1/crm/product/export', 'price-list:export', {
  summary: 'Unduh daftar harga',
  query: z.strictObject({ search: listQuery.shape.search, category: id.optional(), format: exportFormat }),
});
