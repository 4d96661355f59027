import { addChanges } from '../../server/modules/trade/statistic/sweep-store';
import { startTestServer } from '../../tests/support/server';
import type { Figure } from './figure';
import { pageTimes } from './page-time';
import { atOnce, fillOrders, fillUsualShelf, partnerOf } from './past-orders';

const MANY = 1_000_000;
const FEW = 1_000;
/** Milliseconds over HTTP, whatever the period. */
const WITHIN = 100;
/** A million against a thousand. */
const TIMES = 1.5;
const TRIES = 31;
const WARM = 20;
/** Changes that each connection adds at once. */
const ADDED = 50_000;

const day = (ago: number) =>
  new Date(Date.now() + 7 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);

/** Every period of a partner's statistic with a million orders on PostgreSQL, beside a partner with a thousand. */
export async function statisticMillionFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres', seed: 'accounts' });
  try {
    const { database } = server;
    const many = await server.signIn('mitra@demo.test');
    const few = await server.signIn('lain@demo.test');
    await fillUsualShelf(database);
    await fillOrders(database, await partnerOf(few), FEW);
    await fillOrders(database, await partnerOf(many), MANY);
    const start = performance.now();
    await atOnce(async () => {
      while ((await addChanges(database, ADDED)) > 0);
    });
    const seconds = (performance.now() - start) / 1000;
    await database.run({ name: 'bench_vacuum', text: 'vacuum analyze' }, []);
    const figures: Figure[] = [
      { name: 'PostgreSQL: changes of orders added to their sums', value: MANY / seconds, unit: '/s' },
    ];
    for (const [name, query] of [
      ...['today', 'yesterday', '7', '30', 'month'].map((period) => [period, `period=${period}`]),
      ['366 days', `from=${day(365)}&to=${day(0)}`],
      ['366 days, one source', `from=${day(365)}&to=${day(0)}&source=1`],
    ]) {
      const path = `/v1/crm/statistic?${query}`;
      // Connections plan a statement anew for its first calls.
      await pageTimes([many, few], path, WARM);
      const [value = Number.NaN, small = Number.NaN] = await pageTimes([many, few], path, TRIES);
      figures.push(
        { name: `PostgreSQL: statistic, ${name}, 1,000,000 orders, median`, value, unit: 'ms', most: WITHIN },
        {
          name: `PostgreSQL: statistic, ${name}, a million against a thousand`,
          ...{ value: value / small, unit: 'x', most: TIMES },
        },
      );
    }
    return figures;
  } finally {
    await server.close();
  }
}
