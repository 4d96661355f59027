import { momentOf } from '../../../core/value/period';
import type { Db } from '../../../platform/db/client';
import { isOn } from '../../shops/domain/is-on';
import { liveRecords } from '../../shops/server/shop-record/reading';
import type { PromoData } from '../../shops/server/shop-record/records';
import type { StorefrontPromo } from '../contract/storefront-catalogue';
import { readPromoUses } from './count-store';
import { text } from './document-values';
import type { Pricing } from './shop-store';

interface PublicPromo {
  data: PromoData;
  /** Uses that remain; null without a limit. */
  left: number | null;
}

/** Public codes that can be used now, by buyers of any tier; the newest come first. */
export async function readPromos(db: Db, { partner_id, now }: Pricing): Promise<PublicPromo[]> {
  const running = (await liveRecords(db, partner_id, 'promo')).filter(
    ({ data }) => isOn(data) && data.visibility === 'public' && momentOf(data.period, now) === 'during',
  );
  const uses = await readPromoUses(
    db,
    running.map(({ id }) => id),
  );
  return running
    .reverse()
    .map(({ id, data }) => ({
      data,
      left: data.quota === undefined ? null : data.quota - (uses.get(id) ?? 0),
    }))
    .filter(({ left }) => left === null || left > 0);
}

export const isForTier = ({ data: { tier_ids = [] } }: PublicPromo, tierId: string): boolean =>
  tier_ids.length === 0 || tier_ids.includes(tierId);

export const promoView = ({ data, left }: PublicPromo): StorefrontPromo => ({
  code: data.code,
  name: data.name,
  description: text(data.description),
  discount: data.discount,
  max_discount: data.max_discount ?? null,
  min_purchase: data.min_purchase ?? null,
  ends_at: data.period.end_at ?? null,
  days: data.days ?? [],
  scope: data.scope,
  category_ids: data.category_ids ?? [],
  product_ids: data.product_ids ?? [],
  payment_method_ids: data.payment_method_ids ?? [],
  new_member_only: data.new_member_only ?? false,
  left,
  per_buyer: data.quota_per_user ?? null,
});
