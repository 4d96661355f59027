import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createReminderTask } from '../../../src/topics/reminders/server/reminder-task';
import type { Client } from '../../support/client';
import { messagesTo, quiet } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/crm/setting/reminder-saldo';
const EMAIL = 'gudang@toko.test';
const PHONE = '6281399990000';

const input = {
  is_active: true,
  threshold: 100_000,
  channels: ['in_app', 'whatsapp', 'email'],
  phone: '0813-9999-0000',
  email: EMAIL,
  repeat_hours: 0,
  quiet_hours: null,
};

describe('a balance reminder', () => {
  let server: TestServer;
  let client: Client;
  let partner: string;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    client = await server.signIn('lain@demo.test');
    partner = (await client.get('/v1/crm/profile')).body.data.partner_id;
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    for (const table of ['balance_reminders', 'notifications', 'messages']) {
      await query(server.database, `delete from ${table}`);
    }
    await balance(500_000);
  });

  const balance = (amount: number, of = partner) =>
    query(
      server.database,
      `insert into balances (id, partner_id, kind, balance) values (gen_random_uuid(), $1, 'main', $2)
       on conflict (partner_id, kind) do update set balance = excluded.balance`,
      [of, amount],
    );
  const remind = () => server.services.reminder.remind({ error: () => undefined });
  const titles = async (): Promise<string[]> =>
    (await client.get('/v1/crm/notifications?limit=100')).body.data
      .filter(({ type }: { type: string }) => type === 'Saldo')
      .map(({ body }: { body: string }) => body);
  const ago = (hours: number) =>
    query(
      server.database,
      `update balance_reminders set reminded_at = reminded_at - make_interval(hours => $1)`,
      [hours],
    );

  it('is off, by the owner’s addresses, until it is set', async () => {
    expect((await client.get(PATH)).body.data).toEqual({
      is_active: false,
      threshold: 100_000,
      channels: ['in_app'],
      phone: '6281200000010',
      email: 'lain@demo.test',
      repeat_hours: 0,
      quiet_hours: null,
      reminded_at: null,
    });
  });

  it('goes out by every chosen channel when the balance falls below, once for a fall', async () => {
    expect((await client.put(PATH, input)).body.data).toMatchObject({ ...input, phone: PHONE });
    await remind();
    expect(await titles()).toEqual([]);
    await balance(99_999);
    await remind();
    await remind();
    expect(await titles()).toEqual([expect.stringContaining('Saldo Anda tinggal Rp')]);
    await quiet(server);
    expect(await messagesTo(server, EMAIL)).toMatchObject([
      { channel: 'email', subject: expect.stringMatching(/100\.000/) },
    ]);
    expect(await messagesTo(server, PHONE)).toMatchObject([
      { channel: 'whatsapp', text: expect.stringContaining('/topup/data') },
    ]);
    expect((await client.get(PATH)).body.data.reminded_at).not.toBeNull();

    await balance(100_000);
    await remind();
    expect((await client.get(PATH)).body.data.reminded_at).toBeNull();
    await balance(20_000);
    await remind();
    expect(await titles()).toHaveLength(2);
  });

  it('is sent once when several processes run at the same time', async () => {
    await client.put(PATH, { ...input, channels: ['in_app'] });
    await balance(1_000);
    await Promise.all(Array.from({ length: 8 }, remind));
    expect(await titles()).toHaveLength(1);
  });

  it('is repeated as often as wished while the balance stays low', async () => {
    await client.put(PATH, { ...input, channels: ['in_app'], repeat_hours: 6 });
    await balance(1_000);
    await remind();
    await ago(5);
    await remind();
    expect(await titles()).toHaveLength(1);
    await ago(1);
    await remind();
    expect(await titles()).toHaveLength(2);
  });

  it('waits until the quiet hours are over', async () => {
    const minute = (offset: number) => {
      const at = new Date(Date.now() + 7 * 3_600_000 + offset * 60_000);
      return at.toISOString().slice(11, 16);
    };
    const set = (from: number, to: number) =>
      client.put(PATH, {
        ...input,
        channels: ['in_app'],
        quiet_hours: { from: minute(from), to: minute(to) },
      });
    await balance(1_000);
    await set(-30, 30);
    await remind();
    // Almost the whole day, across midnight.
    await set(-600, 600);
    await remind();
    expect(await titles()).toEqual([]);
    await set(30, 60);
    await remind();
    expect(await titles()).toHaveLength(1);
  });

  it('says nothing once it is switched off, and begins again with another limit', async () => {
    await balance(50_000);
    await client.put(PATH, { ...input, channels: ['in_app'], is_active: false });
    await remind();
    expect(await titles()).toEqual([]);
    await client.put(PATH, { ...input, channels: ['in_app'] });
    await remind();
    await client.put(PATH, { ...input, channels: ['in_app'], threshold: 60_000 });
    await remind();
    await client.put(PATH, { ...input, channels: ['in_app'], threshold: 60_000, repeat_hours: 24 });
    await remind();
    expect(await titles()).toHaveLength(2);
  });

  it('is changed twenty times an hour at most, because each change may write to somebody', async () => {
    await query(server.database, `delete from quotas where kind = 'reminder-change'`);
    for (let nth = 0; nth < 20; nth += 1) {
      expect((await client.put(PATH, { ...input, threshold: 20_000 + nth })).status).toBe(200);
    }
    const refused = await client.put(PATH, { ...input, threshold: 90_000 });
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await client.get(PATH)).body.data.threshold).toBe(20_019);
    await query(server.database, `delete from quotas where kind = 'reminder-change'`);
  });

  it('that cannot be sent holds up no one behind it: it is logged with its partner, and rests a while', async () => {
    const other = await server.signIn('segera@demo.test');
    const { partner_id } = (await other.get('/v1/crm/profile')).body.data;
    const { database: store, services } = server;
    // Makes notifications of this partner fail in the database.
    await store.db.execute(`create function refuse_news() returns trigger language plpgsql as
      $$ begin raise exception 'no news for %', new.partner_id; end $$`);
    await store.db.execute(`create trigger refuse_news before insert on notifications for each row
      when (new.partner_id = '${partner_id}') execute function refuse_news()`);
    onTestFinished(async () => {
      await store.db.execute('drop function refuse_news cascade');
      await query(store, 'delete from balance_reminders where partner_id = $1', [partner_id]);
    });
    for (const one of [other, client]) await one.put(PATH, { ...input, channels: ['in_app'] });
    await balance(0, partner_id);
    await balance(1_000);

    const logged: unknown[] = [];
    const log = { error: (line: object) => logged.push(line) };
    const run = createReminderTask({
      ...services,
      telegramChats: services.telegram.hearing,
      database: store,
    });
    await run(log as never);
    await run(log as never);
    expect(await titles()).toHaveLength(1);
    expect(logged).toEqual([{ err: expect.any(Error), partner: partner_id }]);
  });

  it('comes by itself within seconds', async () => {
    await client.put(PATH, { ...input, channels: ['in_app'] });
    await balance(10_000);
    await expect.poll(titles, { timeout: 15_000, interval: 250 }).toHaveLength(1);
  });

  it.each([
    ['threshold', { threshold: 9_999 }],
    ['threshold', { threshold: 1_000_000_001 }],
    ['threshold', { threshold: 10_000.5 }],
    ['channels', { channels: [] }],
    ['channels', { channels: ['email', 'email'] }],
    ['phone', { phone: '021' }],
    ['email', { email: 'bukan-email' }],
    ['repeat_hours', { repeat_hours: 2 }],
    ['quiet_hours.to', { quiet_hours: { from: '22:00', to: '22:00' } }],
    ['quiet_hours.from', { quiet_hours: { from: '25:00', to: '06:00' } }],
  ])('is refused with the error at %s', async (field, over) => {
    const { status, body } = await client.put(PATH, { ...input, ...over });
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  it('needs its key', async () => {
    const cashier = await server.signIn('kasir@demo.test');
    expect((await cashier.get(PATH)).status).toBe(403);
  });
});
