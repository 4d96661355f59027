import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/db/client';
import type { Actor } from '../../server/http/actor';
import { firstError } from '../../server/modules/ground/ledger/verify-store';
import { type ApiProcess, startApiProcess } from '../support/api-process';
import { Client } from '../support/client';
import { openTestDatabase, postgresAvailable, type TestDatabase } from '../support/database';
import { emptyTables } from '../support/filling';
import { query } from '../support/query';
import { emailOf, openShop, PASSWORD, topUp } from '../support/shop';
import { until } from '../support/until';

const PRICE = 150_000;
const PARTNERS = 40;
const ROUNDS = 2;

type Env = TestDatabase['env'];

const start = async (env: Env): Promise<ApiProcess> => {
  const api = await startApiProcess(env);
  onTestFinished(() => api.kill());
  return api;
};

/** Every panel of the shop runs, and its date has just come. */
const expireAll = (database: Parameters<typeof query>[0]) =>
  query(
    database,
    `update partners set panel_status = 2, panel_expired_date = now() - random() * interval '1 second'`,
  );

describe.runIf(await postgresAvailable())('renewals on two API processes and one PostgreSQL', () => {
  test('charge each date once, though one process after the other is killed in the middle of them', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const { database, env } = store;
    const shop = await openShop(database);
    // Enough for every round, so that a second charge would find the money too.
    const funds = PRICE * ROUNDS * 3;
    const partners = await Promise.all(Array.from({ length: PARTNERS }, () => shop.openPartner(funds)));
    const chargesSoFar = async () => {
      const [row] = await query(database, 'select count(*)::int as many from plan_charges where result = 1');
      return Number(row?.many);
    };

    let processes = await Promise.all([start(env), start(env)]);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await expireAll(database);
      const before = PARTNERS * (round - 1);
      const after = before + randomInt(1, PARTNERS);
      await until('some are charged', async () => (await chargesSoFar()) >= after);
      const [first, second] = processes as [ApiProcess, ApiProcess];
      await first.kill();
      processes = [second, await start(env)];
      await until('all are charged', async () => (await chargesSoFar()) === PARTNERS * round, 60_000);
    }

    const rows = await query(
      database,
      `select p.id, count(c.id)::int as charges, count(distinct c.period_start)::int as periods,
         (select count(*)::int from ledger_entries e where e.partner_id = p.id and e.type = 6
           and e.balance_id is not null) as entries,
         (select balance from balances b where b.partner_id = p.id and b.kind = 'main') as balance,
         p.panel_expired_date > now() + interval '29 days' as is_open
       from partners p join plan_charges c on c.partner_id = p.id group by p.id`,
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
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const { database, env } = store;
    const shop = await openShop(database);
    const actors = await Promise.all(Array.from({ length: 8 }, () => shop.openPartner(0)));
    await Promise.all([start(env), start(env)]);
    await expireAll(database);
    await until('all have lapsed', async () => {
      const [row] = await query(database, 'select count(*)::int as many from plan_charges where result = 2');
      return row?.many === actors.length;
    });
    await Promise.all(
      actors.flatMap(({ partnerId }) =>
        Array.from({ length: 20 }, () => topUp(shop.ledger, partnerId, 25_000)),
      ),
    );
    const renewed = async () => {
      const [row] = await query(database, 'select count(*)::int as many from plan_charges where result = 1');
      return row?.many === actors.length;
    };
    await until('all are renewed', renewed);
    for (const { partnerId } of actors) {
      expect((await shop.ledger.balanceOf(partnerId, 'main')).balance).toBe(20 * 25_000 - PRICE);
    }
    expect(await firstError(database)).toBeNull();
  }, 120_000);
});

// The same on one process, where there is no PostgreSQL.
describe.skipIf(await postgresAvailable())('renewals on the embedded database', () => {
  test('charge each date once, though the process is killed and started again', async () => {
    const store = await openTestDatabase(emptyTables(), 'embedded');
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const partners: Actor[] = await Promise.all(
      Array.from({ length: 12 }, () => shop.openPartner(PRICE * 3)),
    );
    await expireAll(store.database);
    // The embedded database belongs to one process at a time.
    await store.database.close();

    for (let round = 0; round < 3; round += 1) {
      const api = await start(store.env);
      // The first look comes a second after the start; where in it the end comes is left to chance.
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
