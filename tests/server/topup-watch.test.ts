import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError, type PaymentGateway } from '../../server/adapters/payment/payment';
import { createNoticeService } from '../../server/modules/notice/service';
import { createCharging } from '../../server/modules/topup/charge';
import { createSettlement } from '../../server/modules/topup/settle';
import { createWatch } from '../../server/modules/topup/watch';
import { openLive } from '../support/live-socket';
import { openTopup, type Waiting } from '../support/payments';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';
import { emailOf, openShop, PASSWORD, type Shop } from '../support/shop';

const DAY = 86_400;

describe('a top up that is followed to its end', () => {
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'none', env: { PAYMENT_GATEWAY: 'sandbox' } });
    shop = await openShop(server.database);
  });
  afterAll(() => server.close());

  /** One look at it, by a gateway that answers so when it is asked. */
  const look = (topup: Waiting, status?: PaymentGateway['status']) => {
    const { services, database } = server;
    const own = services.payment.gateway;
    if (!own) throw new Error('there is no gateway');
    const gateway = { ...own, ...(status && { status }) };
    const notice = createNoticeService({ database });
    return createWatch({
      database,
      gateway,
      notice,
      callbacks: services.paymentCallbacks,
      settlement: createSettlement(services),
      charging: createCharging({ database, notice, payment: services.payment }),
    })({ id: topup.id, kind: 'topup', ref_id: topup.id, attempts: 1 }, { error: () => undefined });
  };
  const silent = async () => {
    throw new GatewayError('Penyedia diam');
  };
  const notices = ({ code }: Waiting) =>
    query(server.database, 'select kind, text from operator_notices where ref = $1', [code]);

  it('asks a gateway that does not answer again, and leaves it to the operator after three days', async () => {
    const { partnerId } = await shop.openPartner(0);
    const fresh = await openTopup(server.database, partnerId, { seconds: -61 });
    expect(await look(fresh, silent)).toEqual({ again: 600_000 });
    expect(await notices(fresh)).toEqual([]);

    const old = await openTopup(server.database, partnerId, { seconds: -3 * DAY - 61 });
    expect(await look(old, silent)).toBe('done');
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
    expect(await look(topup)).toHaveProperty('again');
    const frame = await live.frame(
      'the payment details',
      ({ id, version }) => id === topup.id && version > 1,
    );
    live.ws.terminate();
    const { body } = await client.get(`/v1/crm/topup/${topup.id}`);
    expect(body.data).toMatchObject({ status: 1, version: frame.version, payment: { kind: 'va' } });
  });
});
