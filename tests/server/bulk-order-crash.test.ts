import { v7 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/db/client';
import { firstError } from '../../server/modules/ground/ledger/verify-store';
import type { BulkBatch, BulkLine } from '../../src/core/contract/bulk-order';
import { BULK } from '../../src/core/states';
import { type ApiProcess, startApiProcess } from '../support/api-process';
import { customerOf, openBills } from '../support/bills';
import { wishOf } from '../support/bulk';
import { Client } from '../support/client';
import { openTestDatabase } from '../support/database';
import { query } from '../support/query';
import { emailOf, openShop, PASSWORD, PIN, PRICE } from '../support/shop';
import { until } from '../support/until';

const ROWS = 120;
/** Every fourth row pays a bill: rupiah that none exceeds. */
const BILL_EVERY = 4;
const DEAREST_BILL = 1_000_000;
/** Rows that are bought when the process dies. */
const DEATHS = [20, 70];
/** A job that the dead process had leased is free when its lease ends. */
const LEASE_AND_MORE = 90_000;

describe('kill -9 in the middle of a batch', () => {
  test('buys every row once, whoever reloads, sends it again or approves the whole file anew', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    await openBills(store.database, shop);
    const owner = await shop.openPartner(ROWS * (3 * PRICE + DEAREST_BILL));
    const [item] = await query(store.database, 'select sku from variations where id = $1', [shop.game.item]);
    // The embedded database belongs to one process at a time.
    await store.database.close();

    const start = async (): Promise<{ api: ApiProcess; client: Client }> => {
      const api = await startApiProcess(store.env);
      onTestFinished(() => api.kill());
      return { api, client: await new Client(api.url).signIn(emailOf(owner), PASSWORD) };
    };
    const lines = Array.from({ length: ROWS }, (_unused, nth) =>
      nth % BILL_EVERY === 0 ? `PLN-PASCA ${customerOf('1230', nth)}` : `${item?.sku} ${10_000 + nth}1230`,
    );
    const check = async (client: Client): Promise<BulkLine[]> => {
      const { body } = await client.post('/v1/crm/bulk/check', { rows: lines.map((line) => ({ line })) });
      return body.data.rows;
    };
    const key = v7();
    const approve = (client: Client, rows: BulkLine[], by = key) => {
      return client.post('/v1/crm/bulk/create', { rows: wishOf(rows), pin: PIN }, { 'idempotency-key': by });
    };

    let { api, client } = await start();
    const rows = await check(client);
    expect(rows.every(({ problem, duplicate }) => problem === null && duplicate === null)).toBe(true);
    // Its answer is lost: nobody waits for it.
    void approve(client, rows).catch(() => null);
    let id: string | undefined;
    for (const bought of DEATHS) {
      id = await until('the batch to be known by its key', async () => {
        const answer = await client.get(`/v1/crm/bulk/by-key/${key}`).catch(() => null);
        return answer?.body.data?.id as string | undefined;
      });
      await until(
        `${bought} rows to be bought`,
        async () => {
          const { body } = await client.get(`/v1/crm/bulk/${id}`);
          return body.data.rows.filter((row: BulkBatch['rows'][0]) => row.order).length >= bought;
        },
        LEASE_AND_MORE,
      );
      await api.kill();
      ({ api, client } = await start());
    }

    // The lost answer is asked for again, at once and more than once.
    const answers = await Promise.all([approve(client, rows), approve(client, rows)]);
    expect(answers.map(({ body }) => body.data?.id)).toEqual([id, id]);
    // Another tab with the same file, and a retry of the whole file: told, and nothing is bought.
    expect((await approve(client, rows, v7())).body.code).toBe('CHANGED_SINCE_SEEN');
    expect((await check(client)).every(({ duplicate, problem }) => duplicate ?? problem)).toBe(true);

    await until(
      'every row to be bought and delivered',
      async () => {
        const { body } = await client.get(`/v1/crm/bulk/${id}`);
        return body.data.status === BULK.done && body.data.counts.success === ROWS;
      },
      LEASE_AND_MORE,
    );
    expect(await api.stop()).toBe(0);

    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    expect(await firstError(database)).toBeNull();
    const [made] = await query(
      database,
      `select count(*)::int as orders, count(distinct destination)::int as destinations,
         (select count(*)::int from ledger_entries where type = 2 and balance_id is not null) as debits,
         (select count(distinct inquiry_id)::int from transactions) as bills,
         (select count(*)::int from bulk_batches) as batches
       from transactions`,
    );
    expect(made).toEqual({
      orders: ROWS,
      destinations: ROWS,
      debits: ROWS,
      bills: ROWS / BILL_EVERY,
      batches: 1,
    });
  }, 300_000);
});
