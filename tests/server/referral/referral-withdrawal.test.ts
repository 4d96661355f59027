import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { firstError } from '../../../src/platform/ledger/verify-store';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const WITHDRAW = '/v1/crm/referral/withdraw';

describe('a withdrawal of commissions', () => {
  let server: TestServer;
  let client: Client;
  let partner: string;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    client = await server.signIn();
    partner = (await client.get('/v1/crm/profile')).body.data.partner_id;
    await server.services.ledger.open(partner);
  });
  afterAll(() => server?.close());

  const earn = (amount: number, type = 1) =>
    server.database.transaction((tx) =>
      server.services.ledger.postIn(tx, {
        ...{ partnerId: partner, kind: 'referral', amount, house: 'referral', type, refType: 'test' },
        ...{ refId: null, refCode: 'UJI', description: 'Uji', actor: 'Sistem', userId: null },
      }),
    );
  const balances = async () => {
    const [main, referral] = await Promise.all([
      server.services.ledger.balanceOf(partner, 'main'),
      server.services.ledger.balanceOf(partner, 'referral'),
    ]);
    return { main: main.balance, referral: referral.balance };
  };
  const ask = (amount: number, over: object = {}, key: string = v7()) =>
    client.post(WITHDRAW, { amount, target: 1, pin: DEMO_PIN, ...over }, { 'idempotency-key': key });
  const account = async (): Promise<string> => {
    const id = v7();
    await query(
      server.database,
      `insert into bank_accounts (id, partner_id, bank_code, number_sealed, number_digest, number_end, holder)
       values ($1::uuid, $2::uuid, '014', '', $1::text, '4444', 'SARI WULANDARI')`,
      [id, partner],
    );
    return id;
  };

  it('reaches the main balance free and at once, once for each key', async () => {
    await earn(200_000);
    const key = v7();
    const first = await ask(75_000, {}, key);
    expect(first.body.data).toMatchObject({ amount: 75_000, fee: 0, received: 75_000, status: 3 });
    expect((await ask(75_000, {}, key)).headers.get('idempotency-replayed')).toBe('true');
    expect(await balances()).toEqual({ main: 75_000, referral: 125_000 });
    const [row] = (await client.get('/v1/crm/balance-history/all')).body.data;
    expect(row).toMatchObject({ type: 7, amount: 75_000, description: 'Pencairan komisi referral' });
    const [entry] = (await client.get('/v1/crm/referral/balance-history')).body.data;
    expect(entry).toMatchObject({ type: '2', amount: -75_000, balance_after: 125_000 });
    expect((await client.get(`${WITHDRAW}/by-key/${key}`)).body.data.code).toBe(first.body.data.code);
    expect((await client.get(`/v1/vendor-panel/withdrawal/by-key/${key}`)).body.data).toBeNull();
    expect((await client.get(WITHDRAW)).body.meta.total).toBe(1);
    expect((await client.get('/v1/vendor-panel/withdrawal')).body.meta.total).toBe(0);
  });

  it('is refused below the least, off the step, above the balance, and with a wrong PIN', async () => {
    const before = await balances();
    expect((await ask(49_000)).body.errors).toEqual({ amount: ['Minimal penarikan Rp 50.000.'] });
    expect((await ask(50_500)).body.errors).toEqual({ amount: ['Nominal harus kelipatan Rp 1.000.'] });
    expect((await ask(before.referral + 5_000)).body.code).toBe('INSUFFICIENT_BALANCE');
    expect((await ask(50_000, { pin: '135790' })).body.code).toBe('WRONG_PIN');
    expect(await balances()).toEqual(before);
  });

  it('goes to a bank account by the operator, and comes back whole when it is rejected', async () => {
    const before = await balances();
    const over = { target: 2, bank_account_id: await account() };
    const { data } = (await ask(60_000, over)).body;
    expect(data).toMatchObject({ fee: 2_500, received: 57_500, status: 1 });
    const review = server.services.withdrawalReview;
    expect(await review.findWaiting(data.code)).toMatchObject({ purse: 'referral', amount: 60_000 });
    await review.process(data.code);
    await review.reject(data.code, 'Rekening tidak aktif.');
    expect(await balances()).toEqual(before);
    const [news] = (await client.get('/v1/crm/notifications')).body.data;
    expect(news).toMatchObject({
      title: 'Penarikan ditolak',
      body: `${data.code} dikembalikan ke saldo komisi: Rekening tidak aktif.`,
      link: '/referral/data',
    });

    const paid = (await ask(60_000, over)).body.data;
    await review.approve(paid.code);
    expect(await balances()).toEqual({ ...before, referral: before.referral - 60_000 });
    expect(await firstError(server.database)).toBeNull();
  });

  it('is the owner’s, also of what was earned before the partner stopped taking part', async () => {
    const kasir = await server.signIn('kasir@demo.test');
    expect((await kasir.get(WITHDRAW)).status).toBe(403);
    const before = await balances();
    const wish = { amount: 50_000, target: 1, pin: DEMO_PIN };
    expect((await kasir.post(WITHDRAW, wish, { 'idempotency-key': v7() })).status).toBe(403);
    expect(await balances()).toEqual(before);

    expect(await server.services.referralOperator.takePart(partner, false)).toBe(true);
    expect((await ask(50_000)).body.data).toMatchObject({ received: 50_000, status: 3 });
    expect(await balances()).toEqual({ main: before.main + 50_000, referral: before.referral - 50_000 });
    expect(await server.services.referralOperator.takePart(partner, true)).toBe(true);
  });

  it('takes nothing from a balance that stands below zero', async () => {
    const { referral } = await balances();
    await earn(-referral - 1_000, 3);
    expect((await ask(50_000)).body).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await earn(1_000 + referral);
    expect(await balances()).toMatchObject({ referral });
  });

  it('beside others never passes the balance', async () => {
    await earn(300_000);
    const before = await balances();
    const stored = async () => {
      const [row] = await query(
        server.database,
        `select count(*)::int as rows from withdrawals where partner_id = $1::uuid and purse = 'referral' and target = 1`,
        [partner],
      );
      return Number(row?.rows);
    };
    const earlier = await stored();
    const asked = await Promise.all(Array.from({ length: 12 }, () => ask(50_000)));
    const made = asked.filter(({ status }) => status === 200).length;
    expect(made).toBe(Math.floor(before.referral / 50_000));
    const after = await balances();
    expect(after.referral).toBe(before.referral - made * 50_000);
    expect(after.main).toBe(before.main + made * 50_000);
    expect(after.referral).toBeGreaterThanOrEqual(0);
    expect(await firstError(server.database)).toBeNull();
    expect(await stored()).toBe(earlier + made);
  });
});
