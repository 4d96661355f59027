import type { Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import { type ArticleData, type Live, type LiveRecord, PRODUCTS, type RecordName } from './records';

export const readLive = <Name extends RecordName>(
  db: Db,
  partnerId: string,
  names: readonly Name[],
  fitting: SQL = sql`true`,
): Promise<LiveRecord<Name>[]> => readStored(db, partnerId, names, sql`deleted_at is null and ${fitting}`);

/** Includes deleted records. */
export const readStored = <Name extends RecordName>(
  db: Db,
  partnerId: string,
  names: readonly Name[],
  fitting: SQL,
): Promise<LiveRecord<Name>[]> =>
  db.rows<LiveRecord<Name>>(sql`
    select id, resource, data, created_at from entities
    where partner_id = ${partnerId} and resource in ${[...names]} and ${fitting}
    order by created_at, id`);

/** Condition: the unique field has this value, ignoring case. */
export const hasKey = (
  partnerId: string,
  name: RecordName,
  { field, value }: { field: string; value: string },
): SQL =>
  sql`id = (select entity_id from entity_keys where partner_id = ${partnerId} and resource = ${name}
    and field = ${field} and value = ${value.toLowerCase()})`;

/** Condition: a flash sale active at `now`, optionally with this product. */
export const isWithin = (now: number, productId?: string): SQL =>
  sql`(data->'period'->>'start_at')::timestamptz <= ${at(now)}
    and coalesce((data->'period'->>'end_at')::timestamptz > ${at(now)}, true)
    ${productId ? sql`and data->'items' @> ${JSON.stringify([{ product_id: productId }])}::jsonb` : sql``}`;

/** Articles published by `now`, without their text, newest first; at most `most` if given. */
export async function readNewestArticles(
  db: Db,
  partnerId: string,
  { now, most = null }: { now: number; most?: number | null },
): Promise<Live<ArticleData>[]> {
  const out = sql`coalesce((data->>'published_at')::timestamptz, created_at)`;
  return db.rows<Live<ArticleData>>(sql`
    select id, data - 'body_html' as data, created_at from entities
    where partner_id = ${partnerId} and resource = 'blog' and deleted_at is null
      and (data->>'status' = 'published'
        or data->>'status' = 'scheduled' and (data->>'published_at')::timestamptz <= ${at(now)})
    order by ${out} desc, id desc limit ${most}`);
}

/** Active products with typed prices, but none for this tier. */
export const countWithoutPrice = async (db: Db, partnerId: string, tierId: string): Promise<number> =>
  (await db.value<number>(sql`
    select count(*)::int as count from entities
    where partner_id = ${partnerId} and resource in ${[...PRODUCTS]} and deleted_at is null
      and (data->>'is_active')::boolean and (resource = 'product-custom' or data->>'price_mode' = 'manual')
      and not coalesce(data->'prices', '[]') @> ${JSON.stringify([{ tier_id: tierId }])}::jsonb`)) ?? 0;

const at = (now: number): SQL => sql`${new Date(now).toISOString()}::timestamptz`;
