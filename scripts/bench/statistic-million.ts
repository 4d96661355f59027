import { addChanges } from '../../src/topics/statistics/server/change-store';
import type { Client } from '../../tests/support/client';
import { startTestServer } from '../../tests/support/server';
import { type Figure, median } from './figure';
import { atOnce, fillOrders, fillUsualShelf, partnerOf } from './past-orders';

const ORDERS = 1_000_000;
/** Milliseconds over HTTP for any period. */
const WITHIN = 100;
const TRIES = 31;
/** Warm-up calls: connections replan a statement for its first calls. */
const WARM = 20;
/** Rows that each connection inserts at once. */
const ADDED = 50_000;

const day = (ago: number) =>
  new Date(Date.now() + 7 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);

/** Measures every statistic period of a partner with a million orders, on PostgreSQL. */
export async function statisticMillionFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres', seed: 'accounts' });
  try {
    const { database } = server;
    const client = await server.signIn('mitra@demo.test');
    await fillUsualShelf(database);
    await fillOrders(database, await partnerOf(client), ORDERS);
    const start = performance.now();
    await atOnce(async () => {
      while ((await addChanges(database, { most: ADDED })).added > 0);
    });
    const seconds = (performance.now() - start) / 1000;
    await database.run({ name: 'bench_vacuum', text: 'vacuum analyze' }, []);
    const figures: Figure[] = [
      { name: 'PostgreSQL: changes of orders added to their sums', value: ORDERS / seconds, unit: '/s' },
    ];
    for (const [period, query] of [
      ...['today', 'yesterday', '7', '30', 'month'].map((period) => [period, `period=${period}`]),
      ['366 days', `from=${day(365)}&to=${day(0)}`],
      ['366 days, one source', `from=${day(365)}&to=${day(0)}&source=1`],
    ]) {
      const value = await callTime(client, `/v1/crm/statistic?${query}`);
      const name = `PostgreSQL: statistic, ${period}, 1,000,000 orders, median`;
      figures.push({ name, value, unit: 'ms', most: WITHIN });
    }
    return figures;
  } finally {
    await server.close();
  }
}

/** Median milliseconds of a call. Throws if it is refused. */
async function callTime(client: Client, path: string): Promise<number> {
  const times: number[] = [];
  for (let run = -WARM; run < TRIES; run += 1) {
    const start = performance.now();
    const { status } = await client.get(path);
    if (run >= 0) times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
  }
  return median(times);
}
