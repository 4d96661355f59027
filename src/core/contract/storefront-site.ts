import { z } from 'zod';
import { endpoint, PUBLIC } from './endpoint';
import { id, instant } from './shapes';

/** Subdomain of a website, or the code of its partner. */
export const shopParams = z.strictObject({ shop: z.string().max(60) });

/** `authorization: Bearer <token>` of a member who is signed in; a guest sends none. */
export const memberHeaders = z.object({ authorization: z.string().max(300).default('') });

const text = z.string().nullable();
export const storefrontPicture = z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable();

/**
 * What every page of a website shows of its configuration: of the version that was published last, never of the draft;
 * before the first one, what the declaration says of a new website. Contacts are a live record.
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
    /** The same colours as a visitor meets them in the dark; null where one of them is missing. */
    dark: z
      .object({ primary: z.string(), secondary: z.string(), background: z.string(), text: z.string() })
      .nullable(),
  }),
  /** Null while it is switched off or says nothing. */
  announcement: z.object({ text: z.string(), link: text, color: text }).nullable(),
  maintenance: z.object({ active: z.boolean(), message: text }),
  guest_checkout: z.boolean(),
  require_check_id: z.boolean(),
  footer_text: text,
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
      /** Where the WhatsApp button floats; null: nowhere. */
      floating: text,
    })
    .nullable(),
});
export type StorefrontSite = z.infer<typeof storefrontSite>;

/** A banner that is on and within its time. */
export const storefrontBanner = z.object({
  id,
  title: z.string(),
  link: text,
  image_desktop: storefrontPicture,
  image_mobile: storefrontPicture,
  position: text,
});
export type StorefrontBanner = z.infer<typeof storefrontBanner>;

/** An article that is published, or scheduled for an instant that has come. */
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

/** Answers while the website is repaired too: that page has a name and colours. Throws SHOP_NOT_FOUND, SHOP_EXPIRED. */
export const getStorefrontSite = endpoint({
  method: 'GET',
  path: '/v1/storefront/:shop/site',
  object: PUBLIC,
  summary: 'Tampilan website mitra yang sudah diterbitkan',
  params: shopParams,
  reply: storefrontSite,
});

/** Counts as a view. Throws SHOP_NOT_FOUND, SHOP_EXPIRED, SHOP_MAINTENANCE; NOT_FOUND for a draft as for none. */
export const getStorefrontArticle = endpoint({
  method: 'GET',
  path: '/v1/storefront/:shop/articles/:slug',
  object: PUBLIC,
  summary: 'Artikel blog di website mitra',
  params: shopParams.extend({ slug: z.string().max(120) }),
  reply: storefrontArticleText,
});

/**
 * Banners that a visitor saw, or one that was clicked; what is none of this website's is passed over. Of one address so
 * many are counted and no more. Throws SHOP_NOT_FOUND, SHOP_EXPIRED, SHOP_MAINTENANCE.
 */
export const noteStorefrontBanners = endpoint({
  method: 'POST',
  path: '/v1/storefront/:shop/banners',
  object: PUBLIC,
  summary: 'Catat tayangan dan klik banner',
  params: shopParams,
  body: z.strictObject({ event: z.enum(['impression', 'click']), ids: z.array(id).min(1).max(20) }),
  reply: z.object({}),
});
