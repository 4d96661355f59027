import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError, type PaymentGateway } from '../../../src/platform/adapters/payment/payment';
import { createNoticeService } from '../../../src/platform/notice/service';
import { createAsking } from '../../../src/topics/payments/server/ask-gateway';
import { type Apply, createReceiving } from '../../../src/topics/payments/server/receive';
import { createCharging } from '../../../src/topics/topup/server/charge';
import { createTopupPayee } from '../../../src/topics/topup/server/payee';
import { createSettlement } from '../../../src/topics/topup/server/settle';
import { createTopupWatch } from '../../../src/topics/topup/server/watch';
import { openLive } from '../../support/live-socket';
import { callbackOf, openTopup, outcomesOf, sendCallback, type Waiting } from '../../support/payments';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop';

const DAY = 86_400;

describe('a top up that is followed to its end', () => {
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'none', env: { PAYMENT_GATEWAY: 'sandbox' } });
    shop = await openShop(server.database);
  });
  afterAll(() => server.close());

  /** Runs the job once with a given gateway answer. */
  const checkTopup = (topup: Waiting, status?: PaymentGateway['status']) => {
    const { services, database } = server;
    const own = services.payment.gateway;
    if (!own) throw new Error('there is no gateway');
    const gateway = { ...own, ...(status && { status }) };
    const notice = createNoticeService({ database });
    const settlement = createSettlement(services);
    const payee = createTopupPayee({ settlement, notice, onReview: async () => undefined });
    const apply: Apply = (...received) => createReceiving({ database, notice })(payee, ...received);
    return createTopupWatch({
      database,
      notice,
      askGateway: createAsking({ gateway, apply }),
      settlement,
      charging: createCharging({ database, notice, payment: services.payment }),
    })({ id: topup.id, kind: 'topup', ref_id: topup.id, attempts: 1 }, { error: () => undefined });
  };
  const silent = async () => {
    throw new GatewayError('Penyedia diam');
  };
  const notices = ({ code }: Waiting) =>
    query(server.database, 'select kind, text from operator_notices where ref = $1', [code]);

  /** Paid at the gateway without callback. */
  const payUnheard = ({ reference, total }: Waiting) =>
    query(
      server.database,
      `update sandbox_payments set status = 'paid', paid_amount = $2::bigint, paid_at = now() where reference = $1`,
      [reference, total],
    );
  const outcome = async (topup: Waiting) => (await outcomesOf(server.database, [topup])).get(topup.id);

  it('is asked for every twelve minutes while it is unpaid, so that a lost callback does not wait for the end', async () => {
    const { partnerId } = await shop.openPartner(0);
    const topup = await openTopup(server.database, partnerId);
    let questions = 0;
    const own = server.services.payment.gateway?.status ?? silent;
    const counting = (reference: string) => {
      questions += 1;
      return own(reference);
    };
    expect(await checkTopup(topup, counting)).toEqual({ again: 720_000 });
    expect(questions).toBe(0);

    await query(
      server.database,
      `update topups set created_at = now() - interval '12 minutes' where id = $1`,
      [topup.id],
    );
    expect(await checkTopup(topup, silent)).toEqual({ again: 720_000 });
    await payUnheard(topup);
    await checkTopup(topup, counting);
    expect(questions).toBe(1);
    expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1, credited: topup.amount });
    expect(await checkTopup(topup, counting)).toBe('done');
  });

  it('is credited at "Cek Status" when its callback was lost, and once when that comes after all', async () => {
    const actor = await shop.openPartner(0);
    const client = await server.guest.signIn(emailOf(actor), PASSWORD);
    const topup = await openTopup(server.database, actor.partnerId);
    await payUnheard(topup);
    const checks = await Promise.all([1, 2, 3].map(() => client.post(`/v1/crm/topup/${topup.id}/check`, {})));
    expect(checks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await client.get(`/v1/crm/topup/${topup.id}`)).body.data.status).toBe(2);
    await sendCallback(server.url, callbackOf(topup));
    expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1, credited: topup.amount });
  });

  it('has the gateway asked once in thirty seconds, however often "Cek Status" is pressed', async () => {
    const actor = await shop.openPartner(0);
    const client = await server.guest.signIn(emailOf(actor), PASSWORD);
    const topup = await openTopup(server.database, actor.partnerId);
    const check = async () => (await client.post(`/v1/crm/topup/${topup.id}/check`, {})).body.data.status;
    expect(await check()).toBe(1);
    await payUnheard(topup);
    expect(await check()).toBe(1);
    await query(server.database, `update quotas set next_at = now() where kind = 'topup-check'`);
    expect(await check()).toBe(2);
  });

  it('asks a gateway that does not answer again, and leaves it to the operator after three days', async () => {
    const { partnerId } = await shop.openPartner(0);
    const fresh = await openTopup(server.database, partnerId, { seconds: -61 });
    expect(await checkTopup(fresh, silent)).toEqual({ again: 600_000 });
    expect(await notices(fresh)).toEqual([]);

    const old = await openTopup(server.database, partnerId, { seconds: -3 * DAY - 61 });
    expect(await checkTopup(old, silent)).toBe('done');
    expect(await notices(old)).toEqual([
      { kind: 'payment_gateway', text: expect.stringContaining('Penyedia diam') },
    ]);
  });

  it('brings payment details that come late to the page that is open', async () => {
    const actor = await shop.openPartner(0);
    const client = await server.guest.signIn(emailOf(actor), PASSWORD);
    const topup = await openTopup(server.database, actor.partnerId);
    await query(
      server.database,
      `update topups set payment = null, gateway_reference = null, user_id = $2, asked_at = now() - interval '1 minute'
       where id = $1`,
      [topup.id, actor.userId],
    );
    const live = await openLive(client, 'mitra');
    expect(await checkTopup(topup)).toHaveProperty('again');
    const frame = await live.frame(
      'the payment details',
      ({ id, version }) => id === topup.id && version > 1,
    );
    live.ws.terminate();
    const { body } = await client.get(`/v1/crm/topup/${topup.id}`);
    expect(body.data).toMatchObject({ status: 1, version: frame.version, payment: { kind: 'va' } });
  });
});
