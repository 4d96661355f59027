import type { Db } from '../../../../platform/db/client';
import { containingWords } from '../../../../platform/db/containing';
import { type SQL, sql } from '../../../../platform/db/sql';
import type { Figures } from '../../../catalogue/domain/health';

export interface PriceRow {
  id: string;
  brand_id: string;
  category_id: string;
  sku: string;
  category_name: string;
  brand_name: string;
  group: string;
  name: string;
  base_price: number | null;
  /** Per sheet of a bill; null if there is a price. */
  admin_fee: number | null;
  commission: number | null;
  price_before: number | null;
  status: number;
  brand_status: number;
  /** `ITEM` combined with the brand's state: 5 during maintenance. */
  state: number;
  price_discount_bps: number;
  updated_at: string;
}

export type Health = Figures & { hours: number };

export interface PriceFilter {
  ids?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  brands?: readonly string[] | undefined;
  /** Values of `state`. */
  states?: readonly number[] | undefined;
  search?: string | undefined;
}

export interface PriceOrder {
  field: string;
  descending: boolean;
}

/** Current time in the format of cut-off hours, `HH:mm`. */
const CLOCK = `to_char(now() at time zone 'Asia/Jakarta', 'HH24:MI')`;

/**
 * Brands with position, search text and overriding state, computed once per statement: there are a hundred
 * times fewer brands than items. A window that crosses midnight means after one or before the other.
 */
const SHELF = sql.raw(`with shelf as (select b.id, b.name, b.status, b.category_id, c.name as category_name,
    row_number() over (order by c.sort, b.sort, b.id) as position, search_text(b.name || chr(10) || b.publisher) as words,
    case b.status when 1 then case
        when b.cut_off_start <= b.cut_off_end and ${CLOCK} >= b.cut_off_start and ${CLOCK} < b.cut_off_end then 4
        when b.cut_off_start > b.cut_off_end and (${CLOCK} >= b.cut_off_start or ${CLOCK} < b.cut_off_end) then 4 end
      when 3 then 5 else 2 end as closed
  from brands b join categories c on c.id = b.category_id where b.status <> 4)`);

const SOURCE = sql`variations v join shelf b on b.id = v.brand_id`;
const STATE = sql`coalesce(b.closed, v.status)`;

function matching({ ids, categories, brands, states, search }: PriceFilter): SQL {
  const conditions = [
    sql`true`,
    ...(ids ? [sql`v.id = any(${sql.param(ids)}::uuid[])`] : []),
    ...(categories ? [sql`b.category_id in ${categories}`] : []),
    ...(brands ? [sql`b.id in ${brands}`] : []),
    ...(states ? [sql`${STATE} in ${states}`] : []),
    ...(search ? [containingWords(search, [sql`v.search`, sql`b.words`])] : []),
  ];
  return sql.join(conditions, sql` and `);
}

export const countItems = async (db: Db, filter: PriceFilter): Promise<number> =>
  (await db.value<number>(
    sql`${SHELF} select count(*)::int as total from ${SOURCE} where ${matching(filter)}`,
  )) ?? 0;

/** Case-insensitive with collation "C": language rules are ten times slower and differ between databases. */
const columns: Record<string, string> = { item: `lower(v.name) collate "C"`, my_price: 'v.base_price' };

function ordered({ field, descending }: PriceOrder): SQL {
  const shop = 'b.position, v.sort, v.id';
  const column = columns[field];
  return sql.raw(column ? `${column} ${descending ? 'desc' : 'asc'} nulls last, ${shop}` : shop);
}

const IN_SHOP_ORDER: PriceOrder = { field: 'shop', descending: false };

/** `order` defaults to shop order. */
export interface PriceWindow {
  skip: number;
  most: number;
  order?: PriceOrder | undefined;
}

/** A range of the price list. Sorts only the key columns, then reads the rest for the range. */
export const readPriceRows = (
  db: Db,
  partner: string,
  filter: PriceFilter,
  { skip, most, order = IN_SHOP_ORDER }: PriceWindow,
): Promise<PriceRow[]> =>
  db.rows<PriceRow>(sql`
    ${SHELF} select v.id, v.brand_id, b.category_id, v.sku, b.category_name, b.name as brand_name, v."group", v.name,
      v.base_price, v.admin_fee, v.commission, v.price_before, v.status, b.status as brand_status, ${STATE} as state,
      t.price_discount_bps, v.updated_at
    from (
      select v.id from ${SOURCE} where ${matching(filter)} order by ${ordered(order)}
      offset ${skip}::bigint limit ${most}::bigint
    ) page join variations v on v.id = page.id join shelf b on b.id = v.brand_id
      join partners p on p.id = ${partner} join tiers t on t.id = p.tier_id
    order by ${ordered(order)}`);

const PORTION = 250;

/** Ids in order as of one moment, so that changes during the export neither repeat nor skip items. */
export const orderedIds = (db: Db, filter: PriceFilter, order = IN_SHOP_ORDER): Promise<string[]> =>
  db.column<string>(
    sql`${SHELF} select v.id from ${SOURCE} where ${matching(filter)} order by ${ordered(order)}`,
  );

export async function* pricePortions(
  db: Db,
  partner: string,
  ids: readonly string[],
): AsyncGenerator<PriceRow[]> {
  for (let start = 0; start < ids.length; start += PORTION) {
    const portion = ids.slice(start, start + PORTION);
    const rows = await readPriceRows(db, partner, { ids: portion }, { skip: 0, most: PORTION });
    const known = new Map(rows.map((row) => [row.id, row]));
    yield portion.flatMap((id) => known.get(id) ?? []);
  }
}

export async function readHealth(db: Db, ids: readonly string[]): Promise<Map<string, Health[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Health & { variation_id: string } & Record<string, unknown>>(sql`
    select variation_id, hours, finished, succeeded, median_seconds from item_figures
    where variation_id = any(${sql.param(ids)}::uuid[]) and partner_id is null and hours <= 168`);
  const found = new Map<string, Health[]>();
  for (const row of rows) found.set(row.variation_id, [...(found.get(row.variation_id) ?? []), row]);
  return found;
}

export interface TierDiscount extends Record<string, unknown> {
  name: string;
  discount: number;
}

export const readTierDiscounts = (db: Db): Promise<TierDiscount[]> =>
  db.rows<TierDiscount>(sql`select name, price_discount_bps as discount from tiers order by level`);
