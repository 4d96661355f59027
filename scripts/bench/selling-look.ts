import { v7 } from 'uuid';
import type { Database } from '../../server/db/client';
import type { Client } from '../../tests/support/client';
import { startTestServer } from '../../tests/support/server';
import { type Figure, median, quantile } from './figure';
import { fillShelf, itemId } from './shelf';

const ITEMS = 20_000;
const BRANDS = 400;
const CATEGORIES = 8;
/** Rules of single items that the partner has beside. */
const OWN_RULES = 2_000;
const TRIES = 41;
/** Milliseconds over HTTP. */
const WITHIN = 100;

/** A look at a rule for everything while it is typed, with 20,000 items on PostgreSQL. */
export async function sellingLookFigures(): Promise<Figure[]> {
  const server = await startTestServer({ database: 'postgres', seed: 'accounts' });
  try {
    const client = await server.signIn();
    await fill(server.database, (await client.get('/v1/crm/profile')).body.data.partner_id);
    const times = await looks(client);
    const name = 'PostgreSQL: look at a rule for 20,000 items';
    return [
      { name: `${name}, first`, value: times[0] ?? Number.NaN, unit: 'ms' },
      { name: `${name}, median`, value: median(times), unit: 'ms', most: WITHIN },
      { name: `${name}, slowest of twenty`, value: quantile(times, 0.95), unit: 'ms' },
    ];
  } finally {
    await server.close();
  }
}

/** Each at another value, as somebody types. */
async function looks(client: Client): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 1; nth <= TRIES; nth += 1) {
    const rule = {
      ...{ scope: 'global', scope_id: null, method: 'percent', value: nth, rounding: 500, round_up: true },
      ...{ ending: '', min_margin: null, max_margin: null, is_active: true },
    };
    const start = performance.now();
    const { status, body } = await client.post('/v1/crm/selling-price/look', rule);
    times.push(performance.now() - start);
    if (status !== 200 || body.data.reached !== ITEMS - OWN_RULES) throw new Error(JSON.stringify(body));
  }
  return times;
}

async function fill(database: Database, partner: string): Promise<void> {
  const price = '1000 + n * 37';
  await fillShelf(database, { categories: CATEGORIES, brands: BRANDS, items: ITEMS, price });
  for (const [name, text] of [
    [
      'rules',
      `insert into selling_rules (id, partner_id, scope, scope_id, method, value, rounding, round_up, ending, is_active)
       select gen_random_uuid(), '${partner}'::uuid, 'variation', ${itemId('n')}, 'percent', 7, 100, true, '', true
       from generate_series(0, ${OWN_RULES - 1}) n
       union all select '${v7()}'::uuid, '${partner}'::uuid, 'global', null, 'percent', 5, 0, true, '', true`,
    ],
    ['vacuum', 'vacuum analyze'],
  ] as const) {
    await database.run({ name: `bench_selling_${name}`, text }, []);
  }
}
