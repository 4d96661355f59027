import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { SupplyRoute } from '../../../../src/core/supply/next-route';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

const routesStatement = statement<{ sku: string }, SupplyRoute>(
  'supplier_routes_of',
  `select r.supplier, r.code, r.max_price, r.falls_over
from supplier_routes r join variations v on v.id = r.variation_id
where v.sku = :sku::text order by r.priority`,
);

/** The routes of an item, in their order. */
export const routesOf = (database: Database, sku: string): Promise<SupplyRoute[]> =>
  run(database, routesStatement, { sku });

/** A route with its item and its place. */
export interface RouteWish extends SupplyRoute {
  sku: string;
  priority: number;
}

const allStatement = statement<{ sku: string | null }, RouteWish>(
  'supplier_routes_all',
  `select v.sku, r.priority, r.supplier, r.code, r.max_price, r.falls_over
from supplier_routes r join variations v on v.id = r.variation_id
where v.sku = :sku::text or :sku::text is null order by v.sku, r.priority limit 500`,
);

/** Of one item, or of all of them. */
export const keptRoutes = (database: Database, sku: string | null): Promise<RouteWish[]> =>
  run(database, allStatement, { sku });

/** Puts a route at its place, instead of what stood there and of the same one elsewhere; false when no such item is sold. */
export const setRoute = (database: Database, wish: RouteWish): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from variations where sku = ${wish.sku} for update`,
    );
    const id = rows[0]?.id;
    if (!id) return false;
    const { supplier, code, priority, max_price, falls_over } = wish;
    await tx.execute(sql`
      delete from supplier_routes where variation_id = ${id}
        and (priority = ${priority} or (supplier = ${supplier} and code = ${code}))`);
    await tx.execute(sql`
      insert into supplier_routes (id, variation_id, supplier, code, priority, max_price, falls_over)
      values (${v7()}, ${id}, ${supplier}, ${code}, ${priority}, ${max_price}, ${falls_over})`);
    return true;
  });

const removeStatement = statement<{ sku: string; priority: number }, { id: string }>(
  'supplier_route_remove',
  `delete from supplier_routes r using variations v
where v.id = r.variation_id and v.sku = :sku::text and r.priority = :priority::smallint returning r.id`,
);

/** False when there is no such route. */
export const removeRoute = async (database: Database, sku: string, priority: number): Promise<boolean> =>
  (await run(database, removeStatement, { sku, priority })).length > 0;
