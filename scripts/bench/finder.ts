import { startTestServer } from '../../tests/support/server';
import type { Figure } from './figure';
import { pageTime } from './page-time';
import { fillOrders, fillUsualShelf, partnerOf } from './past-orders';

const ORDERS = 100_000;
/** Milliseconds over HTTP, whatever is typed. */
const WITHIN = 50;

/** What is typed into the palette, with a partner's 100,000 orders on PostgreSQL. */
export async function finderFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres', seed: 'accounts' });
  try {
    const { database } = server;
    const client = await server.signIn();
    const partner = await partnerOf(client);
    await fillUsualShelf(database);
    await fillOrders(database, partner, ORDERS);
    await database.run({ name: 'bench_vacuum', text: 'vacuum analyze' }, []);
    const [order] = await database.run<{ code: string; destination: string }>(
      {
        name: 'bench_an_order',
        text: 'select code, destination from transactions where partner_id = $1 order by created_at offset 5000 limit 1',
      },
      [partner],
    );
    if (!order) throw new Error('no order');
    const figures: Figure[] = [];
    for (const [name, typed] of [
      ['a code', order.code],
      ['the end of a code', order.code.slice(-6)],
      ['the number of a customer', order.destination],
      ['the first digits of a number', order.destination.slice(0, 8)],
      ['an order as it is typed', `S17 ${order.destination}`],
      ['what nobody has', 'ZZZZZZ'],
    ] as const) {
      const value = await pageTime(client, `/v1/crm/find?q=${encodeURIComponent(typed)}`);
      figures.push({
        name: `PostgreSQL: finder, 100,000 orders, ${name}, median`,
        ...{ value, unit: 'ms', most: WITHIN },
      });
    }
    return figures;
  } finally {
    await server.close();
  }
}
