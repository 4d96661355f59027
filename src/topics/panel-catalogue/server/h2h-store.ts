import type { EntityFilter } from '../../../admin/entity/query';
import type { Db } from '../../../platform/db/client';
import { containingWords, searchedText } from '../../../platform/db/containing';
import { sql } from '../../../platform/db/sql';
import type { BrandForm } from '../../catalogue/contract/catalogue';

export interface Choice extends Record<string, unknown> {
  id: string;
  title: string;
}

const brandTitle = sql`b.name`;
const variationTitle = sql`b.name || ' – ' || v.name`;
/** Websites sell at a fixed price, so postpaid items are excluded. */
const hasPrice = sql`v.base_price is not null`;
const isPrepaid = sql`not exists (select 1 from variations v where v.brand_id = b.id and v.base_price is null)`;

/** H2H brands by name; the first `limit` of all without a term. */
export const searchBrands = (db: Db, search: string | undefined, limit: number): Promise<Choice[]> =>
  db.rows<Choice>(sql`
    select b.id, ${brandTitle} as title from brands b where ${isPrepaid}
    ${search ? sql`and ${containingWords(search, [searchedText(brandTitle)])}` : sql``}
    order by b.name, b.id limit ${limit}`);

export async function nameBrands(db: Db, ids: string[]): Promise<Choice[]> {
  if (ids.length === 0) return [];
  return db.rows<Choice>(
    sql`select b.id, ${brandTitle} as title from brands b where b.id in ${ids} and ${isPrepaid}`,
  );
}

export const searchCategories = (db: Db, search: string | undefined, limit: number): Promise<Choice[]> =>
  db.rows<Choice>(sql`
    select id, name as title from categories
    ${search ? sql`where ${containingWords(search, [searchedText(sql`name`)])}` : sql``}
    order by sort, id limit ${limit}`);

export async function nameCategories(db: Db, ids: string[]): Promise<Choice[]> {
  if (ids.length === 0) return [];
  return db.rows<Choice>(sql`select id, name as title from categories where id in ${ids}`);
}

export interface Brand extends Record<string, unknown> {
  id: string;
  key: string;
  name: string;
  image: string | null;
  has_check_id: boolean;
}

export async function readBrands(db: Db, ids: string[]): Promise<Brand[]> {
  if (ids.length === 0) return [];
  return db.rows<Brand>(
    sql`select b.id, b.key, b.name, b.image, b.has_check_id from brands b where b.id in ${ids} order by b.sort, b.id`,
  );
}

export const readBrandForms = async (db: Db, id: string): Promise<BrandForm[]> =>
  (await db.value<BrandForm[]>(sql`select b.forms from brands b where b.id = ${id}`)) ?? [];

/** Condition on items of the H2H brands that these brands of the partner's website sell. */
const soldBy = (partnerId: string, filters: EntityFilter[]) =>
  sql.join(
    filters.map(
      ({ values }) => sql`and b.id in (select (data->>'brand_id')::uuid from entities
        where partner_id = ${partnerId} and resource = 'category' and deleted_at is null and id in ${values})`,
    ),
  );

export async function searchVariations(
  db: Db,
  partnerId: string,
  search: string | undefined,
  limit: number,
  filters: EntityFilter[],
): Promise<Choice[]> {
  return db.rows<Choice>(sql`
    select v.id, ${variationTitle} as title from variations v join brands b on b.id = v.brand_id
    where ${hasPrice} ${soldBy(partnerId, filters)}
    ${search ? sql`and ${containingWords(search, [sql`v.search`, searchedText(sql`b.name`)])}` : sql``}
    order by b.sort, b.name, v.sort, v.id limit ${limit}`);
}

export async function nameVariations(
  db: Db,
  partnerId: string,
  ids: string[],
  filters: EntityFilter[],
): Promise<Choice[]> {
  if (ids.length === 0) return [];
  return db.rows<Choice>(sql`
    select v.id, ${variationTitle} as title from variations v join brands b on b.id = v.brand_id
    where v.id in ${ids} and ${hasPrice} ${soldBy(partnerId, filters)}`);
}
