import { z } from 'zod';
import { initials } from '../format/initials';
import { BRAND, ITEM } from '../states';
import { download, endpoint } from './endpoint';
import { pageMeta } from './envelope';
import { named, otherwise } from './reading';
import { emptyListAsObject, exportFormat, id, instant, line, listQuery, rupiah } from './shapes';

/** 1 prepaid, 2 postpaid (domain 3.4). */
export const category = z.object({
  id: named(id),
  slug: z.string(),
  name: named(z.string()),
  icon: z.string(),
  type: z.int(),
  brand_count: z.int(),
});
export type Category = z.infer<typeof category>;

/** One input of a brand's order form. */
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

/** Brand = "product" = parent category in the specification; its status is one of `BRAND`. */
export const brandSummary = z.object({
  id: named(id),
  key: otherwise(z.string(), ({ name }) => String(name)),
  name: named(z.string()),
  publisher: z.string(),
  monogram: otherwise(z.string(), ({ name }) => initials(String(name))),
  image: named(z.string().nullable()),
  category_id: id,
  category_name: z.string(),
  status: otherwise(z.int(), BRAND.normal),
  /** True while the cut-off window of the brand is open (server clock, Asia/Jakarta). */
  is_cut_off: z.boolean(),
  cut_off_end: z.string().nullable(),
  is_voucher: z.boolean(),
  /** Its items cost what their bill says. */
  is_postpaid: z.boolean(),
  variation_count: z.int(),
  /** Lowest tier price in rupiah; null when nothing has a price, left out by a host that does not say. */
  min_price: rupiah.nullable().optional(),
  /** Null from a host that keeps no favourites. */
  is_favorite: z.boolean().nullable(),
});
export type BrandSummary = z.infer<typeof brandSummary>;

/** How orders of an item ended within the last hours. */
const itemHealth = z.object({
  hours: z.int(),
  finished: z.int(),
  succeeded: z.int(),
  /** From the order to its success; null where none succeeded. */
  median_seconds: z.number().nullable(),
});
export type ItemHealth = z.infer<typeof itemHealth>;

/**
 * Status 1 Tersedia, 2 Gangguan, 3 Kosong, 4 Cut off. `price` is the caller's tier price in rupiah, or what the partner
 * sells it for to whoever may not know that; null where the bill says what it costs, and then fee and commission are
 * those of each sheet of a bill (domain 3.4), and where `is_unpriced`.
 */
export const variation = z.object({
  id: named(id),
  sku: z.string(),
  group: z.string(),
  name: named(z.string()),
  price: named(rupiah.nullable()),
  admin_fee: rupiah.nullable(),
  commission: rupiah.nullable(),
  price_before: rupiah.nullable(),
  /** What the partner sells it for; null where no rule reaches it, and for whoever may not know selling prices. */
  selling_price: rupiah.nullable(),
  sla_seconds: z.int(),
  max_qty: otherwise(z.int(), 1),
  multi: z.boolean(),
  status: otherwise(z.int(), ITEM.open),
  /** The caller is told selling prices alone, and there is none: it cannot be ordered. */
  is_unpriced: otherwise(z.boolean(), false),
  is_new: z.boolean(),
  is_promo: z.boolean(),
  /** Shared by the routes of one thing; null where there is one alone. */
  group_key: z.string().nullable(),
  /** The partner made it the route that the order form offers. */
  is_default: z.boolean(),
  /** The caller is told when it can be bought again. */
  is_watched: z.boolean(),
  /** How everybody's orders of it ended, by length of time; lengths without an order are left out. */
  health: z.array(itemHealth),
});
export type Variation = z.infer<typeof variation>;

export const brandDetail = brandSummary.extend({
  regions: z.array(z.string()),
  has_check_id: z.boolean(),
  how_to_html: z.string(),
  forms: z.array(brandForm),
  variations: z.array(variation),
  /** Orders of all partners that ended within the last 24 hours: what the two figures below rest on. */
  orders_24h: z.int(),
  /** Share of successes of the last 24 hours, percent; null where too few have ended to say (`ENOUGH_ORDERS`). */
  success_rate: z.number().nullable(),
  /** Mean delivery time of the last 24 hours in seconds; null where too few have ended to say. */
  average_seconds: z.number().nullable(),
  /** When the orders of its items were counted; null before the first counting. */
  counted_at: instant.nullable(),
});
export type BrandDetail = z.infer<typeof brandDetail>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/v1/crm/category-options',
  object: 'product',
  summary: 'Kategori produk',
  reply: z.array(category),
});

export const listBrands = endpoint({
  method: 'GET',
  path: '/v1/crm/product/parent',
  object: 'product',
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

export const getBrand = endpoint({
  method: 'GET',
  path: '/v1/crm/product/parent/:id',
  also: ['/v1/crm/product/detail/:id'],
  object: 'product.order',
  summary: 'Brand dengan isian dan item',
  params: z.strictObject({ id }),
  reply: brandDetail,
});

/** One line of the price list of the caller's tier. */
export const priceListRow = variation
  .pick({ id: true, sku: true, group: true, name: true, price: true, price_before: true, status: true })
  .extend(variation.pick({ admin_fee: true, commission: true, is_unpriced: true }).shape)
  .extend({ brand_id: id, brand_name: z.string(), category_name: z.string(), brand_status: z.int() });

/** Everything that is on the shelves: the price list, page by page. */
export const listProducts = endpoint({
  method: 'GET',
  path: '/v1/crm/product/all',
  object: 'product',
  summary: 'Semua item dengan harga menurut tier',
  query: listQuery.extend({ category: id.optional() }),
  reply: z.array(priceListRow),
  meta: pageMeta,
});

/** The items of one brand. Throws NOT_FOUND. */
export const listItems = endpoint({
  method: 'GET',
  path: '/v1/crm/product/list',
  object: 'product',
  summary: 'Item satu brand',
  query: z.strictObject({ parent: id }),
  reply: z.array(variation),
});

export const setFavorite = endpoint({
  method: 'PUT',
  path: '/v1/crm/product/parent/:id/favorite',
  object: 'product',
  summary: 'Tandai atau lepas brand favorit',
  params: z.strictObject({ id }),
  body: z.strictObject({ favorite: z.boolean() }),
  reply: z.object({ favorite: z.boolean() }),
});

/** Tells the caller once, by bell and e-mail, that an item can be bought again. Throws NOT_FOUND. */
export const watchItem = endpoint({
  method: 'PUT',
  path: '/v1/crm/product/item/:id/watch',
  object: 'product.order',
  summary: 'Beri tahu saat item normal kembali',
  params: z.strictObject({ id }),
  body: z.strictObject({ watch: z.boolean() }),
  /** False as well for an item that can be bought now. */
  reply: z.object({ watch: z.boolean() }),
});

/** Nickname check (`check-user-id`). */
export const checkUserId = endpoint({
  method: 'POST',
  path: '/v1/crm/check-user-id',
  also: ['/v1/crm/check-user-id-new'],
  object: 'product.order',
  summary: 'Cek nickname tujuan',
  body: z.strictObject({
    brand_id: id,
    form_values: emptyListAsObject(z.record(z.string().max(40), line(100))),
  }),
  reply: z.object({ nickname: z.string(), region: z.string().nullable() }),
});

/** The price list of the caller's tier. */
export const exportProducts = download({
  path: '/v1/crm/product/export',
  object: 'price-list:export',
  summary: 'Unduh daftar harga',
  query: z.strictObject({ search: listQuery.shape.search, category: id.optional(), format: exportFormat }),
});
