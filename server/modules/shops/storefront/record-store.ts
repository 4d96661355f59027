import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { isoInstant } from '../../../db/row-parsers';
import type {
  ArticleData,
  BannerData,
  CategoryData,
  ContactData,
  CustomData,
  FlashSaleData,
  GroupData,
  Live,
  MemberData,
  MethodData,
  PromoData,
  TierData,
  VcgData,
} from './records';

/** Which declared resource holds what. */
interface Kept {
  member: MemberData;
  'member-tier': TierData;
  'category-label': GroupData;
  category: CategoryData;
  'product-vcg': VcgData;
  'product-custom': CustomData;
  'flash-sale': FlashSaleData;
  promo: PromoData;
  'payment-method': MethodData;
  banner: BannerData;
  blog: ArticleData;
  'social-media': ContactData;
}

/** Live records of one partner and one resource that fit a condition on `data`. */
export async function liveRecords<Name extends keyof Kept>(
  db: Db,
  partnerId: string,
  resource: Name,
  fitting: SQL = sql`true`,
): Promise<Live<Kept[Name]>[]> {
  const { rows } = await db.execute<Live<Kept[Name]> & Record<string, unknown>>(sql`
    select id, data, created_at from entities
    where partner_id = ${partnerId} and resource = ${resource} and deleted_at is null and ${fitting}
    order by created_at, id`);
  return rows.map(withInstant);
}

/** One by its id. */
export async function liveRecord<Name extends keyof Kept>(
  db: Db,
  partnerId: string,
  resource: Name,
  id: string,
): Promise<Live<Kept[Name]> | undefined> {
  const [found] = await liveRecords(db, partnerId, resource, sql`id = ${id}`);
  return found;
}

/** The one whose unique field holds this value, in whatever letters. */
export async function recordByKey<Name extends keyof Kept>(
  db: Db,
  partnerId: string,
  resource: Name,
  { field, value }: { field: string; value: string },
): Promise<Live<Kept[Name]> | undefined> {
  const [found] = await liveRecords(
    db,
    partnerId,
    resource,
    sql`id = (select entity_id from entity_keys where partner_id = ${partnerId} and resource = ${resource}
      and field = ${field} and value = ${value.toLowerCase()})`,
  );
  return found;
}

/** Flash sales within their time, by when they were made; of one product where it is given. */
export const runningSales = (
  db: Db,
  partnerId: string,
  now: number,
  productId?: string,
): Promise<Live<FlashSaleData>[]> =>
  liveRecords(
    db,
    partnerId,
    'flash-sale',
    sql`(data->'period'->>'start_at')::timestamptz <= ${at(now)}
      and coalesce((data->'period'->>'end_at')::timestamptz > ${at(now)}, true)
      ${productId ? sql`and data->'items' @> ${JSON.stringify([{ product_id: productId }])}::jsonb` : sql``}`,
  );

/** Articles that are out at `now`, the newest `most` of them, without their text. */
export async function newestArticles(
  db: Db,
  partnerId: string,
  { now, most }: { now: number; most: number },
): Promise<Live<ArticleData>[]> {
  const out = sql`coalesce((data->>'published_at')::timestamptz, created_at)`;
  const { rows } = await db.execute<Live<ArticleData> & Record<string, unknown>>(sql`
    select id, data - 'body_html' as data, created_at from entities
    where partner_id = ${partnerId} and resource = 'blog' and deleted_at is null
      and (data->>'status' = 'published'
        or data->>'status' = 'scheduled' and (data->>'published_at')::timestamptz <= ${at(now)})
    order by ${out} desc, id desc limit ${most}`);
  return rows.map(withInstant);
}

const at = (now: number): SQL => sql`${new Date(now).toISOString()}::timestamptz`;

/** Databases write instants in their own ways. */
const withInstant = <Row extends { created_at: string }>(row: Row): Row => ({
  ...row,
  created_at: isoInstant(row.created_at),
});
