import type { banner } from '../../resources/banner';
import type { blog } from '../../resources/blog';
import type { webPanel } from '../../resources/web-panel';
import type { StoredImage } from '../../src/core/contract/upload';
import type { DataOf } from '../../src/core/schema/data-of';
import type { Db } from '../db/client';
import { idOfSingle } from '../db/single-id';
import { drawEmblem } from '../modules/shops/panel-catalogue/brand-picture';
import { demoArticles } from './panel-articles';
import { demoBanners, demoPolicies, periodOf } from './panel-content';
import { type Drawing, drawMark, drawScene } from './panel-pictures';
import { type EntityDraft, entity, type Shop } from './panel-rows';

const DAY = 86_400_000;

/** Keeps a picture for a partner, bytes and all. */
export type KeepPicture = (
  db: Db,
  owner: { partnerId: string; userId: string },
  name: string,
  picture: Drawing,
) => Promise<StoredImage>;

/** Draws each scene once, however many websites show it. */
export function galleryOf(keep: KeepPicture) {
  const drawn = new Map<string, Promise<Drawing>>();
  const once = (key: string, draw: () => Promise<Drawing>): Promise<Drawing> => {
    const picture = drawn.get(key) ?? draw();
    drawn.set(key, picture);
    return picture;
  };
  return {
    async numbered(
      db: Db,
      shop: Shop,
      kind: 'scene' | 'mark',
      number: number,
      width: number,
      height: number,
    ): Promise<StoredImage> {
      const draw = kind === 'scene' ? drawScene : drawMark;
      const ready = await once(`${kind} ${number} ${width} ${height}`, () => draw(number, width, height));
      return keep(db, shop, `${kind === 'scene' ? 'gambar' : 'logo'}-${number + 1}`, ready);
    },
    async emblem(db: Db, shop: Shop, brand: string): Promise<StoredImage> {
      return keep(db, shop, `logo-${brand}`, await once(brand, () => drawEmblem(`${brand}.svg`)));
    },
  };
}

export type Gallery = ReturnType<typeof galleryOf>;

export async function bannerDrafts(
  db: Db,
  shop: Shop,
  gallery: Gallery,
  count: number,
): Promise<EntityDraft[]> {
  const drafts: EntityDraft[] = [];
  for (const [place, shown] of demoBanners.slice(0, count).entries()) {
    const at = shop.now + Math.min(shown.showing?.from ?? 0, -1) * DAY - (place + 1) * 3_600_000;
    const data = {
      title: shown.title,
      link: `https://${shop.siteName.toLowerCase().replaceAll(' ', '-')}.lumbung.test${shown.link}`,
      image_desktop: await gallery.numbered(db, shop, 'scene', shown.drawing, 1200, 400),
      ...(shown.hasMobile && {
        image_mobile: await gallery.numbered(db, shop, 'scene', shown.drawing, 800, 600),
      }),
      position: shown.position,
      sort: place + 1,
      period: periodOf(shown.showing, shop.now),
      is_active: shown.active,
    };
    drafts.push({
      row: entity<typeof banner>(shop, 'banner', data, { at, by: shop.userId }),
      counters: { clicks: shown.clicks, impressions: shown.clicks * 23 },
    });
  }
  return drafts;
}

export async function articleDrafts(
  db: Db,
  shop: Shop,
  gallery: Gallery,
  count: number,
): Promise<EntityDraft[]> {
  const drafts: EntityDraft[] = [];
  for (const [place, article] of demoArticles.slice(0, count).entries()) {
    const { paragraphs, at: days, views, ...facts } = article;
    const data = {
      ...facts,
      body_html: paragraphs.map((text) => `<p>${text}</p>`).join(''),
      cover: await gallery.numbered(db, shop, 'scene', place + 1, 1280, 720),
      author: shop.siteName,
      ...(days !== null && { published_at: new Date(shop.now + days * DAY).toISOString() }),
    };
    const at = shop.now + Math.min(days ?? -1, -1) * DAY;
    drafts.push({
      row: entity<typeof blog>(shop, 'blog', data, { at, by: shop.userId }),
      keys: { slug: article.slug },
      counters: { views },
    });
  }
  return drafts;
}

export async function siteDraft(db: Db, shop: Shop, gallery: Gallery): Promise<EntityDraft> {
  const data: DataOf<typeof webPanel> = {
    site_name: shop.siteName,
    tagline: 'Top up game dan pulsa, masuk dalam hitungan detik',
    logo_light: await gallery.numbered(db, shop, 'mark', 0, 240, 80),
    favicon: await gallery.numbered(db, shop, 'mark', 0, 96, 96),
    theme_id: 'kios',
    mode: 'auto',
    color_primary: '#0b6b66',
    color_secondary: '#f5a524',
    color_background: '#ffffff',
    color_text: '#0d2a2b',
    font: 'jakarta',
    radius: 'medium',
    layout_card: '3',
    footer_text: `${shop.siteName} melayani setiap hari, 24 jam.`,
    announcement_active: true,
    announcement_text: 'Bayar dengan QRIS bebas biaya admin sampai akhir bulan.',
    announcement_color: '#0b6b66',
    guest_checkout: true,
    require_check_id: true,
    invoice_prefix: 'INV',
    maintenance_active: false,
    robots_index: true,
    meta_title: `${shop.siteName}: top up game murah`,
    meta_description: 'Top up game, pulsa, token listrik, dan voucher dengan harga hemat.',
    faq: demoPolicies.faq,
    terms_html: demoPolicies.terms,
    privacy_html: demoPolicies.privacy,
    refund_html: demoPolicies.refund,
  };
  return {
    row: entity<typeof webPanel>(
      shop,
      'web-panel',
      data,
      { at: shop.now - 80 * DAY, by: shop.userId },
      idOfSingle({ name: 'web-panel' }, shop),
    ),
  };
}
