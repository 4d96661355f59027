import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/platform/db/client';
import type { Actor } from '../../../src/platform/http/actor';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { type ApiProcess, startApiProcess } from '../../support/api-process';
import { Client } from '../../support/client';
import { openTestDatabase, postgresAvailable, type TestDatabase } from '../../support/database';
import { emptyTables } from '../../support/filling';
import { query } from '../../support/query';
import { emailOf, openShop, PASSWORD, type Shop, topUp } from '../../support/shop';
import { until } from '../../support/until';

const PRICE = 150_000;
const PARTNERS = 40;
const ROUNDS = 2;

type Env = TestDatabase['env'];

const start = async (env: Env): Promise<ApiProcess> => {
  const api = await startApiProcess(env);
  onTestFinished(() => api.kill());
  return api;
};

/** Makes the partners' panels due. */
const expire = (database: Parameters<typeof query>[0], actors: readonly Actor[]) =>
  query(
    database,
    `update partners set panel_status = 2, panel_expired_date = now() - random() * interval '1 second'
     where id = any($1::uuid[])`,
    [idsOf(actors)],
  );
const idsOf = (actors: readonly Actor[]) => actors.map(({ partnerId }) => partnerId);

describe.runIf(await postgresAvailable())('renewals on two API processes and one PostgreSQL', () => {
  let store: TestDatabase;
  let shop: Shop;
  let processes: ApiProcess[];
  beforeAll(async () => {
    store = await openTestDatabase();
    shop = await openShop(store.database);
    processes = await Promise.all([startApiProcess(store.env), startApiProcess(store.env)]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((api) => api.kill()));
    await store.close();
  });
  /** Number of successful (1) or failed (2) charges. */
  const charges = async (actors: readonly Actor[], result: 1 | 2) => {
    const [row] = await query(
      store.database,
      'select count(*)::int as many from plan_charges where result = $1 and partner_id = any($2::uuid[])',
      [result, idsOf(actors)],
    );
    return Number(row?.many);
  };

  test('charge each date once, though one process after the other is killed in the middle of them', async () => {
    const { database, env } = store;
    // Enough money for double charges to be detected.
    const funds = PRICE * ROUNDS * 3;
    const partners = await Promise.all(Array.from({ length: PARTNERS }, () => shop.openPartner(funds)));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await expire(database, partners);
      const before = PARTNERS * (round - 1);
      const after = before + randomInt(1, PARTNERS);
      await until('some are charged', async () => (await charges(partners, 1)) >= after);
      const [first, second] = processes as [ApiProcess, ApiProcess];
      await first.kill();
      processes = [second, await startApiProcess(env)];
      await until('all are charged', async () => (await charges(partners, 1)) === PARTNERS * round, 60_000);
    }

    const rows = await query(
      database,
      `select p.id, count(c.id)::int as charges, count(distinct c.period_start)::int as periods,
         (select count(*)::int from ledger_entries e where e.partner_id = p.id and e.type = 6
           and e.balance_id is not null) as entries,
         (select balance from balances b where b.partner_id = p.id and b.kind = 'main') as balance,
         p.panel_expired_date > now() + interval '29 days' as is_open
       from partners p join plan_charges c on c.partner_id = p.id where p.id = any($1::uuid[]) group by p.id`,
      [idsOf(partners)],
    );
    expect(rows).toHaveLength(partners.length);
    for (const row of rows) {
      expect(row).toMatchObject({
        charges: ROUNDS,
        periods: ROUNDS,
        entries: ROUNDS,
        balance: funds - PRICE * ROUNDS,
        is_open: true,
      });
    }
    expect(await firstError(database)).toBeNull();
  }, 300_000);

  test('charge once when the credit that suffices comes in many parts at once, at both', async () => {
    const { database } = store;
    const actors = await Promise.all(Array.from({ length: 8 }, () => shop.openPartner(0)));
    await expire(database, actors);
    await until('all have lapsed', async () => (await charges(actors, 2)) === actors.length);
    await Promise.all(
      actors.flatMap(({ partnerId }) =>
        Array.from({ length: 20 }, () => topUp(shop.ledger, partnerId, 25_000)),
      ),
    );
    await until('all are renewed', async () => (await charges(actors, 1)) === actors.length);
    for (const { partnerId } of actors) {
      expect((await shop.ledger.balanceOf(partnerId, 'main')).balance).toBe(20 * 25_000 - PRICE);
    }
    expect(await firstError(database)).toBeNull();
  }, 120_000);
});

// Single-process variant without PostgreSQL.
describe.skipIf(await postgresAvailable())('renewals on the embedded database', () => {
  test('charge each date once, though the process is killed and started again', async () => {
    const store = await openTestDatabase(emptyTables(), 'embedded');
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const partners: Actor[] = await Promise.all(
      Array.from({ length: 12 }, () => shop.openPartner(PRICE * 3)),
    );
    await expire(store.database, partners);
    // The embedded database allows one process.
    await store.database.close();

    for (let round = 0; round < 3; round += 1) {
      const api = await start(store.env);
      // The first poll follows after a second; the kill hits a random moment.
      await delay(randomInt(900, 1_200));
      await api.kill();
    }
    const api = await start(store.env);
    for (const actor of partners) {
      const client = await new Client(api.url).signIn(emailOf(actor), PASSWORD);
      await until('it is charged', async () => {
        const { data } = (await client.get('/v1/crm/panel/subscription-plan')).body;
        return data.last_charge?.result === 1;
      });
    }
    expect(await api.stop()).toBe(0);

    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    const [row] = await query(
      database,
      `select count(*)::int as charges, (select count(*)::int from ledger_entries where type = 6
         and balance_id is not null) as entries, (select sum(balance)::bigint from balances) as left
       from plan_charges where result = 1`,
    );
    expect(row).toEqual({ charges: 12, entries: 12, left: 12 * PRICE * 2 });
    expect(await firstError(database)).toBeNull();
  }, 120_000);
});
