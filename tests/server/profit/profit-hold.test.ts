import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProfitBalance, ProfitEntry } from '../../../src/topics/profit/contract';
import type { Client } from '../../support/client';
import { csvRow } from '../../support/csv-row';
import { postgresAvailable } from '../../support/database';
import { profitOf, withdraw } from '../../support/profit';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { signal } from '../../support/signal';
import { until } from '../../support/until';

describe('the profit of a panel', async () => {
  let server: TestServer;
  let client: Client;
  let partner: string;
  let profit: ReturnType<typeof profitOf>;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    client = await server.signIn('lain@demo.test');
    partner = (await client.get('/v1/crm/profile')).body.data.partner_id;
    await server.services.ledger.open(partner);
    profit = profitOf(server, partner);
  });
  afterAll(() => server?.close());
  // Removes leftovers of other tests.
  beforeEach(async () => {
    await profit.wait(24);
    const { total } = await balance();
    if (total > 0) await profit.book(4, -total);
  });

  const balance = async (): Promise<ProfitBalance> =>
    (await client.get('/v1/vendor-panel/saldo-point')).body.data;
  const entries = async (filter = ''): Promise<ProfitEntry[]> =>
    (await client.get(`/v1/vendor-panel/balance-histories?${filter}`)).body.data;

  it('is held for 24 hours after the order succeeded, and free afterwards', async () => {
    await profit.earn(70_000);
    const held = await balance();
    expect(held).toMatchObject({ total: 70_000, available: 0, held: 70_000 });
    expect(held.next_free?.amount).toBe(70_000);
    expect(Date.parse(held.next_free?.at ?? '') - Date.parse(held.server_time)).toBeGreaterThan(86_000_000);

    await profit.wait(23);
    expect(await balance()).toMatchObject({ available: 0, held: 70_000 });
    await profit.wait(1);
    expect(await balance()).toMatchObject({ total: 70_000, available: 70_000, held: 0, next_free: null });
  });

  it('is held from the payment on, and its 24 hours begin with the success of the order', async () => {
    const order = v7();
    await query(
      server.database,
      `insert into panel_orders (id, invoice, partner_id, product_name, item_name, qty, cost, total, profit,
         payment_method, payment_status, order_status)
       values ($1::uuid, 'INV-' || $1::text, $2::uuid, 'Joki', 'Rank', 1, 0, 90000, 90000, 'QRIS', 2, 2)`,
      [order, partner],
    );
    await profit.earn(90_000, undefined, order);
    await profit.wait(48);
    expect(await balance()).toMatchObject({ available: 0, held: 90_000, next_free: null });
    expect((await entries())[0]).toMatchObject({ held: 90_000, held_until: null });

    await query(
      server.database,
      'update panel_orders set order_status = 3, finished_at = now() where id = $1::uuid',
      [order],
    );
    expect(await balance()).toMatchObject({ available: 0, next_free: { amount: 90_000 } });
    await profit.wait(24);
    expect(await balance()).toMatchObject({ available: 90_000, held: 0 });
  });

  it('says which part comes free next', async () => {
    await profit.earn(10_000);
    await profit.wait(10);
    await profit.earn(20_000);

    expect(await balance()).toMatchObject({ held: 30_000, next_free: { amount: 10_000 } });
  });

  it('loses a refund from what is held of its own order, else from what is available', async () => {
    await profit.earn(50_000);
    await profit.wait(24);
    const first = await profit.earn(30_000);
    await profit.wait(1);
    await profit.earn(20_000);

    await profit.refund(25_000, first);
    expect(await balance()).toMatchObject({ total: 75_000, available: 50_000, held: 25_000 });
    expect((await balance()).next_free?.amount).toBe(5_000);

    // A refund of an old order leaves other held profits unchanged.
    await profit.refund(50_000);
    expect(await balance()).toMatchObject({ total: 25_000, available: 0, held: 25_000 });
    await expect(profit.refund(1)).rejects.toThrow();
    expect(await balance()).toMatchObject({ total: 25_000, held: 25_000 });
  });

  it('never holds more than there is', async () => {
    await profit.earn(60_000);
    await profit.book(4, -25_000);

    expect(await balance()).toMatchObject({ total: 35_000, available: 0, held: 35_000 });
  });

  it('is withdrawn up to what is available, and the refusal says how much that is', async () => {
    await profit.earn(80_000);
    await profit.wait(24);
    await profit.earn(40_000);

    const { status, body } = await withdraw(client, 80_001);
    expect([status, body.code]).toEqual([409, 'PROFIT_HELD']);
    expect(body.details).toMatchObject({ available_amount: 80_000, held: 40_000 });
    expect((await withdraw(client, 120_001)).body.code).toBe('INSUFFICIENT_BALANCE');
    expect((await withdraw(client, 80_000)).status).toBe(200);
    expect(await balance()).toMatchObject({ total: 40_000, available: 0, held: 40_000 });
  });

  it('cannot be withdrawn while it is held, by any posting', async () => {
    await profit.earn(90_000);
    const before = await balance();

    await expect(profit.book(3, -50_000)).rejects.toThrow();
    await expect(profit.book(8, -50_000)).rejects.toThrow();
    expect(await balance()).toMatchObject({ total: 90_000, version: before.version });
  });

  it('shows its movements with what is held of each, by type, day and invoice', async () => {
    const order = await profit.earn(15_000);
    await profit.refund(5_000, order);
    const [refund, earned] = await entries();
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

    expect(refund).toMatchObject({ type: 2, amount: -5_000, held: 0, held_until: null });
    expect(earned).toMatchObject({ type: 1, amount: 15_000, held: 10_000, balance_after: 15_000 });
    expect(earned?.held_until).toBeTruthy();
    expect((await entries('type=2')).every(({ type }) => type === 2)).toBe(true);
    expect(await entries(`search=${earned?.ref_code}`)).toEqual([refund, earned]);
    expect((await entries(`from=${today}&to=${today}`)).length).toBeGreaterThan(1);
    expect(await entries('to=2020-01-01')).toEqual([]);

    const file = await client.get('/v1/vendor-panel/balance-histories/export?format=csv&type=1');
    expect(file.body).toContain(csvRow('Profit transaksi', earned?.ref_code));
    expect(file.body).toContain('Tertahan');
    expect(file.body).not.toContain('Refund');
  });

  // A single connection cannot wait for another.
  if (await postgresAvailable()) {
    it('that comes in while a withdrawal waits is held from it all the same', async () => {
      await profit.earn(100_000);
      await profit.wait(24);
      await profit.earn(60_000);
      const [isHeld, held] = signal();
      const [mayEnd, end] = signal();
      const credit = server.database.transaction(async (tx) => {
        await profit.earn(100_000, tx);
        await profit.book(4, -80_000, tx);
        held();
        await mayEnd;
      });
      await isHeld;
      const answer = withdraw(client, 100_000);
      const posted = profit.book(3, -150_000).then(
        () => 'posted',
        () => 'refused',
      );
      try {
        await until('both wait for the balance', async () => {
          const waiting = await query(
            server.database,
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return waiting.length > 1;
        });
      } finally {
        end();
      }
      await credit;

      expect((await answer).body.code).toBe('PROFIT_HELD');
      expect(await posted).toBe('refused');
      expect(await balance()).toMatchObject({ total: 180_000, available: 20_000, held: 160_000 });
    });

    it('is never overdrawn by withdrawals, orders and refunds at once', async () => {
      await profit.earn(500_000);
      await profit.wait(24);
      const answers = await Promise.all(
        Array.from({ length: 24 }, async (_, index) => {
          if (index % 2 === 0) return (await withdraw(client, 50_000)).status;
          const order = await profit.earn(40_000);
          if (index % 3 === 0) await profit.refund(40_000, order);
          return null;
        }),
      );

      expect(answers.filter((status) => status === 200)).toHaveLength(10);
      expect(await balance()).toMatchObject({ total: 8 * 40_000, available: 0, held: 8 * 40_000 });
    });
  }
});
