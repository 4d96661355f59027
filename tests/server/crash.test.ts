import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { v7 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/db/client';
import type { Actor } from '../../server/http/actor';
import { firstError } from '../../server/modules/ground/ledger/verify-store';
import { type ApiProcess, startApiProcess } from '../support/api-process';
import { bundled } from '../support/bundled';
import { Client } from '../support/client';
import { openTestDatabase } from '../support/database';
import { emptyTables } from '../support/filling';
import { query } from '../support/query';
import { emailOf, openShop, PASSWORD, type Shop } from '../support/shop';
import { until } from '../support/until';

const run = promisify(execFile);
const ROUNDS = 3;
const BUYERS = 6;
const ORDERS_EACH = 5;
const BALANCE = 5_000_000;
/** A job that the dead process had leased is free when its lease ends. */
const LEASE_AND_MORE = 60_000;
/** At once, with a voucher, refunded, partly refunded, a little later. */
const endings = ['1230', '1231', '1232', '1238', '5555', '5556'];

/** A key, and the order that it was acknowledged with, if it was. */
interface Purchase {
  buyer: number;
  key: string;
  ending: string;
  id: string | null;
}

describe('kill -9 during purchases', () => {
  test('loses no acknowledged order, doubles none, and what was pending goes on', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.openPartner(BALANCE)));
    // The embedded database belongs to one process at a time.
    await store.database.close();

    const made: Purchase[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const api = await start(store.env);
      const purchases = plan();
      made.push(...purchases);
      const after = randomInt(2, purchases.length - 2);
      await buyUntilKilled(api, shop, buyers, purchases, after);
    }
    expect(made.some(({ id }) => id !== null)).toBe(true);
    expect(made.some(({ id }) => id === null)).toBe(true);

    const api = await start(store.env);
    const clients = await signInAll(api, buyers);
    for (const purchase of made) {
      const client = clients[purchase.buyer];
      if (!client) throw new Error('a purchase of nobody');
      const answer = await send(client, shop, purchase);
      expect(answer.status).toBe(200);
      if (purchase.id !== null) expect(answer.body.data.id).toBe(purchase.id);
      purchase.id = answer.body.data.id;
    }
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
    for (const client of clients) {
      await until(
        'every order has ended',
        async () => {
          const { body } = await client.get('/v1/crm/transaction/all?status=pending');
          return body.meta.total === 0;
        },
        LEASE_AND_MORE,
      );
      const { body } = await client.get('/v1/crm/transaction/all');
      expect(body.meta.total).toBe(ROUNDS * ORDERS_EACH);
    }
    expect(await api.stop()).toBe(0);

    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    expect(await firstError(database)).toBeNull();
    const [debits] = await query(
      database,
      'select count(*)::int as count from ledger_entries where type = 2 and balance_id is not null',
    );
    expect(debits).toEqual({ count: made.length });
  }, 300_000);
});

const start = async (env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<ApiProcess> => {
  const api = await startApiProcess(env);
  onTestFinished(() => api.kill());
  return api;
};

const plan = (): Purchase[] =>
  Array.from({ length: BUYERS * ORDERS_EACH }, (_unused, place) => ({
    buyer: place % BUYERS,
    key: v7(),
    ending: endings[randomInt(endings.length)] ?? '5555',
    id: null,
  }));

const signInAll = (api: ApiProcess, buyers: Actor[]): Promise<Client[]> =>
  Promise.all(buyers.map((buyer) => new Client(api.url).signIn(emailOf(buyer), PASSWORD)));

const send = (client: Client, shop: Shop, { ending, key }: Purchase) =>
  client.post('/v1/crm/transaction/create-new', shop.order(ending), { 'idempotency-key': key });

/** Each buyer buys one after another; the process dies after so many answers, in the middle of others. */
async function buyUntilKilled(
  api: ApiProcess,
  shop: Shop,
  buyers: Actor[],
  purchases: Purchase[],
  after: number,
): Promise<void> {
  const clients = await signInAll(api, buyers);
  let answered = 0;
  let killed: Promise<void> | undefined;
  const buyAll = async (client: Client, buyer: number) => {
    for (const purchase of purchases.filter((candidate) => candidate.buyer === buyer)) {
      const answer = await send(client, shop, purchase).catch(() => null);
      if (!answer) return;
      expect(answer.status).toBe(200);
      purchase.id = answer.body.data.id;
      answered += 1;
      if (answered === after) killed = api.kill();
    }
  };
  await Promise.all(clients.map(buyAll));
  await killed;
}

describe('npm run verify-ledger', () => {
  const verify = async (env: Record<string, string>) =>
    run(process.execPath, [await bundled('verify-ledger')], {
      env: { PATH: process.env.PATH, ...env },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }) => ({ code, said: stderr as string }),
    );

  test('says what it counted, and where the first difference is', async () => {
    const store = await openTestDatabase(emptyTables(), 'embedded');
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const { partnerId } = await shop.openPartner(50_000);
    await store.database.close();
    expect(await verify(store.env)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Ledger is right'),
    });

    const database = await openDatabase(store.env);
    await query(database, 'update balances set balance = 1 where partner_id = $1::uuid and kind = $2', [
      partnerId,
      'main',
    ]);
    await database.close();
    expect(await verify(store.env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('main balance 1, entries 50000'),
    });
  });

  test('names the process that holds the embedded database', async () => {
    const store = await openTestDatabase(emptyTables(), 'embedded');
    onTestFinished(() => store.close());
    const { code, said } = await verify(store.env);
    expect(code).toBe(1);
    expect(said?.trim().split('\n')).toHaveLength(1);
    expect(said).toContain(`in use by process ${process.pid}`);
  });

  test('says so when there is no database', async () => {
    const { code, said } = await verify({ DATA_DIR: '/nonexistent-folder-of-a-test/data' });
    expect(code).toBe(1);
    expect(said).toMatch(/^There is no database in .*\n$/);
  });
});
