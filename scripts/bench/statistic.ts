import type { Database } from '../../server/db/client';
import type { Client } from '../../tests/support/client';
import { startTestServer } from '../../tests/support/server';
import type { Figure } from './figure';
import { pageTime } from './page-time';

const ORDERS = 100_000;
/** Milliseconds over HTTP, the longest with the 90 days before it. */
const WITHIN = 50;
/** Days over which the orders lie. */
const SPREAD = 365;

/** The figures of a website with 100,000 orders on PostgreSQL. */
export async function statisticFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres', seed: 'accounts' });
  try {
    const client = await server.signIn();
    await fillOrders(server.database, client);
    await server.database.run({ name: 'bench_vacuum_orders', text: 'vacuum analyze panel_orders' }, []);
    const figures: Figure[] = [];
    for (const days of [1, 7, 30, 90]) {
      const value = await pageTime(client, `/v1/vendor-panel/dashboard?days=${days}`);
      figures.push({
        name: `PostgreSQL: statistic of ${days} days, 100,000 orders, median`,
        ...{ value, unit: 'ms', most: WITHIN },
      });
    }
    return figures;
  } finally {
    await server.close();
  }
}

/** A year of orders of a few hundred items, nine of ten of which succeeded, three of four by one of 5,000 members. */
async function fillOrders(database: Database, client: Client): Promise<void> {
  const { body } = await client.get('/v1/crm/profile');
  const text = `insert into panel_orders (id, invoice, partner_id, product_name, item_name, qty, cost, total, profit,
      payment_method, payment_status, order_status, reason, member_id, created_at)
    select gen_random_uuid(), 'INV-BENCH-' || n, $1::uuid, 'Brand ' || n % 20, 'Item ' || n % 300, 1, 10000, 12000, 2000,
      'Cara ' || n % 7, 2, case when n % 10 = 0 then 4 + (n / 10) % 3 else 3 end,
      case when n % 20 = 0 then 'Stok habis' end,
      case when n % 4 > 0 then ('00000000-0000-7000-8000-' || lpad((n % 5000)::text, 12, '0'))::uuid end, now() - (n::float8 / $2::int) * $3::int * interval '1 day'
    from generate_series(1, $2::int) as n`;
  await database.run({ name: 'bench_orders', text }, [body.data.partner_id, ORDERS, SPREAD]);
}
