import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Actor } from '../../../../src/platform/http/actor';
import type { Client } from '../../../support/client';
import { openLive, ticketFor } from '../../../support/live-socket';
import { query } from '../../../support/query';
import { startTestServer, type TestServer } from '../../../support/server';
import { emailOf, openShop, PASSWORD, PRICE, type Shop, topUp } from '../../../support/shop';
import { until } from '../../../support/until';

const BALANCE = 1_000_000;

describe('the live channels', () => {
  let server: TestServer;
  let shop: Shop;
  let actor: Actor;
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'none' });
    shop = await openShop(server.database);
    actor = await shop.openPartner(BALANCE);
    client = await server.signIn(emailOf(actor), PASSWORD);
  });
  afterAll(() => server.close());

  const open = async (...args: Parameters<typeof openLive>) => {
    const socket = await openLive(...args);
    onTestFinished(() => socket.ws.terminate());
    return socket;
  };
  const buy = (ending: string) =>
    client.post('/v1/crm/transaction/create-new', shop.order(ending), { 'idempotency-key': v7() });

  test('send the balance at once, then each change with a higher version', async () => {
    const { frames, frame } = await open(client, 'mitra-balance');
    const first = await frame('the balance of now', ({ balance }) => balance === BALANCE);
    await buy('5555');
    const next = await frame('the balance after', ({ balance }) => balance === BALANCE - PRICE);
    expect(next.version).toBe(first.version + 1);
    await topUp(shop.ledger, actor.partnerId, PRICE);
    await frame('the balance after a top-up', ({ version }) => version === next.version + 1);
    const versions = frames.flatMap(({ version }) => version ?? []);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  test('send each state of an order, its refund and the notification of it', async () => {
    const [orders, money] = [await open(client, 'mitra'), await open(client, 'mitra-balance')];
    const { body } = await buy('1232');
    const { id, balance_before } = body.data;
    await orders.frame(
      'the new order',
      (frame) => frame.id === id && frame.status === 1 && frame.version === 1,
    );
    await orders.frame(
      'the refund',
      (frame) => frame.id === id && frame.status === 4 && frame.refunded === 1,
    );
    await money.frame('the money back', ({ balance }) => balance === balance_before);
    // Skips a notification of an earlier order.
    const link = `/detail-transaction?q=${id}`;
    const { notification } = await money.frame(
      'the notification',
      (frame) => frame.notification?.link === link,
    );
    expect(notification).toMatchObject({
      type: 'Transaksi',
      title: 'Transaksi gagal, dana dikembalikan',
    });
  });

  test('distinguish the panel balance from the main one', async () => {
    const { frame } = await open(client, 'mitra-panel-balance');
    expect(await frame('the panel balance', () => true)).toEqual({ balance: 0, version: 0 });
  });

  test('call for the facts again when privileges, tier or panel change', async () => {
    const other = await shop.openPartner(0);
    const { frame } = await open(await server.signIn(emailOf(other), PASSWORD), 'mitra');
    const revisionAfter = async (change: string, id: string, before?: string) => {
      await query(server.database, change, [id]);
      const frameSeen = await frame(change, ({ type, revision }) => type === 'facts' && revision !== before);
      return frameSeen.revision;
    };
    const first = await revisionAfter(`update users set privileges = null where id = $1::uuid`, other.userId);
    await revisionAfter(
      `update partners set panel_expired_date = now() where id = $1::uuid`,
      other.partnerId,
      first,
    );
  });

  test('send a page what it missed while connecting, and report when that is no longer known', async () => {
    const other = await shop.openPartner(1_000);
    const reader = await server.signIn(emailOf(other), PASSWORD);
    const watching = await open(reader, 'mitra-balance');
    await topUp(shop.ledger, other.partnerId, 5);
    await watching.frame('the balance after', ({ balance }) => balance === 1_005);

    const late = await open(reader, 'mitra-balance', { age: 30_000 });
    const heard = () => late.frames.filter(({ balance }) => balance === 1_005).length;
    await until('the change told again, beside the balance of now', () => heard() > 1);
    const prompt = await open(reader, 'mitra-balance');
    await prompt.frame('the balance of now', ({ balance }) => balance === 1_005);
    expect(prompt.frames.filter(({ balance }) => balance !== undefined)).toHaveLength(1);

    const known = await open(reader, 'mitra', { age: 30_000 });
    await known.frame('its place', ({ type }) => type === 'open');
    expect(known.frames).not.toContainEqual({ type: 'missed' });
    await (await open(reader, 'mitra', { age: 600_000 })).frame(
      'too long ago',
      ({ type }) => type === 'missed',
    );
  });

  test('send nothing of another partner', async () => {
    const other = await shop.openPartner(7_000);
    const stranger = await open(await server.signIn(emailOf(other), PASSWORD), 'mitra-balance');
    await stranger.frame('its own balance', ({ balance }) => balance === 7_000);
    await topUp(shop.ledger, actor.partnerId, 1);
    await topUp(shop.ledger, other.partnerId, 500);
    await stranger.frame('its own change', ({ balance }) => balance === 7_500);
    expect(stranger.frames.map(({ balance }) => balance)).toEqual([7_000, 7_500]);
  });

  test('S13: open for a ticket once, for its channel alone, from our own pages alone', async () => {
    const ticket = await ticketFor(client, 'mitra');
    const refusals = [
      await open(client, 'mitra-balance', { ticket }),
      await open(client, 'mitra', { ticket: 'x'.repeat(43) }),
      await open(client, 'mitra', { origin: 'https://evil.test' }),
      await open(client, 'mitra', { origin: null }),
    ];
    for (const refused of refusals) expect(await refused.ended).toBe(403);
    const good = await ticketFor(client, 'mitra');
    expect((await open(client, 'mitra', { ticket: good })).ws.readyState).toBe(1);
    expect(await (await open(client, 'mitra', { ticket: good })).ended).toBe(403);
  });

  test('answer 403 in JSON to what is no socket', async () => {
    const answer = await client.get(`/live/mitra?token=${await ticketFor(client, 'mitra')}`);
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  test('S13: refuse the eleventh socket of one person', async () => {
    const person = await shop.openPartner(0);
    const own = await server.signIn(emailOf(person), PASSWORD);
    for (let count = 0; count < 10; count += 1) await open(own, 'mitra');
    expect(await (await open(own, 'mitra')).ended).toBe(1008);
  });

  test('S13: cut a client that talks, or that sends too much', async () => {
    const talker = await open(client, 'mitra');
    talker.ws.send('hello');
    expect(await talker.ended).toBe(1008);
    const flood = await open(client, 'mitra');
    flood.ws.send('x'.repeat(1_000_000));
    expect(await flood.ended).toBe(1009);
  });

  test('close soon after the session has ended', async () => {
    const session = await server.signIn(emailOf(actor), PASSWORD);
    const [ending, staying] = [await open(session, 'mitra'), await open(client, 'mitra')];
    await session.post('/v1/crm/logout');
    expect(await ending.ended).toBe(1008);
    expect(staying.ws.readyState).toBe(1);
  });

  test('ignore what another program sends on the channel', async () => {
    const { frames, frame } = await open(client, 'mitra-balance');
    for (const text of ['hello', '{}', '{"channel":"mitra-balance","partner_id":"x","frame":{}}']) {
      await query(server.database, `select pg_notify('live', $1::text)`, [text]);
    }
    await topUp(shop.ledger, actor.partnerId, 3);
    const { balance } = await shop.ledger.balanceOf(actor.partnerId, 'main');
    await frame('the next change', (seen) => seen.balance === balance);
    // An earlier order may end meanwhile.
    const strange = frames.filter((seen) => typeof seen.balance !== 'number' && !seen.notification);
    expect(strange).toEqual([]);
  });

  test('say goodbye when the server stops', async () => {
    const second = await startTestServer({ seed: 'none' });
    const person = await (await openShop(second.database)).openPartner(0);
    const socket = await open(await second.signIn(emailOf(person), PASSWORD), 'mitra');
    await second.close();
    expect(await socket.ended).toBe(1001);
  });
});
