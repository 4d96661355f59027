import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Topup } from '../../../src/topics/topup/contract/topup';
import type { Client } from '../../support/client';
import { openLive } from '../../support/live-socket';
import { openPayments as env } from '../../support/payments';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop';
import { until } from '../../support/until';

const PATH = '/v1/crm/topup';

describe('making a top up', () => {
  let server: TestServer;
  let shop: Shop;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'none', env });
    shop = await openShop(server.database);
  });
  afterAll(() => server.close());

  const newcomer = async (): Promise<Client> =>
    server.guest.signIn(emailOf(await shop.openPartner(0)), PASSWORD);
  const create = (client: Client, body: unknown, key: string = v7()) =>
    client.post(PATH, body, { 'idempotency-key': key });
  const made = async (client: Client, method_code: string, amount = 500_000): Promise<Topup> => {
    const { status, body } = await create(client, { amount, method_code });
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    return body.data;
  };
  const balanceOf = async (client: Client) => (await client.get('/v1/crm/profile')).body.data.saldo;
  const press = (id: string, action: string) => server.guest.post(`/sandbox/payment/${id}`, { action });

  it('gives a virtual account: number, total with its fee, time and steps', async () => {
    const topup = await made(await newcomer(), 'BRIVA');
    expect(topup).toMatchObject({
      amount: 500_000,
      fee: 1_750,
      unique_code: 0,
      invoice_paid_amount: 501_750,
      status: 1,
      method_name: 'BRI Virtual Account',
      payment: { kind: 'va', bank: 'BRI', va_number: expect.stringMatching(/^26215\d{11}$/) },
      sandbox_url: `/sandbox/payment/${topup.id}`,
      invoice_number: null,
      created_by: 'Budi Santoso',
    });
    expect(topup.code).toMatch(/^TU-\d{6}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const minutes = (Date.parse(topup.expires_at ?? '') - Date.parse(topup.server_time)) / 60_000;
    expect(Math.round(minutes)).toBe(1440);
    expect(topup.instructions.map(({ channel }) => channel)).toEqual([
      'm-Banking',
      'ATM',
      'i-Banking',
      'Teller',
    ]);
  });

  it('gives a QRIS code for the exact amount, without a fee for who pays', async () => {
    const { payment, fee } = await made(await newcomer(), 'QRIS', 123_000);
    expect(fee).toBe(0);
    expect(payment).toMatchObject({ kind: 'qris' });
    const text = payment?.kind === 'qris' ? payment.qr_string : '';
    expect(text).toMatch(/^000201010212.*5303360.*5406123000.*5802ID.*6304[0-9A-F]{4}$/);
  });

  it('gives a way into a wallet, a code for the cashier, and an account to transfer to', async () => {
    const client = await newcomer();
    expect(await made(client, 'DANA', 10_000)).toMatchObject({
      fee: 150,
      payment: { kind: 'ewallet', wallet: 'DANA', deeplink: expect.stringContaining('/sandbox/payment/') },
    });
    expect((await made(client, 'ALFAMART')).payment).toMatchObject({ kind: 'retail', outlet: 'Alfamart' });
    const transfer = await made(client, 'MANUAL_BRI');
    expect(transfer.payment).toMatchObject({
      kind: 'manual',
      account_number: '003801002746308',
      account_holder: 'PT Uji Coba',
    });
    expect(transfer.unique_code).toBeGreaterThan(0);
    expect(transfer.unique_code).toBeLessThan(1_000);
    expect(transfer.invoice_paid_amount).toBe(500_000 + transfer.unique_code);
    expect(transfer.sandbox_url).toBeNull();
  });

  it('shows the nominals, and how many are unpaid', async () => {
    const client = await newcomer();
    const read = async () => (await client.get(`${PATH}/nominals`)).body.data;
    expect(await read()).toMatchObject({ min: 10_000, step: 1_000, unpaid: 0, most_unpaid: 3 });
    await made(client, 'BCAVA');
    const after = await read();
    expect(after.unpaid).toBe(1);
    expect(
      after.nominals.map(({ amount, label }: { amount: number; label: string }) => [amount, label]),
    ).toEqual([
      [50_000, '50\u00a0rb'],
      [100_000, '100\u00a0rb'],
      [200_000, '200\u00a0rb'],
      [500_000, '500\u00a0rb'],
      [1_000_000, '1\u00a0jt'],
      [2_000_000, '2\u00a0jt'],
      [5_000_000, '5\u00a0jt'],
      [10_000_000, '10\u00a0jt'],
    ]);
  });

  it('stops at three unpaid ones, sixteen at once included, and goes on after one is cancelled', async () => {
    const client = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => create(client, { amount: 100_000, method_code: 'BCAVA' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['TOPUP_UNPAID_LIMIT']));
    const first = answers.find(({ status }) => status === 200)?.body.data as Topup;
    expect((await client.post(`${PATH}/${first.id}/cancel`)).body.data.status).toBe(4);
    await made(client, 'BCAVA');
  });

  it('makes one of the same key sent sixteen times at once, and answers it to all', async () => {
    const client = await newcomer();
    const key = v7();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => create(client, { amount: 200_000, method_code: 'BNIVA' }, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data.payment)))).toHaveProperty('size', 1);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(15);
    expect((await client.get(`${PATH}/all`)).body.meta.total).toBe(1);
    const other = await create(client, { amount: 201_000, method_code: 'BNIVA' }, key);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  it.each([
    [{ amount: 9_000, method_code: 'BCAVA' }, 'VALIDATION_FAILED'],
    [{ amount: 10_500, method_code: 'BCAVA' }, 'VALIDATION_FAILED'],
    [{ amount: '50000', method_code: 'BCAVA' }, 'VALIDATION_FAILED'],
    [{ amount: 50_000, method_code: 'BCAVA', status: 2 }, 'BAD_REQUEST'],
    [{ amount: 50_000, method_code: 'TUNAI' }, 'TOPUP_METHOD_UNKNOWN'],
    [{ amount: 100_001_000, method_code: 'BCAVA' }, 'TOPUP_ABOVE_MAX'],
    [{ amount: 10_001_000, method_code: 'QRIS' }, 'TOPUP_ABOVE_MAX'],
    [{ amount: 2_501_000, method_code: 'ALFAMIDI' }, 'TOPUP_ABOVE_MAX'],
  ])('refuses %o with %s', async (body, code) => {
    const client = await newcomer();
    expect((await create(client, body)).body.code).toBe(code);
    expect((await client.get(`${PATH}/all`)).body.meta.total).toBe(0);
  });

  it('is paid in the sandbox, and the open page is notified', async () => {
    const client = await newcomer();
    const live = await openLive(client, 'mitra');
    const money = await openLive(client, 'mitra-balance');
    const { id, version } = await made(client, 'BCAVA', 300_000);
    expect((await press(id, 'pay')).body.data.answers).toEqual([200]);
    const frame = await live.frame(
      'the top up',
      (one) => one.type === 'topup' && one.id === id && one.status === 2,
    );
    expect(frame.version).toBeGreaterThan(version);
    await money.frame('the balance', ({ balance }) => balance === 300_000);
    await live.frame('the facts', ({ type }) => type === 'facts');
    live.ws.terminate();
    money.ws.terminate();
    const paid: Topup = (await client.get(`${PATH}/${id}`)).body.data;
    expect(paid).toMatchObject({ status: 2, balance_after: 300_000, sandbox_url: null });
    expect(paid.invoice_number).toMatch(/^INV\/\d{4}\/\d{2}\/\d{6}$/);
    expect((await client.get('/v1/crm/profile')).body.data).toMatchObject({
      saldo: 300_000,
      has_topup: true,
    });
    const { data: news } = (await client.get('/v1/crm/notifications?limit=10')).body;
    expect(news.map(({ title }: { title: string }) => title)).toContain('Top up berhasil');
  });

  it.each([
    ['repeat', [200, 200, 200, 200, 200], 2, 300_000],
    ['pay_twice', [200, 200], 2, 300_000],
    ['out_of_order', [200, 200], 2, 300_000],
    ['pay_late', [200, 200], 5, 0],
    ['wrong_amount', [200], 1, 0],
    ['wrong_signature', [401], 1, 0],
    ['expire', [200], 3, 0],
    ['fail', [200], 4, 0],
    ['pay_silent', [], 1, 0],
  ])('after "%s" in the sandbox is what it should be', async (action, answers, status, balance) => {
    const client = await newcomer();
    const { id } = await made(client, 'MANDIRIVA', 300_000);
    expect((await press(id, action)).body.data.answers).toEqual(answers);
    expect((await client.get(`${PATH}/${id}`)).body.data.status).toBe(status);
    expect(await balanceOf(client)).toBe(balance);
  });

  it('is credited by a callback that comes late, for a payment that came in time', async () => {
    const client = await newcomer();
    const { id } = await made(client, 'BRIVA', 300_000);
    expect((await press(id, 'send')).body.data.answers).toEqual([]);
    await press(id, 'pay_silent');
    await query(server.database, `update topups set status = 3 where id = $1`, [id]);
    expect((await press(id, 'send')).body.data.answers).toEqual([200]);
    expect((await press(id, 'send')).body.data.answers).toEqual([200]);
    expect((await client.get(`${PATH}/${id}`)).body.data).toMatchObject({ status: 2 });
    expect(await balanceOf(client)).toBe(300_000);
  });

  it('ends as Kedaluwarsa by itself when its time is over, and notifies the partner', async () => {
    const client = await newcomer();
    const live = await openLive(client, 'mitra');
    const { id } = await made(client, 'OVO');
    await query(server.database, `update topups set expires_at = now() where id = $1`, [id]);
    await query(server.database, `update jobs set run_at = now() where ref_id = $1`, [id]);
    await live.frame('the end', (one) => one.type === 'topup' && one.id === id && one.status === 3);
    live.ws.terminate();
    const refused = await client.post(`${PATH}/${id}/cancel`);
    expect([refused.status, refused.body.code]).toEqual([409, 'TOPUP_NOT_WAITING']);
  });

  it('fetches payment details that a dead process never brought', async () => {
    const client = await newcomer();
    const { id } = await made(client, 'BCAVA');
    await query(
      server.database,
      `update topups set payment = null, gateway_reference = null, asked_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await query(server.database, `update jobs set run_at = now() where ref_id = $1`, [id]);
    const found = await until('the details', async () => {
      const { payment } = (await client.get(`${PATH}/${id}`)).body.data;
      return payment;
    });
    expect(found.kind).toBe('va');
  });

  it('gives two open transfers of one amount two unique codes', async () => {
    const clients = await Promise.all(Array.from({ length: 12 }, newcomer));
    const transfers = await Promise.all(clients.map((client) => made(client, 'MANUAL_BCA', 77_000)));
    expect(new Set(transfers.map(({ unique_code }) => unique_code)).size).toBe(12);
  });
});
