import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../src/core/contract/payment';
import { time } from '../../../src/core/format/date';
import { openPayments as env } from '../../support/payments';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/crm/topup';
const HOUR = 3_600_000;

describe('ways to pay', () => {
  const methodsOf = async (server: TestServer): Promise<PaymentMethod[]> => {
    const client = await server.signIn();
    const [gateway, manual] = await Promise.all([
      client.get('/v1/crm/payment-methods'),
      client.get('/v1/crm/manual-payment-methods'),
    ]);
    expect(manual.body.data.every(({ kind }: PaymentMethod) => kind === 'manual')).toBe(true);
    expect(gateway.body.data.some(({ kind }: PaymentMethod) => kind === 'manual')).toBe(false);
    return [...gateway.body.data, ...manual.body.data];
  };

  it('are closed outside their hours, say when they open, and then make no top up', async () => {
    const hour = (ahead: number) => {
      const at = new Date(Math.ceil(Date.now() / HOUR) * HOUR + ahead * HOUR);
      return { at: at.toISOString(), clock: time(at.toISOString(), { seconds: false }) };
    };
    const [from, to] = [hour(2), hour(3)];
    const hours = { ...env, TRANSFER_HOURS: `${from.clock}-${to.clock}` };
    const server = await startTestServer({ seed: 'accounts', env: hours });
    const client = await server.signIn('baru@demo.test');
    const transfer = (await methodsOf(server)).find(({ code }) => code === 'MANUAL_BCA');
    expect(transfer).toMatchObject({ is_open: false, opens_at: from.at });
    const body = { amount: 100_000, method_code: 'MANUAL_BCA' };
    const refused = await client.post(PATH, body, { 'idempotency-key': v7() });
    expect([refused.status, refused.body.code]).toEqual([422, 'TOPUP_METHOD_CLOSED']);
    expect(refused.body.message).toBe(`Transfer BCA buka pukul ${from.clock}–${to.clock} WIB.`);
    await server.close();
  });

  it.each([
    ['without demo data and without accounts offer no transfer', 'none', '', []],
    ['with demo data have invented accounts', 'demo', '', ['BCA', 'BRI', 'BNI', 'Mandiri']],
    [
      'take the configured accounts, with demo data too',
      'demo',
      'Bank Jago 10020030040 PT Uji',
      ['Bank Jago'],
    ],
  ] as const)('%s', async (_what, SEED, TRANSFER_ACCOUNTS, banks) => {
    const server = await startTestServer({ seed: 'accounts', env: { ...env, SEED, TRANSFER_ACCOUNTS } });
    const transfers = (await methodsOf(server)).filter(({ kind }) => kind === 'manual');
    expect(transfers.map(({ name }) => name)).toEqual(banks.map((bank) => `Transfer ${bank}`));
    await server.close();
  });

  it('under maintenance are listed and refused', async () => {
    const server = await startTestServer({
      seed: 'accounts',
      env: { ...env, PAYMENT_MAINTENANCE: 'BCAVA,QRIS' },
    });
    const client = await server.signIn('baru@demo.test');
    const down = (await methodsOf(server)).filter((method) => method.is_maintenance);
    expect(down.map(({ code }) => code)).toEqual(['BCAVA', 'QRIS']);
    const body = { amount: 100_000, method_code: 'BCAVA' };
    const refused = await client.post(PATH, body, { 'idempotency-key': v7() });
    expect([refused.status, refused.body.code]).toEqual([503, 'TOPUP_METHOD_MAINTENANCE']);
    await server.close();
  });

  it('without a gateway and without demo data are transfers by hand alone, and no sandbox answers', async () => {
    const server = await startTestServer({
      seed: 'accounts',
      env: { SEED: 'none', TRANSFER_ACCOUNTS: env.TRANSFER_ACCOUNTS },
    });
    const kinds = new Set((await methodsOf(server)).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['manual']);
    expect((await server.guest.get(`/sandbox/payment/${v7()}`)).status).toBe(404);
    const callback = await server.guest.post('/v1/callback/payment/sandbox', {});
    expect(callback.status).toBe(404);
    await server.close();
  });
});
