import type { Db } from '../../../../platform/db/client';
import { isoInstant } from '../../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../../platform/db/sql';
import { type ArticleData, type Live, type LiveRecord, PRODUCTS, type RecordName } from './records';

export const readLive = <Name extends RecordName>(
  db: Db,
  partnerId: string,
  names: readonly Name[],
  fitting: SQL = sql`true`,
): Promise<LiveRecord<Name>[]> => readStored(db, partnerId, names, sql`deleted_at is null and ${fitting}`);

/** Includes deleted records. */
export async function readStored<Name extends RecordName>(
  db: Db,
  partnerId: string,
  names: readonly Name[],
  fitting: SQL,
): Promise<LiveRecord<Name>[]> {
  const { rows } = await db.execute<LiveRecord<Name> & Record<string, unknown>>(sql`
    select id, resource, data, created_at from entities
    where partner_id = ${partnerId} and resource in ${[...names]} and ${fitting}
    order by created_at, id`);
  return rows.map(withInstant);
}

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

/** The newest `most` articles published by `now`, without their text. */
export async function readNewestArticles(
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

/** Active products with typed prices, but none for this tier. */
export async function countWithoutPrice(db: Db, partnerId: string, tierId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from entities
    where partner_id = ${partnerId} and resource in ${[...PRODUCTS]} and deleted_at is null
      and (data->>'is_active')::boolean and (resource = 'product-custom' or data->>'price_mode' = 'manual')
      and not coalesce(data->'prices', '[]') @> ${JSON.stringify([{ tier_id: tierId }])}::jsonb`);
  return rows[0]?.count ?? 0;
}

const at = (now: number): SQL => sql`${new Date(now).toISOString()}::timestamptz`;

/** Normalizes the instant, whose text form differs between drivers. */
const withInstant = <Row extends { created_at: string }>(row: Row): Row => ({
  ...row,
  created_at: isoInstant(row.created_at),
});
