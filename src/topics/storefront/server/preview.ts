import { momentOf } from '../../../core/value/period';
import type { ArticleData, BannerData, FlashSaleData, Live } from '../../shops/server/shop-record/records';
import type { StorefrontArticleText } from '../contract/storefront-site';
import { text } from './document-values';
import type { Shop } from './shop';
import { articleText } from './site-view';

/** A record as it is typed into a form, stored or not. */
export interface TypedRecord {
  resource: string;
  /** Null for a new record. */
  record_id: string | null;
  data: Record<string, unknown>;
}

const NEW = '00000000-0000-0000-0000-000000000000';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const liveOf = <Data>({ record_id, data }: TypedRecord, over: Partial<Data>): Live<Data> => ({
  id: record_id ?? NEW,
  data: { ...(data as Data), ...over },
  created_at: new Date(0).toISOString(),
});

/** The typed record before all others, in place of its stored form. */
const withTyped = <Data>(rows: Live<Data>[], typed: Live<Data>): Live<Data>[] => [
  typed,
  ...rows.filter(({ id }) => id !== typed.id),
];

/** The typed banner is shown now and first. */
export const withBanner = (rows: Live<BannerData>[], typed: TypedRecord | undefined): Live<BannerData>[] =>
  typed?.resource === 'banner'
    ? withTyped(rows, liveOf<BannerData>(typed, { is_active: true, sort: 0, period: undefined }))
    : rows;

/** The typed flash sale runs now; a later one as if it ended in an hour. */
export function withSale(
  rows: Live<FlashSaleData>[],
  typed: TypedRecord | undefined,
  now: number,
): Live<FlashSaleData>[] {
  if (typed?.resource !== 'flash-sale') return rows;
  const { period } = typed.data as FlashSaleData;
  const runs = momentOf(period, now) === 'during';
  const shown = {
    start_at: new Date(now - MINUTE).toISOString(),
    end_at: new Date(now + HOUR).toISOString(),
  };
  return withTyped(rows, liveOf<FlashSaleData>(typed, { is_active: true, period: runs ? period : shown }));
}

/** The typed article as if it were published; null for other records. */
export function typedArticle(typed: TypedRecord, now: number): StorefrontArticleText | null {
  if (typed.resource !== 'blog') return null;
  const published_at = text(typed.data.published_at) ?? new Date(now).toISOString();
  return articleText(liveOf<ArticleData>(typed, { status: 'published', published_at }), now);
}

/** The website with the typed configuration instead of the published one. */
export const withSettings = (
  shop: Shop,
  { resource, data }: TypedRecord,
  settingsOf: (typed: Record<string, unknown>) => Shop['settings'],
): Shop =>
  resource === 'web-panel'
    ? { ...shop, name: text(data.site_name) ?? shop.name, settings: settingsOf(data) }
    : shop;
