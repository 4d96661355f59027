import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/db/sql';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { openShop, type Shop } from '../../support/shop';

describe('an order stands against a second one', () => {
  let open: TestDatabase;
  let shop: Shop;

  beforeAll(async () => {
    open = await openTestDatabase();
    shop = await openShop(open.database);
  });
  afterAll(() => open?.close());

  test('for 24 hours, while it is pending or when it was delivered', async () => {
    const { rows } = await open.database.db.execute<{ hours: number; status: number }>(sql`
      select hours, status from unnest(array[0, 23, 24, 25]) hours, unnest(array[1, 2, 3, 4]) status
      where stands_lately(now() - hours * interval '1 hour', status::smallint) order by hours, status`);
    const standing = [0, 23].flatMap((hours) => [1, 2].map((status) => ({ hours, status })));
    expect(rows).toEqual(standing);
  });

  test('and the planner reads the rule as if it were written out, so that indexes serve it', async () => {
    const { rows } = await open.database.db.execute<Record<string, string>>(sql`
      explain select from transactions t where stands_lately(t.created_at, t.status)`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(`created_at > (now() - '24:00:00'::interval)`);
    expect(plan).not.toContain('stands_lately');
  });

  test('and is found in the sandbox by its destination, among thousands of others', async () => {
    const { db } = open.database;
    const { partnerId } = await shop.openPartner(0);
    await db.execute(sql`
      insert into sandbox_orders (id, code, partner_id, ref_id, request_hash, variation_id, product_name, item_name, sku,
        destination, order_param, qty, unit_price, total, history)
      select gen_random_uuid(), gen_random_uuid()::text, ${partnerId}::uuid, nth::text, '', ${shop.game.item}::uuid, '', '', '',
        nth::text, '[]', 1, 1000, 1000, '[]' from generate_series(1, 3000) nth`);
    await db.execute(sql`analyze sandbox_orders`);
    const { rows } = await db.execute<Record<string, string>>(sql`
      explain select from sandbox_orders t where t.partner_id = ${partnerId}::uuid
        and t.variation_id = ${shop.game.item}::uuid and t.destination = '77' and stands_lately(t.created_at, t.status)`);
    expect(rows[0]?.['QUERY PLAN']).toContain('using sandbox_orders_duplicate');
  });
});
