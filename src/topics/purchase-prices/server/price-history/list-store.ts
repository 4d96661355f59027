import type { EntitySelection } from '../../../../admin/entity/query';
import type { Db } from '../../../../platform/db/client';
import { containing } from '../../../../platform/db/containing';
import { withinDays } from '../../../../platform/db/filtered-days';
import { isoInstant } from '../../../../platform/db/row-parsers';
import { type SQL, sql } from '../../../../platform/db/sql';

export interface ChangeRow {
  id: string;
  variation_id: string;
  sku: string;
  brand_id: string;
  brand: string;
  item: string;
  old_price: number;
  new_price: number;
  /** `PRICE_REASON`. */
  reason: number;
  effective_at: string;
  /** Tier discount of the caller in basis points. */
  discount: number;
}

const conditions: Record<string, (values: string[]) => SQL> = {
  effective_at: ([days]) => withinDays(sql`c.effective_at`, days),
  brand_id: (values) => sql`v.brand_id in ${values}`,
  reason: (values) => sql`c.reason in ${values.map(Number)}`,
  direction: (values) => sql.raw(`(${values.map((value) => directions[value] ?? 'false').join(' or ')})`),
};

const directions: Record<string, string> = {
  up: 'c.new_price > c.old_price',
  down: 'c.new_price < c.old_price',
};

const SOURCE = sql`price_changes c join variations v on v.id = c.variation_id join brands b on b.id = v.brand_id`;

function matching({ filters, search }: Pick<EntitySelection, 'filters' | 'search'>): SQL {
  const term = search && containing(search);
  return sql.join(
    [
      sql`b.status <> 4`,
      ...filters.map(({ field, values }) => conditions[field]?.(values) ?? sql`false`),
      ...(term ? [sql`(v.sku ilike ${term} or v.name ilike ${term} or b.name ilike ${term})`] : []),
    ],
    sql` and `,
  );
}

export async function countChanges(db: Db, selection: EntitySelection): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${SOURCE} where ${matching(selection)}`,
  );
  return rows[0]?.total ?? 0;
}

interface Window {
  offset: number;
  limit: number;
}

export async function readChangePage(
  db: Db,
  partnerId: string,
  selection: EntitySelection,
  { offset, limit }: Window,
): Promise<ChangeRow[]> {
  return read(db, partnerId, matching(selection), selection.sort.descending, { offset, limit });
}

export async function readChangeById(db: Db, partnerId: string, id: string): Promise<ChangeRow | null> {
  const [row] = await read(db, partnerId, sql`c.id = ${id}`, true, { offset: 0, limit: 1 });
  return row ?? null;
}

async function read(db: Db, partnerId: string, where: SQL, newestFirst: boolean, { offset, limit }: Window) {
  const direction = sql.raw(newestFirst ? 'desc' : 'asc');
  const { rows } = await db.execute<ChangeRow & Record<string, unknown>>(sql`
    select c.id, c.variation_id, v.sku, v.brand_id, b.name as brand, v.name as item, c.old_price, c.new_price, c.reason,
      c.effective_at, t.price_discount_bps as discount
    from ${SOURCE} join partners p on p.id = ${partnerId} join tiers t on t.id = p.tier_id
    where ${where} order by c.effective_at ${direction}, c.id ${direction} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, effective_at: isoInstant(row.effective_at) }));
}
