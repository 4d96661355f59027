import { v7 } from 'uuid';
import { expect } from 'vitest';
import { BULK } from '../../src/core/states';
import type { Database } from '../../src/platform/db/client';
import type { BulkBatch, BulkLine } from '../../src/topics/bulk-orders/contract';
import { customerOf } from './bills';
import { wishOf } from './bulk';
import type { Client } from './client';
import { debitsOf, LEASE_AND_MORE, type Strand, signedIn } from './kill-strand';
import { query } from './query';
import { PIN, PRICE, type Shop } from './shop';
import { until } from './until';

const ROWS = 120;
/** Every fourth row pays a bill; upper limit in rupiah. */
const BILL_EVERY = 4;
const DEAREST_BILL = 1_000_000;
/** Bought rows before a round counts as answered. */
const BOUGHT = [15, 40, 70];

/** A batch of orders and bills; requires `openBills`. */
export async function bulkBatch(database: Database, shop: Shop): Promise<Strand> {
  const owner = await shop.openPartner(ROWS * (3 * PRICE + DEAREST_BILL));
  const [item] = await query(database, 'select sku from variations where id = $1', [shop.game.item]);
  const lines = Array.from({ length: ROWS }, (_unused, nth) =>
    nth % BILL_EVERY === 0
      ? `PLN-PASCA ${customerOf('1230', 500 + nth)}`
      : `${item?.sku} ${10_000 + nth}1230`,
  );
  const check = async (client: Client): Promise<BulkLine[]> =>
    (await client.post('/v1/crm/bulk/check', { rows: lines.map((line) => ({ line })) })).body.data.rows;
  const key = v7();
  let rows: BulkLine[] = [];
  let id: string | undefined;
  const approve = (client: Client, by = key) =>
    client.post('/v1/crm/bulk/create', { rows: wishOf(rows), pin: PIN }, { 'idempotency-key': by });
  const read = async (client: Client): Promise<BulkBatch> =>
    (await client.get(`/v1/crm/bulk/${id}`)).body.data;

  return {
    async begin(api) {
      const client = await signedIn(api, owner);
      rows = await check(client);
      expect(rows.every(({ problem, duplicate }) => problem === null && duplicate === null)).toBe(true);
      // The answer is lost.
      void approve(client).catch(() => null);
    },
    async send({ api, isDead, answered }, round) {
      const client = await signedIn(api, owner);
      await until(
        'rows of the batch are bought',
        async () => {
          try {
            id ??= (await client.get(`/v1/crm/bulk/by-key/${key}`)).body.data?.id;
            if (!id) return isDead();
            const bought = (await read(client)).rows.filter((row) => row.order).length;
            return bought >= (BOUGHT[round] ?? 0) || isDead();
          } catch {
            return isDead();
          }
        },
        LEASE_AND_MORE,
      );
      answered();
    },
    async finish(api) {
      const client = await signedIn(api, owner);
      // Repeats the lost call concurrently.
      const answers = await Promise.all([approve(client), approve(client)]);
      id ??= answers[0]?.body.data?.id;
      expect(answers.map(({ body }) => body.data?.id)).toEqual([id, id]);
      // Another tab and a retry of the whole file are recognized; nothing is bought.
      expect((await approve(client, v7())).body.code).toBe('CHANGED_SINCE_SEEN');
      expect((await check(client)).every(({ duplicate, problem }) => duplicate ?? problem)).toBe(true);
      await until(
        'every row is bought and delivered',
        async () => {
          const { status, counts } = await read(client);
          return status === BULK.done && counts.success === ROWS;
        },
        LEASE_AND_MORE,
      );
    },
    async verify(at) {
      const [made] = await query(
        at,
        `select count(*)::int as orders, count(distinct destination)::int as destinations,
           count(distinct inquiry_id)::int as bills,
           (select count(*)::int from bulk_batches where partner_id = $1) as batches
         from transactions where partner_id = $1`,
        [owner.partnerId],
      );
      expect(made).toEqual({ orders: ROWS, destinations: ROWS, bills: ROWS / BILL_EVERY, batches: 1 });
      expect(await debitsOf(at, [owner])).toHaveLength(ROWS);
    },
  };
}
