import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type WebhookEvent, webhookEvents } from '../../../src/core/text/webhook';
import { MOST_FAILURES, MOST_WEBHOOKS } from '../../../src/topics/developer-api/contract/webhook';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { type Heard, isGenuine, openReceiver, type Receiver } from '../../support/receiver';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, PIN, PRICE, type Shop } from '../../support/shop';
import { until } from '../../support/until';
import { misfitOf } from '../../support/webhook-message';

const PATH = '/v1/crm/setting/webhook';
const LOG = '/v1/crm/setting/webhook-delivery';
const EVERYTHING = Object.keys(webhookEvents) as WebhookEvent[];
/** Price factor of the shop's tier. */
const CHEAPER = 0.985;

describe('webhooks', () => {
  let server: TestServer;
  let shop: Shop;
  let owner: Awaited<ReturnType<Shop['openPartner']>>;
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer({
      ...{ seed: 'none' },
      env: {
        WEBHOOK_LOOPBACK: 'allowed',
        WEBHOOK_BACKOFF_SECONDS: '0,0,0,0,0,0',
      },
    });
    shop = await openShop(server.database);
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    owner = await shop.openPartner(10_000_000);
    client = await server.signIn(emailOf(owner), PASSWORD);
  });

  const receiver = async (...answer: Parameters<typeof openReceiver>): Promise<Receiver> => {
    const opened = await openReceiver(...answer);
    onTestFinished(() => opened.close());
    // Every sent message matches its documentation.
    onTestFinished(() => {
      const misfits = opened.heard.map(({ body }) => misfitOf(JSON.parse(body)));
      expect(misfits.filter((misfit) => misfit !== null)).toEqual([]);
    });
    return opened;
  };
  const add = async (url: string, events: readonly string[] = EVERYTHING, by = client) => {
    const { body, status } = await by.post(PATH, { url, events, pin: PIN });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as { webhook: { id: string }; secret: string };
  };
  const buy = async (ending = '1230') => {
    const { order } = await shop.transactions.create(owner, v7(), shop.order(ending));
    server.services.worker.wake();
    return order;
  };
  const heardOf = (at: Receiver, count: number): Promise<Heard[]> =>
    until(`${count} messages`, () => at.received.length >= count && at.received);
  const listed = async (by = client) => (await by.get(PATH)).body.data;
  const log = async (filter = '') => (await client.get(`${LOG}?limit=100${filter}`)).body.data;

  test('report an order from its first state to its last, signed, in its order', async () => {
    const at = await receiver();
    const { secret } = await add(at.url);
    const order = await buy();

    const [created, updated] = await heardOf(at, 2);
    expect([created?.type, updated?.type]).toEqual(['transaction.created', 'transaction.updated']);
    expect(created?.data).toMatchObject({ id: order.id, code: order.code, status: 1, total: PRICE });
    expect(updated?.data).toMatchObject({ id: order.id, status: 2, refunded: 0, sn: expect.any(String) });
    expect(at.received.map((one) => isGenuine(one, secret))).toEqual([true, true]);
    expect(at.received.map((one) => isGenuine(one, `${secret.slice(0, -4)}AAA=`))).toEqual([false, false]);
    const rows = await until('both to be noted', async () => {
      const found = await log('&f.status=1');
      return found.length === 2 && found;
    });
    expect(rows.map((row: { ref_code: string }) => row.ref_code)).toEqual([order.code, order.code]);
  });

  test('send nothing that was rolled back, and nothing of others', async () => {
    const at = await receiver();
    await add(at.url);
    const stranger = await shop.openPartner(10_000_000);
    await shop.transactions.create(stranger, v7(), shop.order('1230'));
    await server.database
      .transaction(async (tx) => {
        await shop.ledger.postIn(tx, {
          ...{ partnerId: owner.partnerId, kind: 'main', amount: -9_990_000, house: 'adjustment', type: 5 },
          ...{ refType: 'test', refId: null, refCode: 'UJI', description: 'Uji', actor: 'Uji', userId: null },
        });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await buy();
    await heardOf(at, 2);

    expect(at.heard.map(({ type }) => type)).toEqual(['transaction.created', 'transaction.updated']);
  });

  test('report a low balance once per fall, a paid top up and an answered ticket', async () => {
    const at = await receiver();
    await add(at.url, ['balance.low', 'topup.paid', 'ticket.replied']);
    await query(
      server.database,
      `insert into balance_reminders (partner_id, is_active, threshold, channels, repeat_hours)
       values ($1::uuid, true, 9990000, '{in_app}', 0)`,
      [owner.partnerId],
    );
    await buy();
    await buy();
    const topup = v7();
    await query(
      server.database,
      `insert into topups (id, code, partner_id, amount, fee, invoice_paid_amount, method_code, method_name, status)
       values ($1::uuid, 'TU-' || $1::text, $2::uuid, 50000, 0, 50000, 'QRIS', 'QRIS', 1)`,
      [topup, owner.partnerId],
    );
    await query(server.database, 'update topups set status = 2, paid_at = now() where id = $1::uuid', [
      topup,
    ]);

    const ticket = v7();
    await query(
      server.database,
      `insert into tickets (id, code, partner_id, user_id, category, priority, subject, status)
       values ($1::uuid, 'TK-' || $1::text, $2::uuid, $3::uuid, 'other', '2', 'Butuh bantuan', 2)`,
      [ticket, owner.partnerId, owner.userId],
    );
    await query(
      server.database,
      `insert into ticket_replies (id, ticket_id, role, author, body)
       values ($1::uuid, $2::uuid, 'admin', 'Tim', 'Sudah kami teruskan.')`,
      [v7(), ticket],
    );

    const heard = await heardOf(at, 3);
    expect(heard.map(({ type }) => type).sort()).toEqual(['balance.low', 'ticket.replied', 'topup.paid']);
    expect(heard.find(({ type }) => type === 'ticket.replied')?.data).toMatchObject({
      ...{ id: ticket, subject: 'Butuh bantuan', message: 'Sudah kami teruskan.' },
    });
    expect(heard.find(({ type }) => type === 'balance.low')?.data).toMatchObject({
      ...{ balance: 10_000_000 - PRICE, threshold: 9_990_000 },
    });
    expect(heard.find(({ type }) => type === 'topup.paid')?.data).toMatchObject({
      id: topup,
      amount: 50_000,
    });
  });

  test('report a price at the tier of each partner, and a closed item', async () => {
    const at = await receiver();
    await add(at.url, ['product.price_changed', 'product.status_changed']);
    const [item] = await query(server.database, 'select id, base_price, sku from variations where id = $1', [
      shop.voucher.item,
    ]);
    const price = Number(item?.base_price);
    const set = (text: string) =>
      query(server.database, `update variations set ${text} where id = $1::uuid`, [shop.voucher.item]);
    await set('base_price = base_price + 1000');
    await set('status = 2');

    const [moved, closed] = await heardOf(at, 2);
    expect(moved).toMatchObject({
      type: 'product.price_changed',
      data: {
        sku: item?.sku,
        old_price: Math.ceil(price * CHEAPER),
        price: Math.ceil((price + 1000) * CHEAPER),
      },
    });
    expect(closed).toMatchObject({ type: 'product.status_changed', data: { old_status: 1, status: 2 } });
    await set('status = 1, base_price = base_price - 1000');
  });

  test('report a bill whose fee or commission alone has moved, once each, and what they were', async () => {
    const at = await receiver();
    await add(at.url, ['product.price_changed', 'product.status_changed']);
    const bill = v7();
    await query(
      server.database,
      `insert into variations (id, sku, brand_id, "group", name, admin_fee, commission, sla_seconds, max_qty, multi,
         status, is_new, is_promo, sort)
       select $1::uuid, $2, brand_id, "group", 'Tagihan', 2500, 1000, 60, 1, false, 1, false, false, 99
       from variations where id = $3::uuid`,
      [bill, `TAGIHAN-${bill}`, shop.game.item],
    );
    const set = (text: string) =>
      query(server.database, `update variations set ${text} where id = $1::uuid`, [bill]);
    await set('admin_fee = 2750');
    await set('admin_fee = 2750, commission = 1000');
    await set('commission = 900');
    await set('status = 2');

    const item = { id: bill, old_price: null, price: null };
    // Other tests may change the shared catalogue.
    const heard = await until('three messages of the bill', () => {
      const ofIt = at.received.filter(({ data }) => data.id === bill);
      return ofIt.length >= 3 && ofIt;
    });
    expect(heard.map(({ type, data }) => ({ type, data }))).toMatchObject([
      {
        type: 'product.price_changed',
        data: { ...item, old_admin_fee: 2500, admin_fee: 2750, old_commission: 1000, commission: 1000 },
      },
      {
        type: 'product.price_changed',
        data: { ...item, old_admin_fee: 2750, admin_fee: 2750, old_commission: 1000, commission: 900 },
      },
      { type: 'product.status_changed', data: { ...item, admin_fee: 2750, commission: 900, status: 2 } },
    ]);
  });

  test('come again under the same id until they arrive, each try in the log', async () => {
    const at = await receiver(({ times }) => (times < 3 ? 500 : 200));
    await add(at.url, ['transaction.created']);
    await buy();
    await heardOf(at, 1);

    expect(new Set(at.heard.map(({ id }) => id)).size).toBe(1);
    const [row] = await until('it to be noted', async () => {
      const found = await log('&f.status=1');
      return found.length === 1 && found;
    });
    const { body } = await client.get(`${LOG}/${row.id}`);
    expect(body.data).toMatchObject({ attempts: 3, http_status: 200, response: 'diterima' });
    expect(body.data.tries.map(({ result }: { result: string }) => result.slice(0, 3))).toEqual([
      ...['200', '500', '500'],
    ]);
    expect(body.data.curl).toContain(at.received[0]?.headers['webhook-signature']);
    expect(body.data.headers).toContain(`webhook-id: ${at.received[0]?.id}`);
  });

  test('are given up after the last try, later events are sent all the same, and the page sends them again', async () => {
    let isUp = false;
    const at = await receiver(({ type }) => (type === 'transaction.created' && !isUp ? 500 : 200));
    const { webhook } = await add(at.url);
    await buy();
    await heardOf(at, 1);

    expect(at.heard.filter(({ type }) => type === 'transaction.created')).toHaveLength(7);
    expect(at.received.map(({ type }) => type)).toEqual(['transaction.updated']);
    expect(await log('&f.status=2')).toHaveLength(1);

    expect((await listed())[0]).toMatchObject({ failed: 1 });
    isUp = true;
    const resend = () => client.post(`/v1/crm/setting/webhook/resend/${webhook.id}`, {});
    expect((await resend()).body.data).toEqual({ count: 1 });
    await heardOf(at, 2);
    expect(at.received.map(({ type }) => type)).toEqual(['transaction.updated', 'transaction.created']);
    await until(
      'it to be noted',
      async () => (await listed())[0].failed === 0 && (await listed())[0].waiting === 0,
    );
    expect((await resend()).body.code).toBe('ACT_NOT_NOW');
  });

  test('are paused with news after twenty failures in a row; what waits arrives once they are resumed', async () => {
    let isUp = false;
    const at = await receiver(() => (isUp ? 200 : 503));
    const { webhook } = await add(at.url, ['transaction.created']);
    for (let nth = 0; nth < 4; nth += 1) await buy();
    const paused = await until('it to be paused', async () => {
      const [found] = await listed();
      return found.status === 'failing' && found;
    });
    expect(paused.failures).toBeGreaterThanOrEqual(MOST_FAILURES);
    const news = (await client.get('/v1/crm/notifications')).body.data;
    expect(news[0]).toMatchObject({ type: 'Info', title: expect.stringContaining('Webhook dijeda') });

    isUp = true;
    const order = await buy();
    const { body } = await client.post(`${PATH}/resume/${webhook.id}`);
    expect(body.data).toMatchObject({ status: 'active', failures: 0 });
    await until('the last order to be told', () => at.received.find(({ data }) => data.id === order.id));
  });

  test('record the URL of each, also after a change, and the time of the next attempt', async () => {
    const at = await receiver();
    const { webhook } = await add(at.url, ['transaction.created']);
    await buy();
    await heardOf(at, 1);
    const [sent] = await until('it to be noted', async () => {
      const found = await log('&f.status=1');
      return found.length === 1 && found;
    });
    const silent = await receiver(() => 'silence');
    await client.put(`${PATH}/update/${webhook.id}`, { url: silent.url, events: EVERYTHING, pin: PIN });

    const { body } = await client.get(`${LOG}/${sent.id}`);
    expect(body.data.url).toBe(at.url);
    expect(body.data.curl).toContain(at.url);

    // The second waits for the hanging first; pausing ends both.
    await buy();
    const deliveries = await until('two to wait', async () => {
      const found = await log('&f.status=3');
      return silent.heard.length > 0 && found.length === 2 && found;
    });
    const due = (rows: { event: string; due_at?: string; url: string }[]) =>
      rows.map(({ event, due_at, url }) => [event, due_at !== undefined, url]).sort();
    expect(due(deliveries)).toEqual([
      ['transaction.created', true, silent.url],
      ['transaction.updated', false, silent.url],
    ]);
    await client.post(`${PATH}/pause/${webhook.id}`);
    expect(due(await log('&f.status=3')).map(([, isDue]) => isDue)).toEqual([false, false]);
  });

  test('delay no one: one that never answers is waited for beside the others', async () => {
    const silent = await receiver(() => 'silence');
    const at = await receiver();
    for (let nth = 1; nth < MOST_WEBHOOKS; nth += 1) await add(silent.url);
    await add(at.url);
    await buy();
    const [, updated] = await heardOf(at, 2);

    // Silent deliveries have not timed out yet.
    expect(updated?.type).toBe('transaction.updated');
    expect(await log('&f.status=2')).toEqual([]);
    const [one] = await listed();
    expect(one.failures).toBeLessThan(MOST_FAILURES);
    expect((await client.post(PATH, { url: at.url, events: EVERYTHING, pin: PIN })).body.code).toBe(
      'RULE_CONFLICT',
    );
  });

  test('are sent again: one, marked ones, and a period', async () => {
    const at = await receiver();
    await add(at.url, ['transaction.created']);
    await buy();
    await buy();
    const rows = await until('both to be noted', async () => {
      const found = await log('&f.status=1');
      return found.length === 2 && found;
    });
    const again = (action: string, typed: object) =>
      client.post(`${LOG}/act/${action}`, { key: v7(), ...typed });
    const ids = rows.map(({ id }: { id: string }) => id);
    /** Runs the action and waits for this many recorded messages. */
    const sentBy = async (action: string, typed: object, count: number) => {
      const before = at.received.length;
      expect((await again(action, typed)).status).toBe(200);
      await until(`${count} messages by ${action}, all noted`, async () => {
        return at.received.length >= before + count && (await log('&f.status=1')).length === 2;
      });
    };

    await sentBy('resend', { ids: ids.slice(0, 1) }, 1);
    await sentBy('resend-marked', { ids }, 2);
    expect((await again('resend-marked', { ids: [ids[0], v7()] })).body.code).toBe('NOT_FOUND');
    const period = {
      start_at: new Date(Date.now() - 3_600_000).toISOString(),
      end_at: new Date(Date.now() + 3_600_000).toISOString(),
    };
    expect((await again('resend-period', { period, which: 'failed' })).body.code).toBe('ACT_NOT_NOW');
    await sentBy('resend-period', { period, which: 'all' }, 2);
    expect(new Set(at.received.map(({ id }) => id)).size).toBe(2);

    // Resends a whole period; deliveries wait while paused.
    await client.post(`${PATH}/pause/${(await listed())[0].id}`);
    await query(
      server.database,
      `insert into webhook_deliveries
       select r.* from (select d from webhook_deliveries d where id = $1::uuid) one, generate_series(1, 5001) nth,
         jsonb_populate_record(one.d, jsonb_build_object('id', gen_random_uuid(), 'event_id', gen_random_uuid(),
           'status', 2, 'duration_ms', nth)) r`,
      [ids[0]],
    );
    const { body } = await again('resend-period', { period, which: 'failed' });
    expect(body.data.message).toBe('5.001 pengiriman menunggu webhook dilanjutkan.');
    await until('all of them are on their way', async () => {
      const left = await query(server.database, 'select from webhook_resends', []);
      return left.length === 0;
    });
    expect((await again('resend-period', { period, which: 'failed' })).body.code).toBe('ACT_NOT_NOW');
  });

  test('have a secret that is shown once; a new one signs beside the old for a day', async () => {
    const at = await receiver();
    const { webhook, secret } = await add(at.url, ['transaction.created']);
    expect((await client.post(`${PATH}/secret/${webhook.id}`, { pin: '111999' })).body.code).toBe(
      'WRONG_PIN',
    );
    const renewed = await client.post(`${PATH}/secret/${webhook.id}`, { pin: PIN });
    expect(renewed.body.data.webhook.old_secret_until).not.toBeNull();
    const soon = await client.post(`${PATH}/secret/${webhook.id}`, { pin: PIN });
    expect([soon.status, soon.body.code]).toEqual([409, 'SECRET_OVERLAP']);
    expect(await client.post(`${PATH}/ping/${webhook.id}`)).toMatchObject({
      ...{ status: 200, body: { data: { http_status: 200, failure: null } } },
    });

    const [ping] = await heardOf(at, 1);
    if (!ping) throw new Error('no ping');
    expect(ping.type).toBe('ping');
    expect([isGenuine(ping, secret), isGenuine(ping, renewed.body.data.secret)]).toEqual([true, true]);
    const endpoints = await query(server.database, 'select e::text as row from webhook_endpoints e');
    expect(JSON.stringify([await listed(), endpoints, await log()])).not.toContain('whsec_');
    await query(
      server.database,
      'update webhook_endpoints set old_secret_until = now() where id = $1::uuid',
      [webhook.id],
    );
    await client.post(`${PATH}/ping/${webhook.id}`);
    const last = (await heardOf(at, 2))[1];
    expect(last && [isGenuine(last, secret), isGenuine(last, renewed.body.data.secret)]).toEqual([
      false,
      true,
    ]);
  });

  test('are changed, paused and removed with their log; nothing is sent to a removed one', async () => {
    const at = await receiver();
    const { webhook } = await add(at.url);
    const path = `${PATH}/update/${webhook.id}`;
    const events = ['transaction.created'];
    expect(
      (await client.put(path, { url: 'https://10.0.0.1/', events, pin: PIN })).body.errors.url,
    ).toHaveLength(1);
    expect((await client.put(path, { url: at.url, events, pin: PIN })).body.data.events).toEqual(events);
    expect((await client.post(`${PATH}/pause/${webhook.id}`)).body.data.status).toBe('paused');
    await buy();
    await until('it to wait', async () => (await listed())[0].waiting === 1);
    expect(at.heard).toEqual([]);

    expect((await client.delete(`${PATH}/${webhook.id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await log()).toEqual([]);
    const [row] = await query(
      server.database,
      'select count(*)::int as count from webhook_events where partner_id = $1::uuid',
      [owner.partnerId],
    );
    await buy();
    expect(
      await query(
        server.database,
        'select count(*)::int as count from webhook_events where partner_id = $1::uuid',
        [owner.partnerId],
      ),
    ).toEqual([row]);
  });
});
