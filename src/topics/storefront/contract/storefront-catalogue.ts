import { z } from 'zod';
import { id, instant, rupiah } from '../../../core/contract/shapes';
import { brandForm } from '../../catalogue/contract/catalogue';
import { storefrontArticle, storefrontBanner, storefrontPicture, storefrontSite } from './storefront-site';

const text = z.string().nullable();

const product = z.object({
  id,
  name: z.string(),
  source: z.enum(['vcg', 'custom']),
  fulfilment: z.enum(['h2h', 'manual', 'code', 'account', 'joki']),
  image: storefrontPicture,
  label: text,
  description: text,
  process_hours: text,
  estimate_minutes: z.int().nullable(),
  /** Price for this guest or member; the flash price if there is no other. */
  price: rupiah,
  flash: z
    .object({
      /** Id in `flash_sales`. */
      sale_id: id,
      price: rupiah,
      left: z.int(),
      ends_at: instant.nullable(),
      /** Most items for one buyer; null for no limit. */
      limit: z.int().nullable(),
    })
    .nullable(),
  /** Limits per order, inclusive. */
  quantity: z.object({ min: z.int(), max: z.int() }),
  forms: z.array(brandForm),
});

const category = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Id in `groups`; null without a shown group. */
  group_id: id.nullable(),
  is_popular: z.boolean(),
  image: storefrontPicture,
  banner: storefrontPicture,
  description_html: text,
  how_to_html: text,
  meta: z.object({ title: text, description: text }),
  products: z.array(product),
});

const group = z.object({
  id,
  name: z.string(),
  icon: text,
  badge: z.object({ text: z.string(), color: text, text_color: text }).nullable(),
});

const method = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  logo: storefrontPicture,
  fee: z.object({ flat: rupiah, percent: z.number() }),
  min: rupiah.nullable(),
  max: rupiah.nullable(),
  /** Disabled by the platform: shown but not selectable. */
  is_maintenance: z.boolean(),
  /** `HH:mm` in Asia/Jakarta; null means always. */
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  instructions: text,
  show_in_footer: z.boolean(),
});

const flashSale = z.object({
  id,
  name: z.string(),
  banner: storefrontPicture,
  ends_at: instant.nullable(),
});

/** A code that the shop shows; secret ones are valid, too. An empty list allows everything. */
const promo = z.object({
  code: z.string(),
  name: z.string(),
  description: text,
  discount: z.object({ type: z.enum(['percent', 'nominal']), value: z.number() }),
  max_discount: rupiah.nullable(),
  min_purchase: rupiah.nullable(),
  ends_at: instant.nullable(),
  /** `mon` to `sun` in Asia/Jakarta. */
  days: z.array(z.string()),
  scope: z.enum(['all', 'category', 'product']),
  category_ids: z.array(id),
  product_ids: z.array(id),
  payment_method_ids: z.array(id),
  new_member_only: z.boolean(),
  /** Uses that remain; null without a limit. */
  left: z.int().nullable(),
  per_buyer: z.int().nullable(),
});

export const storefrontCatalogue = z.object({
  shop: z.object({ name: z.string(), url: text }),
  site: storefrontSite,
  banners: z.array(storefrontBanner),
  /** Newest articles without their text (`getStorefrontArticle`). */
  articles: z.array(storefrontArticle),
  groups: z.array(group),
  categories: z.array(category),
  /** Running sales that have items. */
  flash_sales: z.array(flashSale),
  /** Public codes for the visitor's tier, within their period and with uses left. */
  promos: z.array(promo),
  payment_methods: z.array(method),
});
export type StorefrontCatalogue = z.infer<typeof storefrontCatalogue>;
export type StorefrontProduct = z.infer<typeof product>;
export type StorefrontMethod = z.infer<typeof method>;
export type StorefrontFlashSale = z.infer<typeof flashSale>;
export type StorefrontPromo = z.infer<typeof promo>;
export type StorefrontGroup = z.infer<typeof group>;
