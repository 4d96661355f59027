import { Agent, request } from 'node:http';
import { v7 } from 'uuid';
import { type ApiProcess, startApiProcess } from '../../tests/support/api-process';
import { Client } from '../../tests/support/client';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database';
import { type Keys, signed, tokenOf } from '../../tests/support/programs';
import { query } from '../../tests/support/query';
import { emailOf, openShop, PASSWORD, PIN, PRICE } from '../../tests/support/shop';
import { type BenchAccounts, openAccounts } from './accounts';
import { type Figure, median, quantile } from './figure';
import { pgbenchRate } from './pgbench';
import { rateOf } from './rate';

const PROCESSES = 2;
/** Programs that order at once; each is a partner of its own. */
const PROGRAMS = 40;
const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 3;
const STEADY_SECONDS = 8;
const ORDERS = '/open-api/v1/orders';
/** Calls a minute that no run reaches: the limit is counted, and stops nobody. */
const RPM = 1_000_000;

/** A signed order over HTTP to two processes, beside pgbench with the statement of a purchase, in turns. */
export async function signedOrderFigures(): Promise<Figure[]> {
  const store = await openTestDatabase('postgres');
  const processes: ApiProcess[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: PROGRAMS });
  try {
    const shop = await openShop(store.database);
    for (let nth = 0; nth < PROCESSES; nth += 1) {
      processes.push(await startApiProcess({ ...store.env, RATE_LIMIT: 'on' }));
    }
    await query(store.database, 'update tiers set rate_limit_rpm = $1::int', [RPM]);
    const accounts = await openAccounts(shop);
    const programs = await programsOf(store, accounts);
    const order = (place: number) => {
      const [keys, { url }] = [pick(programs, place), pick(processes, place)];
      return placeOrder(agent, url, keys);
    };
    await rateOf(PROGRAMS, SECONDS * 1000, order);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      theirs.push(
        await pgbenchRate(store.env.DATABASE_URL ?? '', accounts, {
          folder: store.env.DATA_DIR,
          seconds: SECONDS,
          connections: CONNECTIONS,
          base: round * 1_000_000_000_000,
        }),
      );
      ours.push(await rateOf(PROGRAMS, SECONDS * 1000, order));
    }
    const [rate, pgbench] = [median(ours), median(theirs)];
    const waits = await steady(rate / 2, order);
    return [
      { name: 'Signed orders over HTTP, two processes', value: rate, unit: '/s' },
      { name: 'Signed orders as a share of pgbench', value: rate / pgbench, unit: '', least: 0.5 },
      { name: 'Signed order at half of that load, p50', value: quantile(waits, 0.5), unit: 'ms' },
      { name: 'Signed order at half of that load, p99', value: quantile(waits, 0.99), unit: 'ms', most: 50 },
    ];
  } finally {
    agent.destroy();
    for (const process of processes) await process.kill();
    await store.close();
  }
}

const pick = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** A production token of each account, called from here. */
async function programsOf({ database, env }: TestDatabase, { actors }: BenchAccounts): Promise<Keys[]> {
  // One that counts no sign-ins by address, and ends before anything is measured.
  const { url, kill } = await startApiProcess(env);
  const programs: Keys[] = [];
  for (const actor of actors.slice(0, PROGRAMS)) {
    const owner = await new Client(url).signIn(emailOf(actor), PASSWORD);
    await owner.post('/v1/crm/ip-whitelist', { network: '127.0.0.1' });
    programs.push(await tokenOf(owner, 'production', undefined, PIN));
  }
  await kill();
  await query(database, 'analyze');
  return programs;
}

function placeOrder(agent: Agent, url: string, keys: Keys): Promise<void> {
  const wish = {
    ref_id: v7(),
    sku: 'MOBILE-LEGENDS',
    price: PRICE,
    customer: { user_id: '99001235' },
    allow_duplicate: true,
  };
  const body = JSON.stringify(wish);
  const headers = { ...signed(keys, 'POST', ORDERS, body), 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const call = request(url + ORDERS, { method: 'POST', agent, headers }, (answer) => {
      let told = '';
      answer.on('data', (part) => {
        told += part;
      });
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`an order was answered ${answer.statusCode}: ${told}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Milliseconds from when each order was due to its answer, so many a second whatever the server does. */
async function steady(rate: number, order: (place: number) => Promise<void>): Promise<number[]> {
  const waits: Promise<number>[] = [];
  const start = performance.now();
  for (let nth = 0; nth < rate * STEADY_SECONDS; nth += 1) {
    const due = start + (nth * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    waits.push(order(nth).then(() => performance.now() - due));
  }
  return Promise.all(waits);
}
