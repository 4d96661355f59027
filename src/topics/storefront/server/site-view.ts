import { momentOf } from '../../../core/value/period';
import { isOn } from '../../shops/domain/is-on';
import { readingMinutes } from '../../shops/domain/reading-time';
import { accountUrl } from '../../shops/domain/social-account';
import { colorsIn } from '../../shops/domain/theme-colors';
import type {
  ArticleData,
  BannerData,
  ContactData,
  Live,
  MethodData,
} from '../../shops/server/shop-record/records';
import type {
  StorefrontArticle,
  StorefrontArticleText,
  StorefrontBanner,
  StorefrontSite,
} from '../contract/storefront-site';
import { picture, text, textRows, texts } from './document-values';
import type { Shop } from './shop';

export function siteView(
  { name, url, settings: one }: Shop,
  { contact, payments }: { contact: ContactData | undefined; payments: readonly Live<MethodData>[] },
): StorefrontSite {
  const announcement = one.announcement_active === true ? text(one.announcement_text) : null;
  return {
    name,
    url,
    tagline: text(one.tagline),
    logo_light: picture(one.logo_light),
    logo_dark: picture(one.logo_dark),
    favicon: picture(one.favicon),
    theme: {
      id: text(one.theme_id),
      mode: text(one.mode),
      font: text(one.font),
      radius: text(one.radius),
      columns: text(one.layout_card),
      primary: text(one.color_primary),
      secondary: text(one.color_secondary),
      background: text(one.color_background),
      text: text(one.color_text),
      dark: darkColors(one),
    },
    announcement:
      announcement === null
        ? null
        : { text: announcement, link: text(one.announcement_link), color: text(one.announcement_color) },
    maintenance: { active: one.maintenance_active === true, message: text(one.maintenance_message) },
    guest_checkout: one.guest_checkout !== false,
    require_check_id: one.require_check_id !== false,
    footer_text: text(one.footer_text),
    payments: payments.map(({ id, data }) => ({ id, name: data.display_name, logo: picture(data.logo) })),
    faq: textRows(one.faq, 'q', 'a'),
    terms_html: text(one.terms_html),
    privacy_html: text(one.privacy_html),
    refund_html: text(one.refund_html),
    meta: {
      title: text(one.meta_title),
      description: text(one.meta_description),
      image: picture(one.og_image),
      is_indexed: one.robots_index !== false,
    },
    analytics: {
      google: serviceId(one.google_analytics_id),
      meta: serviceId(one.meta_pixel_id),
      tiktok: serviceId(one.tiktok_pixel),
    },
    contact: contact ? contactView(contact) : null,
  };
}

/** An ID at another service; an older published version may hold other text, which counts as none. */
const serviceId = (value: unknown): string | null => {
  const id = text(value);
  return id !== null && /^[A-Z0-9-]{8,20}$/.test(id) ? id : null;
};

function darkColors(one: Shop['settings']): StorefrontSite['theme']['dark'] {
  const [primary, secondary, background, color] = [
    one.color_primary,
    one.color_secondary,
    one.color_background,
    one.color_text,
  ].map(text);
  if (!primary || !secondary || !background || !color) return null;
  return colorsIn('dark', { primary, secondary, background, text: color });
}

const contactView = (one: ContactData): StorefrontSite['contact'] => ({
  whatsapp: text(one.whatsapp),
  whatsapp_text: text(one.whatsapp_text),
  phone: text(one.phone),
  email: text(one.email),
  address: text(one.address),
  accounts: accountsOf(one.accounts),
  open_hours: textRows(one.open_hours, 'day', 'from', 'to'),
  floating: one.floating_button === false ? null : (text(one.floating_position) ?? 'right'),
});

const accountsOf = (accounts: ContactData['accounts']): { network: string; url: string }[] =>
  textRows(
    accounts?.filter(({ show }) => show !== false),
    'network',
    'account',
  ).flatMap(({ network, account }) => {
    const url = accountUrl(network, account);
    return url === null ? [] : [{ network, url }];
  });

/** Banners visible at `now`, in the shop's order. */
export const bannersAt = (rows: Live<BannerData>[], now: number): StorefrontBanner[] =>
  rows
    .filter(({ data }) => isOn(data) && (!data.period || momentOf(data.period, now) === 'during'))
    .sort((one, other) => (one.data.sort ?? 999) - (other.data.sort ?? 999))
    .map(({ id, data }) => ({
      id,
      title: data.title,
      link: text(data.link),
      image_desktop: picture(data.image_desktop),
      image_mobile: picture(data.image_mobile),
      position: text(data.position),
    }));

export const ARTICLES = 20;

/** Articles published by `now`. */
export const articlesAt = (rows: Live<ArticleData>[], now: number): StorefrontArticle[] =>
  rows.flatMap((row) => articleView(row, now) ?? []);

function articleView({ data, created_at }: Live<ArticleData>, now: number): StorefrontArticle | null {
  const { status, published_at } = data;
  if (status !== 'published' && status !== 'scheduled') return null;
  if (status === 'scheduled' && !(published_at && Date.parse(published_at) <= now)) return null;
  return {
    slug: data.slug,
    title: data.title,
    excerpt: text(data.excerpt),
    cover: picture(data.cover),
    category: text(data.category),
    tags: texts(data.tags),
    author: text(data.author),
    published_at: new Date(published_at ?? created_at).toISOString(),
  };
}

export function articleText(row: Live<ArticleData> | undefined, now: number): StorefrontArticleText | null {
  const shown = row && articleView(row, now);
  if (!row || !shown) return null;
  const { body_html, meta_title, meta_description } = row.data;
  return {
    ...shown,
    body_html: text(body_html) ?? '',
    reading_minutes: readingMinutes(text(body_html) ?? ''),
    meta_title: text(meta_title),
    meta_description: text(meta_description),
  };
}
