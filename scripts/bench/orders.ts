import type { Database } from '../../server/db/client';
import type { Client } from '../../tests/support/client';
import { startTestServer } from '../../tests/support/server';
import type { Figure } from './figure';
import { pageTime } from './page-time';

const ROWS = 100_000;
/** Milliseconds, as for the lists of the document table. */
const PAGE_WITHIN = 50;
const LAST_WITHIN = 200;

/** The list of a website's 100,000 orders on PostgreSQL, over HTTP with the exact total. */
export async function orderFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres', seed: 'accounts' });
  try {
    const client = await server.signIn();
    await fillOrders(server.database, client);
    const queries = [
      ...[1, 10, 100].map((page) => ({ name: `page ${page}`, query: `page=${page}`, most: PAGE_WITHIN })),
      ...['total', '-total', 'profit', '-profit', 'created_at'].map((order) => ({
        name: `sort ${order}, page 100`,
        query: `page=100&sort=${order}`,
        most: PAGE_WITHIN,
      })),
      ...[
        'f.order_status=3',
        'f.order_status=6',
        'f.payment_status=3',
        'f.product_source=custom',
        'f.stage=hand',
      ].map((filter) => ({ name: filter, query: filter, most: PAGE_WITHIN })),
      ...['inv261121-00099', 'wulandari 99', 'sari', 'xyz'].map((search) => ({
        name: `search "${search}"`,
        query: `search=${encodeURIComponent(search)}`,
        most: PAGE_WITHIN,
      })),
      { name: 'last page', query: `page=${ROWS / 10}`, most: LAST_WITHIN },
    ];
    const figures: Figure[] = [];
    for (const { name, query, most } of queries) {
      const value = await pageTime(client, `/v1/vendor-panel/transaction?${query}`);
      figures.push({
        name: `PostgreSQL: 100,000 orders of a website, ${name}, median`,
        value,
        unit: 'ms',
        most,
      });
    }
    return figures;
  } finally {
    await server.close();
  }
}

/** Orders as a large website has them: most done, a few waiting, one in ten of its own items. */
async function fillOrders(database: Database, client: Client): Promise<void> {
  const { body } = await client.get('/v1/crm/profile');
  const text = `insert into panel_orders (id, invoice, partner_id, guest_name, guest_phone, product_source, fulfilment,
      product_name, item_name, qty, cost, price, total, profit, payment_method, payment_status, order_status, reason,
      search, created_at)
    select gen_random_uuid(), o.invoice, $1::uuid, o.name, o.phone, o.source,
      case o.source when 2 then 'manual' else 'h2h' end, 'Mobile Legends', n || ' Diamond', 1, 1000 + n % 9000,
      1500 + n % 9500, 1500 + n % 9500, 500 + n % 500, 'QRIS', o.payment, o.status,
      case when o.status = 2 then 'Menunggu' end, lower(concat_ws(chr(10), o.invoice, o.name, o.phone)),
      now() - n * interval '1 second'
    from generate_series(1, $2::int) as n cross join lateral (select
      'INV261121-' || lpad(n::text, 6, '0') as invoice,
      (array['Sari','Budi','Wulandari','Putra','Ayu','Rizky','Dewi','Agus','Intan','Bagas'])[1 + n % 10] || ' ' || n as name,
      '6281' || lpad(n::text, 9, '0') as phone,
      case when n % 10 = 0 then 2 else 1 end as source,
      case when n % 50 = 7 then 6 when n % 50 = 3 then 5 when n % 500 = 10 then 2 else 3 end as status,
      case when n % 50 = 7 then 5 when n % 50 = 3 then 3 else 2 end as payment) o`;
  await database.run({ name: 'bench_orders', text }, [body.data.partner_id, ROWS]);
  await database.run({ name: 'bench_orders_vacuum', text: 'vacuum analyze panel_orders' }, []);
}
