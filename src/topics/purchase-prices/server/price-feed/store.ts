import type { KnownItem } from '../../../../platform/adapters/supplier/sandbox-prices';
import type { Database, Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { command, queryAll, queryValue } from '../../../../platform/db/statement';

export const readItem = (db: Db, sku: string): Promise<{ name: string; is_postpaid: boolean } | null> =>
  db.row<{ name: string; is_postpaid: boolean }>(sql`
    select b.name || ' – ' || v.name as name, v.base_price is null as is_postpaid
    from variations v join brands b on b.id = v.brand_id where v.sku = ${sku}`);

/** Read position in milliseconds since 1970; initially the creation of the catalogue. */
export const readUntil = queryValue<object, number>(
  'price_feed_read_until',
  `select (extract(epoch from coalesce((select read_until from price_feeds where name = 'supplier'),
  (select max(reported_at) from variations))) * 1000)::float8 as at`,
);

export const readUntilOf = queryValue<{ name: string }, number>(
  'price_feed_read_until_of',
  `select (extract(epoch from read_until) * 1000)::float8 as at from price_feeds where name = :name::text`,
);

const writeUntil = command<{ name: string; at: string | null }>(
  'price_feed_store',
  `insert into price_feeds (name, read_until) values (:name::text, least(:at::timestamptz, now()))
on conflict (name) do update set read_until = greatest(price_feeds.read_until, excluded.read_until)`,
);

/** Milliseconds since 1970, at most the database clock; null for now. */
export const storeReadUntil = (database: Database, name: string, at: number | null) =>
  writeUntil(database, { name, at: at === null ? null : new Date(at).toISOString() });

const readTimes = queryAll<{ skus: readonly string[] }, { sku: string; at: number }>(
  'price_feed_reported_at',
  `select sku, (extract(epoch from reported_at) * 1000)::float8 as at from variations where sku = any(:skus::text[])`,
);

/** Time of the latest change by SKU, in milliseconds since 1970; unknown SKUs are omitted. */
export async function readReportedAt(
  database: Database,
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await readTimes(database, { skus });
  return new Map(rows.map(({ sku, at }) => [sku, at]));
}

/** Available items without a route to an external supplier, for suppliers without their own market. */
export const readItemsForSale = queryAll<object, KnownItem>(
  'price_feed_items',
  `select v.sku, v.base_price as price,
  case v.status when 1 then 'available' when 3 then 'out-of-stock' else 'disturbed' end as state
from variations v join brands b on b.id = v.brand_id
where b.status = 1 and v.status <> 4 and v.base_price is not null
  and not exists (select from supplier_routes r where r.variation_id = v.id and r.supplier <> 'sandbox')
order by v.sku`,
);

/** A new catalogue item, limited to one piece per order. */
export interface NewItem {
  sku: string;
  brand_id: string;
  group: string;
  name: string;
  /** The only number in the name: 86 of "86 Diamond"; null if ambiguous. */
  denomination: number | null;
  /** Rupiah before tier discounts; null for postpaid items. */
  price: number | null;
  /** Rupiah per sheet of a postpaid item. */
  admin_fee: number | null;
  commission: number | null;
  /** `ITEM`. */
  status: number;
}

/** Default maximum seconds of an order, if the brand has no other items. */
const SLA = 300;

export const addItems = (tx: Db, items: readonly NewItem[]): Promise<void> =>
  tx.command(sql`
    insert into variations (id, sku, brand_id, "group", name, denomination, base_price, admin_fee, commission, sla_seconds,
      max_qty, multi, status, is_new, is_promo, sort)
    select gen_random_uuid(), t.sku, t.brand_id, t."group", t.name, t.denomination, t.price, t.admin_fee, t.commission,
      coalesce(kin.sla, ${SLA}), 1, false, t.status, true, false, coalesce(kin.sort, 0) + t.nth
    from rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as (sku text, brand_id uuid, "group" text, name text,
      denomination int, price bigint, admin_fee bigint, commission bigint, status smallint)) with ordinality
      as t (sku, brand_id, "group", name, denomination, price, admin_fee, commission, status, nth)
    left join lateral (select max(sort) as sort, max(sla_seconds) as sla from variations where brand_id = t.brand_id) kin on true`);

/** Limits orders of these items to one piece, because external suppliers deliver one per call. */
export const sellOnePieces = (db: Db, skus: readonly string[]): Promise<void> =>
  db.command(sql`
    update variations set max_qty = 1, updated_at = now() where max_qty > 1
      and sku in (select value from jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`);

/** Limits all items without a route, if the default supplier is external. */
export const sellOnePieceUnrouted = command<object>(
  'price_feed_unrouted_piece',
  `update variations v set max_qty = 1, updated_at = now() where max_qty > 1
  and not exists (select from supplier_routes r where r.variation_id = v.id)`,
);
