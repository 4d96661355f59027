import { z } from 'zod';
import { get, PUBLIC, post } from '../../../core/contract/endpoint';
import { id, instant } from '../../../core/contract/shapes';

export const shopParams = z.strictObject({ shop: z.string().max(60) });

export const memberHeaders = z.object({ authorization: z.string().max(300).default('') });

const text = z.string().nullable();
export const storefrontPicture = z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable();

/**
 * Configuration of the last published version, never of the draft; before the first one, the defaults of the
 * declaration. Contacts are read live.
 */
export const storefrontSite = z.object({
  name: z.string(),
  url: text,
  tagline: text,
  logo_light: storefrontPicture,
  logo_dark: storefrontPicture,
  favicon: storefrontPicture,
  theme: z.object({
    id: text,
    mode: text,
    font: text,
    radius: text,
    columns: text,
    primary: text,
    secondary: text,
    background: text,
    text,
    /** Colours of the dark theme; null if one is missing. */
    dark: z
      .object({ primary: z.string(), secondary: z.string(), background: z.string(), text: z.string() })
      .nullable(),
  }),
  /** Null while disabled or empty. */
  announcement: z.object({ text: z.string(), link: text, color: text }).nullable(),
  maintenance: z.object({ active: z.boolean(), message: text }),
  guest_checkout: z.boolean(),
  require_check_id: z.boolean(),
  footer_text: text,
  /** Payment methods to show in the footer. */
  payments: z.array(z.object({ id, name: z.string(), logo: storefrontPicture })),
  faq: z.array(z.object({ q: z.string(), a: z.string() })),
  terms_html: text,
  privacy_html: text,
  refund_html: text,
  meta: z.object({ title: text, description: text, image: storefrontPicture, is_indexed: z.boolean() }),
  analytics: z.object({ google: text, meta: text, tiktok: text }),
  contact: z
    .object({
      whatsapp: text,
      whatsapp_text: text,
      phone: text,
      email: text,
      address: text,
      accounts: z.array(z.object({ network: z.string(), url: z.string() })),
      open_hours: z.array(z.object({ day: z.string(), from: z.string(), to: z.string() })),
      floating: text,
    })
    .nullable(),
});
export type StorefrontSite = z.infer<typeof storefrontSite>;

export const storefrontBanner = z.object({
  id,
  title: z.string(),
  link: text,
  image_desktop: storefrontPicture,
  image_mobile: storefrontPicture,
  position: text,
});
export type StorefrontBanner = z.infer<typeof storefrontBanner>;

export const storefrontArticle = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: text,
  cover: storefrontPicture,
  category: text,
  tags: z.array(z.string()),
  author: text,
  published_at: instant,
});
export type StorefrontArticle = z.infer<typeof storefrontArticle>;

export const storefrontArticleText = storefrontArticle.extend({
  body_html: z.string(),
  reading_minutes: z.int(),
  meta_title: text,
  meta_description: text,
});
export type StorefrontArticleText = z.infer<typeof storefrontArticleText>;

/** Also answers during maintenance, because that page needs name and colours. Throws SHOP_NOT_FOUND, SHOP_EXPIRED. */
export const getStorefrontSite = get('/v1/storefront/:shop/site', PUBLIC, {
  summary: 'Tampilan website mitra yang sudah diterbitkan',
  params: shopParams,
  reply: storefrontSite,
});

/** Counts as a view. Drafts are NOT_FOUND. Throws SHOP_NOT_FOUND, SHOP_EXPIRED, SHOP_MAINTENANCE. */
export const getStorefrontArticle = get('/v1/storefront/:shop/articles/:slug', PUBLIC, {
  summary: 'Artikel blog di website mitra',
  params: shopParams.extend({ slug: z.string().max(120) }),
  reply: storefrontArticleText,
});

/**
 * Counts views or a click, limited per address; banners of other websites are ignored. Throws SHOP_NOT_FOUND,
 * SHOP_EXPIRED, SHOP_MAINTENANCE.
 */
export const noteStorefrontBanners = post('/v1/storefront/:shop/banners', PUBLIC, {
  summary: 'Catat tayangan dan klik banner',
  params: shopParams,
  body: z.strictObject({ event: z.enum(['impression', 'click']), ids: z.array(id).min(1).max(20) }),
  reply: z.object({}),
});
