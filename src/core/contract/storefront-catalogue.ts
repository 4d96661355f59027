import { z } from 'zod';
import { brandForm } from './catalogue';
import { id, instant, rupiah } from './shapes';
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
  /** For whoever asks: a guest, or the member whose token came along. The flash price where it has no other. */
  price: rupiah,
  flash: z.object({ price: rupiah, left: z.int(), ends_at: instant.nullable() }).nullable(),
  /** What one order may hold, both counted in. */
  quantity: z.object({ min: z.int(), max: z.int() }),
  /** What the buyer is asked; answered by `key` in `form_values`. */
  forms: z.array(brandForm),
});

const category = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Of `groups`; null: of none that is shown. */
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
  /** Shown on the cards of its brands. */
  badge: z.object({ text: z.string(), color: text, text_color: text }).nullable(),
});

const method = z.object({
  /** Id of a `payment-method`, or `balance`. */
  id: z.string(),
  name: z.string(),
  group: z.string(),
  logo: storefrontPicture,
  /** What the buyer pays for it beside the goods; nothing where the shop bears it. */
  fee: z.object({ flat: rupiah, percent: z.number() }),
  min: rupiah.nullable(),
  max: rupiah.nullable(),
  /** Found out of order by the platform: shown, and not to be chosen. */
  is_maintenance: z.boolean(),
  /** `HH:mm` in Asia/Jakarta; null: round the clock. */
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  instructions: text,
  show_in_footer: z.boolean(),
});

/** All that a website needs to draw its shelves and its order form. What it costs the shop, and where to transfer, is not in it. */
export const storefrontCatalogue = z.object({
  shop: z.object({ name: z.string(), url: text }),
  site: storefrontSite,
  banners: z.array(storefrontBanner),
  /** The newest; each is read whole at `getStorefrontArticle`. */
  articles: z.array(storefrontArticle),
  groups: z.array(group),
  /** Popular ones first. */
  categories: z.array(category),
  payment_methods: z.array(method),
});
export type StorefrontCatalogue = z.infer<typeof storefrontCatalogue>;
export type StorefrontProduct = z.infer<typeof product>;
export type StorefrontMethod = z.infer<typeof method>;
export type StorefrontGroup = z.infer<typeof group>;
