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
/** Programs that order at once; each is a partner of its own, and calls from an address of its own. */
const PROGRAMS = 40;
const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 3;
const STEADY_SECONDS = 8;
/** Milliseconds. */
const MOST_WAIT = 300_000;
const ORDERS = '/open-api/v1/orders';
/** Calls a minute that no run reaches: the limit is counted, and stops nobody. */
const RPM = 1_000_000;

/** A partner's program. */
interface Caller {
  keys: Keys;
  /** Of this machine; what may be called from one address is limited, however many partners call from there. */
  address: string;
}

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
      const [caller, { url }] = [pick(programs, place), pick(processes, place)];
      return placeOrder(agent, url, caller);
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
    const queue = await workedOff(store.database);
    const waits = await steady(rate / 2, order);
    return [
      { name: 'Signed orders over HTTP, two processes', value: rate, unit: '/s' },
      { name: 'Signed orders as a share of pgbench', value: rate / pgbench, unit: '', least: 0.5 },
      { name: 'Their queue, until it is worked off', value: queue / 1000, unit: 's' },
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

/** A production token of each account. */
async function programsOf({ database, env }: TestDatabase, { actors }: BenchAccounts): Promise<Caller[]> {
  // One that counts no sign-ins by address, and ends before anything is measured.
  const { url, kill } = await startApiProcess(env);
  const programs: Caller[] = [];
  for (const [place, actor] of actors.slice(0, PROGRAMS).entries()) {
    const address = `127.0.0.${place + 2}`;
    const owner = await new Client(url).signIn(emailOf(actor), PASSWORD);
    // Of this machine only; the portal takes none that is not public.
    await query(
      database,
      'insert into allowed_addresses (id, partner_id, network, label) values ($1::uuid, $2::uuid, $3, $4)',
      [v7(), actor.partnerId, address, 'Uji'],
    );
    programs.push({ keys: await tokenOf(owner, 'production', undefined, PIN), address });
  }
  await kill();
  await query(database, 'analyze');
  return programs;
}

function placeOrder(agent: Agent, url: string, { keys, address }: Caller): Promise<void> {
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
    const call = request(
      url + ORDERS,
      { method: 'POST', agent, headers, localAddress: address },
      (answer) => {
        let told = '';
        answer.on('data', (part) => {
          told += part;
        });
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`an order was answered ${answer.statusCode}: ${told}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Milliseconds until every order is with the supplier or further: half of a load is measured without the other half. */
async function workedOff(database: TestDatabase['database']): Promise<number> {
  const start = performance.now();
  const waiting = 'select exists (select from jobs where done_at is null and run_at <= now()) as some';
  while ((await query(database, waiting))[0]?.some) {
    if (performance.now() - start > MOST_WAIT) throw new Error('the queue does not come to its end');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return performance.now() - start;
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
