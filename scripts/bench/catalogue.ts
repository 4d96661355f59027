import type { Database } from '../../server/db/client';
import type { Client } from '../../tests/support/client';
import { query } from '../../tests/support/query';
import type { Known } from './list-queries';

export const ITEMS = 20_000;
const BRANDS = 250;

/** A large catalogue: 10 categories, 250 brands, 20,000 items with orders counted of most, and 500 selling prices. */
export async function fillCatalogue(database: Database, client: Client): Promise<Known> {
  const { body } = await client.get('/v1/crm/profile');
  const rows = (text: string, ...params: unknown[]) => query(database, text, params);
  await rows(CATEGORIES, 10);
  await rows(BRAND_ROWS, BRANDS);
  await rows(ITEM_ROWS, ITEMS, BRANDS);
  await rows(HEALTH, ITEMS);
  await rows(RULES, body.data.partner_id);
  for (const table of ['categories', 'brands', 'variations', 'item_figures', 'selling_rules']) {
    await rows(`vacuum analyze ${table}`);
  }
  const ids = async (text: string) => (await rows(text)).map(({ id }) => String(id));
  return {
    searches: ['BENCH-19999', 'diamond', 'brand 77', 'penerbit 3', 'tidak ada', 'di'],
    references: {
      category_id: await ids(`select id from categories order by sort limit 1`),
      brand_id: await ids(`select id from brands order by sort desc limit 1`),
    },
  };
}

const CATEGORIES = `insert into categories (id, slug, name, icon, type, sort)
  select gen_random_uuid(), 'bench-' || n, 'Kategori ' || n, 'gamepad-2', 1, n from generate_series(1, $1::int) n`;

/** One in fifty is disturbed, maintained or no longer sold, one in twenty-five has cut-off hours. */
const BRAND_ROWS = `insert into brands (id, key, category_id, name, publisher, monogram, is_voucher, status, has_check_id,
    regions, how_to_html, cut_off_start, cut_off_end, forms, sort)
  select gen_random_uuid(), 'bench-' || n, c.ids[1 + n % 10], 'Brand ' || n, 'Penerbit ' || n % 40, 'BR', false,
    case when n % 50 = 1 then 2 when n % 50 = 2 then 3 else 1 end, false, '{ID}', '',
    case when n % 25 = 0 then '23:45' end, case when n % 25 = 0 then '00:15' end, '[]', n
  from generate_series(1, $1::int) n cross join (select array_agg(id order by sort) as ids from categories) c`;

const ITEM_ROWS = `insert into variations (id, sku, brand_id, "group", name, base_price, sla_seconds, max_qty, multi,
    status, is_new, is_promo, sort)
  select gen_random_uuid(), 'BENCH-' || n, b.ids[1 + n % $2::int], 'Diamond', n || ' Diamond', 1000 + (n * 7919) % 500000,
    60, 10, false, case when n % 20 = 0 then 2 when n % 33 = 0 then 3 else 1 end, false, false, n
  from generate_series(1, $1::int) n cross join (select array_agg(id order by sort) as ids from brands) b`;

const HEALTH = `insert into item_figures (variation_id, hours, finished, succeeded, median_seconds, as_of)
  select id, hours, hours, hours - hours / 20, 8, now() from variations cross join unnest('{1,24,168,720}'::int[]) as hours
  where sort <= $1::int`;

/** One for everything, and 500 of single items. */
const RULES = `insert into selling_rules (id, partner_id, scope, scope_id, method, value, rounding, round_up, ending,
    is_active)
  select gen_random_uuid(), $1::uuid, case when id is null then 'global' else 'variation' end, id, 'percent', 5, 100,
    true, '', true
  from (select null::uuid as id union all (select id from variations order by sort limit 500)) targets`;
