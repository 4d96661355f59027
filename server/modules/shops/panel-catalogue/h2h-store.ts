import { sql } from 'drizzle-orm';
import type { BrandForm } from '../../../../src/core/contract/catalogue';
import { tierPrice } from '../../../../src/core/pricing/tier-price';
import type { Db } from '../../../db/client';
import { containing } from '../../../db/containing';

/** A row to choose, and what it is called. */
export interface Choice extends Record<string, unknown> {
  id: string;
  title: string;
}

const brandTitle = sql`b.name`;
const variationTitle = sql`b.name || ' – ' || v.name`;

/** Brands of the H2H catalogue by name; the first `limit` of all without a term. */
export async function findBrands(db: Db, search: string | undefined, limit: number): Promise<Choice[]> {
  const { rows } = await db.execute<Choice>(sql`
    select b.id, ${brandTitle} as title from brands b
    ${search ? sql`where lower(${brandTitle}) like lower(${containing(search)})` : sql``}
    order by b.name, b.id limit ${limit}`);
  return rows;
}

export async function nameBrands(db: Db, ids: string[]): Promise<Choice[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Choice>(
    sql`select b.id, ${brandTitle} as title from brands b where b.id in ${ids}`,
  );
  return rows;
}

export interface Brand extends Record<string, unknown> {
  id: string;
  key: string;
  name: string;
  image: string | null;
  has_check_id: boolean;
}

/** What a website needs to know of a brand to show it. */
export async function readBrands(db: Db, ids: string[]): Promise<Brand[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Brand>(
    sql`select b.id, b.key, b.name, b.image, b.has_check_id from brands b where b.id in ${ids} order by b.sort, b.id`,
  );
  return rows;
}

/** What the supplier asks the buyers of a brand. */
export async function readBrandForms(db: Db, id: string): Promise<BrandForm[]> {
  const { rows } = await db.execute<{ forms: BrandForm[] }>(
    sql`select b.forms from brands b where b.id = ${id}`,
  );
  return rows[0]?.forms ?? [];
}

/** Items of the H2H catalogue by brand, name or SKU. */
export async function findVariations(db: Db, search: string | undefined, limit: number): Promise<Choice[]> {
  const term = search && containing(search);
  const { rows } = await db.execute<Choice>(sql`
    select v.id, ${variationTitle} as title from variations v join brands b on b.id = v.brand_id
    ${term ? sql`where lower(${variationTitle}) like lower(${term}) or lower(v.sku) like lower(${term})` : sql``}
    order by b.sort, b.name, v.sort, v.id limit ${limit}`);
  return rows;
}

export async function nameVariations(db: Db, ids: string[]): Promise<Choice[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Choice>(sql`
    select v.id, ${variationTitle} as title from variations v join brands b on b.id = v.brand_id
    where v.id in ${ids}`);
  return rows;
}

export interface Supply {
  id: string;
  sku: string;
  brand_id: string;
  name: string;
  /** 1 Tersedia, 2 Gangguan, 3 Kosong, 4 Cut off. */
  status: number;
  sort: number;
  /** What it costs this partner at its own tier; rupiah. */
  cost: number;
}

interface SupplyRow extends Record<string, unknown>, Omit<Supply, 'cost'> {
  base_price: number;
  discount: number;
}

const supplies = (partnerId: string, where: ReturnType<typeof sql>) => sql`
  select v.id, v.sku, v.brand_id, v.name, v.sort, v.base_price, t.price_discount_bps as discount,
    case when b.status <> 1 then 2 else v.status end as status
  from variations v join brands b on b.id = v.brand_id
    join partners p on p.id = ${partnerId} join tiers t on t.id = p.tier_id
  where ${where} order by v.sort, v.id`;

const costed = ({ base_price, discount, ...row }: SupplyRow): Supply => ({
  ...row,
  cost: tierPrice(base_price, discount),
});

/** What these items of the H2H catalogue cost the partner now, by id. */
export async function readSupplies(db: Db, partnerId: string, ids: string[]): Promise<Map<string, Supply>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<SupplyRow>(supplies(partnerId, sql`v.id in ${ids}`));
  return new Map(rows.map((row) => [row.id, costed(row)]));
}

/** All that a brand sells. */
export async function readSuppliesOf(db: Db, partnerId: string, brandId: string): Promise<Supply[]> {
  const { rows } = await db.execute<SupplyRow>(supplies(partnerId, sql`v.brand_id = ${brandId}`));
  return rows.map(costed);
}
