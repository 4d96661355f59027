import type { banner as bannerResource } from '../../resources/banner';
import type { blog } from '../../resources/blog';
import type { debt } from '../../resources/debt';
import type { memberTier } from '../../resources/member-tier';
import type { ownCode } from '../../resources/own-code';
import type { webPanel } from '../../resources/web-panel';
import type { DataOf } from '../../src/admin/schema/data-of';
import { idOfSingle } from '../../src/platform/db/single-id';
import { debtState } from '../../src/topics/books/domain/state';
import type { Shelf } from '../catalogue';
import { readCsv } from '../csv';
import type { Gallery } from '../pictures';
import { DAY, dateOf, HOUR, iso } from '../time';
import { draftOf, type EntityDraft, periodOf, recordsIn, type Shop } from './records';

type MemberTier = DataOf<typeof memberTier> & { weight: number };

/** Member tiers of every website; `weight` of 100 members are in each. */
export const memberTiers = recordsIn<MemberTier>(
  'member-tiers',
  'level margin.value weight min_spent_30d upgrade_price',
  'benefits',
);

export const tierDrafts = ({ now }: Shop, days: number): EntityDraft[] =>
  memberTiers.map(({ weight: _weight, ...tier }) =>
    draftOf<typeof memberTier>(
      'member-tier',
      now - days * DAY,
      { ...tier, is_active: true },
      { keys: ['name'] },
    ),
  );

type Banner = Pick<DataOf<typeof bannerResource>, 'title' | 'link' | 'position' | 'is_active'> & {
  drawing: number;
  has_mobile: boolean;
  /** Days from now; if omitted, it is always shown. */
  from?: number;
  to?: number;
  clicks: number;
};

const banners = recordsIn<Banner>('banners', 'drawing from to clicks');

export async function bannerDrafts(shop: Shop, gallery: Gallery, count: number): Promise<EntityDraft[]> {
  const drafts: EntityDraft[] = [];
  for (const [index, banner] of banners.slice(0, count).entries()) {
    const { drawing, has_mobile, from, to, clicks, ...facts } = banner;
    const data = {
      ...facts,
      image_desktop: await gallery.numbered(shop, 'scene', drawing, [1200, 400]),
      ...(has_mobile && { image_mobile: await gallery.numbered(shop, 'scene', drawing, [800, 600]) }),
      sort: index + 1,
      ...(from !== undefined && { period: periodOf(shop.now, from, to) }),
    };
    const at = shop.now + Math.min(from ?? 0, -1) * DAY - (index + 1) * HOUR;
    drafts.push(
      draftOf<typeof bannerResource>('banner', at, data, { counters: { clicks, impressions: clicks * 23 } }),
    );
  }
  return drafts;
}

type Article = Omit<DataOf<typeof blog>, 'body_html' | 'cover' | 'author' | 'published_at'> & {
  paragraphs: string[];
  /** Days from now; absent for a draft. */
  days?: number;
  views: number;
};

const articles = recordsIn<Article>('articles', 'days views', 'paragraphs tags');

export async function articleDrafts(shop: Shop, gallery: Gallery, count: number): Promise<EntityDraft[]> {
  const drafts: EntityDraft[] = [];
  for (const [index, { paragraphs, days, views, ...facts }] of articles.slice(0, count).entries()) {
    const data = {
      ...facts,
      body_html: paragraphs.map((text) => `<p>${text}</p>`).join(''),
      cover: await gallery.numbered(shop, 'scene', index + 1, [1280, 720]),
      author: shop.name,
      ...(days !== undefined && { published_at: iso(shop.now + days * DAY) }),
    };
    const at = shop.now + Math.min(days ?? -1, -1) * DAY;
    drafts.push(draftOf<typeof blog>('blog', at, data, { keys: ['slug'], counters: { views } }));
  }
  return drafts;
}

export async function siteDraft(shop: Shop, gallery: Gallery): Promise<EntityDraft> {
  const settings = readCsv<{ field: string; value: string | boolean }>('website').map(({ field, value }) => [
    field,
    typeof value === 'string' ? value.replace('{site}', shop.name) : value,
  ]);
  const mark = await gallery.numbered(shop, 'mark', 0, [96, 96]);
  const data = {
    ...Object.fromEntries(settings),
    logo_light: mark,
    favicon: mark,
    faq: readCsv<{ q: string; a: string }>('faq'),
  } as DataOf<typeof webPanel>;
  const id = idOfSingle({ name: 'web-panel' }, shop);
  return draftOf<typeof webPanel>('web-panel', shop.now - 80 * DAY, data, { id });
}

const ownCodes = { P20: 'PLN-20000', M86: 'ML-86' };

export const ownCodeDrafts = ({ now }: Shop, shelves: readonly Shelf[]): EntityDraft[] =>
  Object.entries(ownCodes).flatMap(([code, sku]) =>
    shelves.flatMap(({ variations }) =>
      variations
        .filter((item) => item.sku === sku)
        .map(({ id }) =>
          draftOf<typeof ownCode>('own-code', now - 10 * DAY, { code, item_id: id }, { keys: ['code'] }),
        ),
    ),
  );

interface Debt extends Pick<DataOf<typeof debt>, 'name' | 'phone' | 'amount' | 'note'> {
  due_days: number;
  paid_days_ago?: number;
  paid_amount?: number;
}

export const debtDrafts = ({ now }: Shop): EntityDraft[] =>
  recordsIn<Debt>('debts', 'amount due_days paid_days_ago paid_amount').map(
    ({ due_days, paid_days_ago, paid_amount, ...facts }, index) => {
      const payments =
        paid_days_ago === undefined || paid_amount === undefined
          ? []
          : [{ date: dateOf(now - paid_days_ago * DAY), amount: paid_amount }];
      const data: DataOf<typeof debt> = {
        ...{ ...facts, due_date: dateOf(now + due_days * DAY), ...debtState(facts.amount, payments) },
        ...(payments.length > 0 && { payments }),
      };
      return draftOf<typeof debt>('debt', now - (14 - index) * DAY, data);
    },
  );
