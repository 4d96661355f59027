import { v7 } from 'uuid';
import type { Database, Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryAll, queryAny, queryValue } from '../../../../platform/db/statement';
import type { SupplyRoute } from '../../domain/next-route';
import type { Margin } from '../../domain/resale';

export interface PricedRoute extends SupplyRoute {
  /** Rupiah per item; null or omitted if unknown. */
  price?: number | null;
}

export const readRoutes = queryAll<{ sku: string }, PricedRoute>(
  'supplier_routes_of',
  `select r.supplier, r.code, r.max_price, r.falls_over, i.price
from supplier_routes r join variations v on v.id = r.variation_id
left join supplier_items i on i.supplier = r.supplier and i.code = r.code
where v.sku = :sku::text order by r.priority`,
);

export const readSupplierOfBrand = queryValue<{ brand: string; inside: string }, string>(
  'supplier_of_brand',
  `select r.supplier from supplier_routes r join variations v on v.id = r.variation_id join brands b on b.id = v.brand_id
where b.key = :brand::text and r.supplier <> :inside::text order by r.priority, r.supplier limit 1`,
);

export interface RouteInput extends SupplyRoute {
  sku: string;
  priority: number;
  /** Margin on the followed list price; null if the operator sets prices. */
  margin: Margin | null;
}

export const readStoredRoutes = queryAll<{ sku: string | null }, RouteInput>(
  'supplier_routes_all',
  `select v.sku, r.priority, r.supplier, r.code, r.max_price, r.falls_over,
  case when r.margin_bps is not null then jsonb_build_object('bps', r.margin_bps, 'amount', r.margin_amount) end as margin
from supplier_routes r join variations v on v.id = r.variation_id
where v.sku = :sku::text or :sku::text is null order by v.sku, r.priority limit 500`,
);

/**
 * Sets a route at its priority, replacing the previous one and the same route elsewhere; false for an unknown
 * item.
 */
export const setRoute = (database: Database, input: RouteInput): Promise<boolean> =>
  database.transaction(async (tx) => {
    const id = await tx.value<string>(sql`select id from variations where sku = ${input.sku} for update`);
    if (!id) return false;
    const { supplier, code, priority, max_price, falls_over, margin } = input;
    await tx.execute(sql`
      delete from supplier_routes where variation_id = ${id}
        and (priority = ${priority} or (supplier = ${supplier} and code = ${code}))`);
    await tx.execute(sql`
      insert into supplier_routes (id, variation_id, supplier, code, priority, max_price, falls_over, margin_bps, margin_amount)
      values (${v7()}, ${id}, ${supplier}, ${code}, ${priority}, ${max_price}, ${falls_over}, ${margin?.bps ?? null},
        ${margin?.amount ?? null})`);
    return true;
  });

/** False if there is no such route. */
export const removeRoute = queryAny<{ sku: string; priority: number }>(
  'supplier_route_remove',
  `with gone as (
  delete from supplier_routes r using variations v
  where v.id = r.variation_id and v.sku = :sku::text and r.priority = :priority::smallint returning r.id, r.variation_id
), left_behind as (
  update supplier_routes r set updated_at = now() from gone where r.variation_id = gone.variation_id and r.id <> gone.id
)
select id from gone`,
);

export interface NewRoute {
  sku: string;
  supplier: string;
  code: string;
  margin: Margin;
}

/** Appends routes in order, each with the partner's price as maximum and with failover. */
export async function addRoutes(tx: Db, routes: readonly NewRoute[]): Promise<void> {
  const rows = routes.map(({ margin: { bps, amount }, ...route }) => ({ ...route, bps, amount }));
  await tx.execute(sql`
    insert into supplier_routes (id, variation_id, supplier, code, priority, falls_over, margin_bps, margin_amount)
    select gen_random_uuid(), v.id, t.supplier, t.code,
      coalesce((select max(priority) from supplier_routes r where r.variation_id = v.id), 0)
        + row_number() over (partition by v.id order by t.nth), true, t.bps, t.amount
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (sku text, supplier text, code text, bps int,
      amount bigint)) with ordinality as t (sku, supplier, code, bps, amount, nth)
    join variations v on v.sku = t.sku`);
}
