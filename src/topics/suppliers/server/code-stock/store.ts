import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';

export const SHOP_DIGEST = 'shop:';

/** An encrypted code with its digest. */
export interface SealedCode {
  id: string;
  digest: string;
  sealed: string;
  tail: string;
}

export async function insertCodes(
  db: Db,
  partnerId: string,
  productId: string,
  codes: SealedCode[],
): Promise<Set<string>> {
  const added = await db.column<string>(sql`
    insert into panel_codes (id, partner_id, product_id, digest, sealed, tail)
    select (code->>'id')::uuid, ${partnerId}, ${productId}, code->>'digest', code->>'sealed', code->>'tail'
    from jsonb_array_elements(${JSON.stringify(codes)}::jsonb) as code
    on conflict do nothing returning digest`);
  return new Set(added);
}

/** Codes with old digests per product, which allow the same code under two products. */
export const readAgedCodes = (
  db: Db,
  partnerId: string,
): Promise<{ id: string; product_id: string; sealed: string }[]> =>
  db.rows<{ id: string; product_id: string; sealed: string }>(sql`
    select id, product_id, sealed from panel_codes
    where partner_id = ${partnerId} and digest not like ${`${SHOP_DIGEST}%`} order by id`);

/** Replaces old digests; of two equal codes the second keeps its own. */
export const renewDigests = (
  db: Db,
  partnerId: string,
  codes: { id: string; digest: string }[],
): Promise<void> =>
  db.command(sql`
    update panel_codes set digest = code->>'digest'
    from jsonb_array_elements(${JSON.stringify(codes)}::jsonb) as code
    where panel_codes.id = (code->>'id')::uuid and not exists (
      select from panel_codes known where known.partner_id = ${partnerId} and known.digest = code->>'digest')`);

export async function readCodeStock(db: Db, partnerId: string, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: string; stock: number }>(sql`
    select product_id as id, count(*)::int as stock from panel_codes
    where partner_id = ${partnerId} and product_id in ${ids} and order_id is null group by product_id`);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

interface Counts extends Record<string, unknown> {
  left: number;
  reserved: number;
  sold: number;
}

export async function countCodes(db: Db, partnerId: string, productId: string): Promise<Counts> {
  const counts = await db.row<Counts>(sql`
    select count(*) filter (where order_id is null)::int as left,
      count(*) filter (where order_id is not null and taken_at is null)::int as reserved,
      count(*) filter (where taken_at is not null)::int as sold
    from panel_codes where partner_id = ${partnerId} and product_id = ${productId}`);
  return counts ?? { left: 0, reserved: 0, sold: 0 };
}

export const deleteUnsold = (db: Db, partnerId: string, productId: string): Promise<string[]> =>
  db.column<string>(sql`
    delete from panel_codes where partner_id = ${partnerId} and product_id = ${productId} and order_id is null
    returning id`);

export const nextTails = (db: Db, partnerId: string, productId: string, limit: number): Promise<string[]> =>
  db.column<string>(sql`
    select tail from panel_codes
    where partner_id = ${partnerId} and product_id = ${productId} and order_id is null order by id limit ${limit}`);

interface Taking {
  partnerId: string;
  productId: string;
  orderId: string;
  qty: number;
}

/**
 * Takes `qty` codes for an order: reserved ones, then the oldest. If it returns fewer, the caller must roll
 * back. No two orders get the same code.
 */
export async function takeSealed(
  db: Db,
  { partnerId, productId, orderId, qty }: Taking,
): Promise<{ id: string; sealed: string }[]> {
  const reserved = await db.rows<{ id: string; sealed: string }>(sql`
    update panel_codes set taken_at = now()
    where product_id = ${productId} and order_id = ${orderId} and taken_at is null returning id, sealed`);
  if (reserved.length >= qty) return reserved;
  const taken = await db.rows<{ id: string; sealed: string }>(sql`
    with next as (
      select id from panel_codes
      where partner_id = ${partnerId} and product_id = ${productId} and order_id is null
      order by id limit ${qty - reserved.length} for update skip locked
    )
    update panel_codes set order_id = ${orderId}, taken_at = now() from next
    where panel_codes.id = next.id returning panel_codes.id, sealed`);
  return [...reserved, ...taken];
}
