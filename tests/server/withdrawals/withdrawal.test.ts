import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import type { Client } from '../../support/client';
import { postgresAvailable } from '../../support/database';
import { withdraw } from '../../support/profit';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { signal } from '../../support/signal';
import { until } from '../../support/until';

const PROFIT = 500_000;

describe('a withdrawal of panel profit', async () => {
  let server: TestServer;
  let client: Client;
  let partner: string;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    client = await server.signIn('lain@demo.test');
    partner = (await client.get('/v1/crm/profile')).body.data.partner_id;
    await server.services.ledger.open(partner);
    await post('panel', PROFIT);
  });
  afterAll(() => server?.close());

  const posting = (kind: 'main' | 'panel', amount: number) => ({
    partnerId: partner,
    kind,
    amount,
    house: 'profit' as const,
    type: 8,
    refType: 'test',
    refId: null,
    refCode: 'UJI',
    description: 'Uji',
    actor: 'Sistem',
    userId: null,
  });
  const post = (kind: 'main' | 'panel', amount: number) => server.services.ledger.post(posting(kind, amount));
  const balance = async (kind: 'main' | 'panel') =>
    (await server.services.ledger.balanceOf(partner, kind)).balance;
  const ask = (amount: number, key?: string) => withdraw(client, amount, {}, key);

  it('answers a repeated key with the first withdrawal, and refuses it for another one', async () => {
    const before = await balance('panel');
    const key = v7();
    const first = await ask(50_000, key);
    const second = await ask(50_000, key);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(first.headers.get('idempotency-replayed')).toBeNull();

    for (const [amount, over] of [
      [60_000, {}],
      [50_000, { target: 2, bank_account_id: v7() }],
    ] as const) {
      const other = await withdraw(client, amount, over, key);
      expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    }
    expect(await balance('panel')).toBe(before - 50_000);
  });

  it('says what is really missing, and leaves no trace', async () => {
    const before = await balance('panel');
    const { status, body } = await ask(before + 150_000);
    expect(status).toBe(402);
    expect(body).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      details: { short: rupiah(150_000), short_amount: 150_000, balance: before },
    });
    expect(
      await query(server.database, 'select 1 from withdrawals where amount = $1', [before + 150_000]),
    ).toEqual([]);
    expect(await balance('panel')).toBe(before);
  });

  it('is bounded by what one transfer may send to a bank account, and by nothing to the main balance', async () => {
    await post('panel', 300_000_000);
    const [toMain, toBank] = [
      await ask(250_000_001),
      await withdraw(client, 250_000_001, { target: 2, bank_account_id: v7() }),
    ];
    await post('panel', -300_000_000);
    // Only the code is missing.
    expect(toMain.body.code).toBe('OTP_REQUIRED');
    expect(toBank.body.errors).toEqual({ amount: ['Maksimal penarikan ke rekening bank Rp 250.000.000.'] });
  });

  it('is dated by the clock of the database', async () => {
    const { code, requested_at, done_at } = (await ask(50_000)).body.data;
    expect(done_at).toBe(requested_at);
    const [row] = await query(
      server.database,
      `select to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') as day`,
    );
    expect(code).toMatch(new RegExp(`^WD-${row?.day}-`));
  });

  // A single connection cannot wait for another.
  if (await postgresAvailable()) {
    it('goes through beside a top-up that is credited meanwhile', async () => {
      const { ledger, tier } = server.services;
      const before = await balance('main');
      const [isHeld, held] = signal();
      const [mayEnd, end] = signal();
      // Lock order of a credit: balance first, tier last.
      const credit = server.database.transaction(async (tx) => {
        await ledger.postIn(tx, posting('main', 75_000));
        held();
        await mayEnd;
        await tier.evaluate(partner, tx);
      });
      await isHeld;
      const answer = ask(50_000);
      await until('the withdrawal waits for the balance', async () => {
        const waiting = await query(
          server.database,
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      end();
      await credit;
      expect((await answer).status).toBe(200);
      expect(await balance('main')).toBe(before + 125_000);
    });
  }
});
