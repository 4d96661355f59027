import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import type { CustomData, TierData, VcgData } from '../storefront/records';

/** A live document: its id, and what was typed. */
export interface Document<Data> extends Record<string, unknown> {
  id: string;
  resource: string;
  data: Data;
}

/** What `product-vcg` and `product-custom` hold of a price, whichever of them it is. */
export type ProductData = Pick<VcgData, 'category_id' | 'prices' | 'is_active'> &
  Partial<Pick<VcgData, 'display_name' | 'variation_id' | 'price_mode'> & Pick<CustomData, 'name' | 'cost'>>;

/** Resources that a shop sells. */
export const PRODUCTS = ['product-vcg', 'product-custom'] as const;

/** Live documents of some resources of a partner; of these ids alone where they are given. */
export async function readDocuments<Data>(
  db: Db,
  partnerId: string,
  resources: readonly string[],
  ids?: readonly string[],
): Promise<Document<Data>[]> {
  if (ids?.length === 0) return [];
  const { rows } = await db.execute<Document<Data>>(sql`
    select id, resource, data from entities
    where partner_id = ${partnerId} and resource in ${[...resources]} and deleted_at is null
      ${ids ? sql`and id in ${[...ids]}` : sql``}
    order by created_at, id`);
  return rows;
}

/** Tiers that are in use, lowest first. */
export async function readTiers(db: Db, partnerId: string): Promise<Document<TierData>[]> {
  const tiers = await readDocuments<TierData>(db, partnerId, ['member-tier']);
  return tiers.sort((one, other) => one.data.level - other.data.level);
}

/** The tier of guests and of new members; undefined before a shop has one. */
export const standardTier = (tiers: Document<TierData>[]): Document<TierData> | undefined =>
  tiers.find(({ data }) => data.is_default) ?? tiers[0];

/** Active items that are sold at typed prices, without one for this tier. */
export async function countUnpriced(db: Db, partnerId: string, tierId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from entities
    where partner_id = ${partnerId} and resource in ${[...PRODUCTS]} and deleted_at is null
      and (data->>'is_active')::boolean and (resource = 'product-custom' or data->>'price_mode' = 'manual')
      and not coalesce(data->'prices', '[]') @> ${JSON.stringify([{ tier_id: tierId }])}::jsonb`);
  return rows[0]?.count ?? 0;
}
