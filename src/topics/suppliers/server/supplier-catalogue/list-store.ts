import type { ListedItem, ListedState } from '../../../../core/contract/listed-item';
import type { CutOffWindow } from '../../../../core/value/cut-off';
import type { ListKind } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import { queryAll, queryRow, queryValue } from '../../../../platform/db/statement';

const COLUMNS = `code text, is_postpaid boolean, category text, brand text, type text, name text, price bigint,
    admin_fee bigint, commission bigint, state text, cut_off_start text, cut_off_end text`;

const replaceList = queryRow<
  { supplier: string; kind: boolean; items: string; least: number },
  { stored: boolean; elsewhere: string[] }
>(
  'supplier_list_store',
  `with listed as (select * from jsonb_to_recordset(:items::jsonb) as t (${COLUMNS})),
known as (select code from supplier_items where supplier = :supplier::text and is_postpaid = :kind::bool and state <> 'gone'),
sound as (select where (select count(*) from known where code in (select code from listed))
  >= (select count(*) from known) * :least::float8),
stored_items as (
  insert into supplier_items as i (supplier, code, is_postpaid, category, brand, type, name, price, admin_fee, commission,
    state, cut_off_start, cut_off_end)
  select :supplier::text, code, is_postpaid, category, brand, type, name, price, admin_fee, commission, state,
    cut_off_start, cut_off_end from listed where exists (select from sound)
  on conflict (supplier, code) do update set is_postpaid = excluded.is_postpaid, category = excluded.category,
    brand = excluded.brand, type = excluded.type, name = excluded.name, price = excluded.price,
    admin_fee = excluded.admin_fee, commission = excluded.commission, state = excluded.state,
    cut_off_start = excluded.cut_off_start, cut_off_end = excluded.cut_off_end,
    changed_at = case when (i.price, i.admin_fee, i.commission, i.state, i.cut_off_start, i.cut_off_end)
      is distinct from (excluded.price, excluded.admin_fee, excluded.commission, excluded.state, excluded.cut_off_start,
        excluded.cut_off_end)
      then now() else i.changed_at end
  where (i.is_postpaid = excluded.is_postpaid or i.state = 'gone')
    and (i.is_postpaid, i.category, i.brand, i.type, i.name, i.price, i.admin_fee, i.commission, i.state, i.cut_off_start,
      i.cut_off_end) is distinct from (excluded.is_postpaid, excluded.category, excluded.brand, excluded.type,
      excluded.name, excluded.price, excluded.admin_fee, excluded.commission, excluded.state, excluded.cut_off_start,
      excluded.cut_off_end)
), gone as (
  update supplier_items set state = 'gone', changed_at = now()
  where exists (select from sound) and supplier = :supplier::text and is_postpaid = :kind::bool and state <> 'gone'
    and code not in (select code from listed)
)
select exists (select from sound) as stored,
  array(select code from listed join supplier_items i using (code)
    where i.supplier = :supplier::text and i.is_postpaid <> :kind::bool and i.state <> 'gone' order by code) as elsewhere`,
);

interface StoredList {
  supplier: string;
  kind: ListKind;
  items: readonly ListedItem[];
  isRight?: boolean;
}

/** Minimum share of known items that a plausible list contains. */
const LEAST_LEFT = 0.5;

/**
 * Stores a whole list of one kind and marks missing items as gone. Stores nothing if most are missing, unless
 * the operator confirmed it. `elsewhere`: codes on the list of the other kind, excluded here, because an item
 * can follow only one. Codes in `items` are unique.
 */
export const storeList = (
  database: Database,
  { supplier, kind, items, isRight = false }: StoredList,
): Promise<{ stored: boolean; elsewhere: string[] }> =>
  replaceList(database, {
    ...{ supplier, kind: kind === 'postpaid', items: JSON.stringify(items), least: isRight ? 0 : LEAST_LEFT },
  });

/** The feed read longest ago, if at least `seconds` ago; null if none is due. */
export const dueFeed = queryValue<{ names: readonly string[]; seconds: number }, string>(
  'supplier_list_due',
  `select name from unnest(:names::text[]) with ordinality as n (name, position) left join price_feeds f using (name)
where f.read_until is null or f.read_until <= now() - :seconds::float8 * interval '1 second'
order by f.read_until nulls first, position limit 1`,
);

/** A route with a followed list or its alternative, with the listed values of its code. */
export interface FollowedRow {
  sku: string;
  /** Our catalogue price in rupiah. */
  base_price: number | null;
  status: number;
  /** Rupiah per sheet of a postpaid item. */
  admin_fee: number | null;
  commission: number | null;
  /** True if its list or routes have changed since the item was set. */
  is_newer: boolean;
  supplier: string;
  margin_bps: number | null;
  margin_amount: number | null;
  falls_over: boolean;
  listed:
    | (CutOffWindow & Pick<ListedItem, 'price' | 'admin_fee' | 'commission'> & { state: ListedState })
    | null;
}

/**
 * Routes of items whose lists have changed since (ISO) or that have cut-off hours, in order; only of
 * `suppliers` configured on this server.
 */
export const readFollowedRoutes = queryAll<{ since: string; suppliers: readonly string[] }, FollowedRow>(
  'supplier_followed',
  `with touched as (
  select r.variation_id, max(greatest(i.changed_at, r.updated_at)) as changed_at from supplier_routes r
  join supplier_items i on i.supplier = r.supplier and i.code = r.code
  where r.margin_bps is not null
    and (i.changed_at >= :since::timestamptz or r.updated_at >= :since::timestamptz or i.cut_off_start is not null)
  group by r.variation_id
)
select v.sku, v.base_price, v.status, v.admin_fee, v.commission, touched.changed_at >= v.reported_at as is_newer, r.supplier, r.margin_bps, r.margin_amount, r.falls_over,
  case when i.code is not null then jsonb_build_object('price', i.price, 'admin_fee', i.admin_fee, 'commission', i.commission,
    'state', case when i.is_postpaid = (v.base_price is null) then i.state else 'gone' end,
    'cut_off_start', i.cut_off_start, 'cut_off_end', i.cut_off_end) end as listed
from touched join variations v on v.id = touched.variation_id
join supplier_routes r on r.variation_id = v.id and r.supplier = any(:suppliers::text[])
left join supplier_items i on i.supplier = r.supplier and i.code = r.code
order by v.sku, r.priority`,
);
