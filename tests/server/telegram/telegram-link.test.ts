import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTelegramBot } from '../../../src/platform/adapters/message/telegram-bot';
import { createTelegramReader } from '../../../src/topics/telegram/server/reader';
import type { Client } from '../../support/client';
import { messagesTo, quiet } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { BOT_NAME, BOT_TOKEN, refusal, startTelegramApi, type TelegramApi } from '../../support/telegram-api';
import { until } from '../../support/until';

const PATH = '/v1/crm/setting/telegram';
const REMINDER = '/v1/crm/setting/reminder-saldo';
const SARI = { id: 6001, username: 'sari_toko', first_name: 'Sari' };

const reminder = {
  is_active: true,
  threshold: 100_000,
  channels: ['telegram'],
  phone: '0813-9999-0000',
  email: 'gudang@toko.test',
  repeat_hours: 0,
  quiet_hours: null,
};

describe('Telegram linked to an account', () => {
  let telegram: TelegramApi;
  let server: TestServer;
  let owner: Client;
  let stranger: Client;
  let partner: { partner_id: string; name: string };
  beforeAll(async () => {
    telegram = await startTelegramApi();
    const env = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_URL: telegram.url };
    server = await startTestServer({ seed: 'accounts', env });
    owner = await server.signIn('mitra@demo.test');
    stranger = await server.signIn('lain@demo.test');
    const { partner_id } = (await owner.get('/v1/crm/profile')).body.data;
    const [row] = await query(server.database, 'select name from partners where id = $1', [partner_id]);
    partner = { partner_id, name: String(row?.name) };
  });
  afterAll(async () => {
    await server?.close();
    await telegram?.close();
  });
  beforeEach(async () => {
    await quiet(server);
    for (const table of [
      'telegram_chats',
      'telegram_codes',
      'notifications',
      'balance_reminders',
      'quotas',
    ]) {
      await query(server.database, `delete from ${table}`);
    }
    telegram.sent.length = 0;
  });

  const codeOf = async (client: Client): Promise<string> =>
    (await client.post(`${PATH}/code`)).body.data.code;
  const linkOf = async (client: Client) => (await client.get(PATH)).body.data;
  /** Waits until the server has handled it. */
  const write = async (chat: { id: number }, text: string) => {
    telegram.write(chat, text);
    await until('it to be read', () => telegram.unread() === 0);
    await quiet(server);
  };
  const heard = () => telegram.sent.map(({ chat_id, text }) => `${chat_id} ${text}`);

  it('is a chat that brings the code of that account to the bot, within 15 minutes', async () => {
    expect(await linkOf(owner)).toEqual({ by: 'bot', chat: null, hearing: 0 });
    const { code, url, expires_at, now } = (await owner.post(`${PATH}/code`)).body.data;
    expect(url).toBe(`https://t.me/${BOT_NAME}?start=${code}`);
    expect(code).toMatch(/^[\w-]{20,64}$/);
    expect(Date.parse(expires_at) - Date.parse(now)).toBe(15 * 60_000);
    const [stored] = await query(server.database, 'select * from telegram_codes');
    expect(JSON.stringify(stored)).not.toContain(code);

    await write(SARI, `/start ${code}`);
    expect(await linkOf(owner)).toMatchObject({
      by: 'bot',
      chat: { name: '@sari_toko', lost_at: null },
      hearing: 1,
    });
    expect(heard()).toEqual([expect.stringMatching(`^6001 Terhubung dengan ${partner.name}\\.`)]);
    const news = (await owner.get('/v1/crm/notifications')).body.data;
    expect(news).toMatchObject([{ title: 'Telegram terhubung', link: '/setting/reminder-saldo' }]);
    const log = (await owner.get('/v1/crm/activity-log')).body.data;
    expect(log[0]).toMatchObject({
      label: 'Menghubungkan Telegram',
      object: expect.stringMatching('@sari_toko$'),
    });
    expect(await linkOf(stranger)).toEqual({ by: 'bot', chat: null, hearing: 0 });
  });

  it('is linked by each code once, by the newest alone, and by none that is too old', async () => {
    const replaced = await codeOf(owner);
    const good = await codeOf(owner);
    await write(SARI, `/start ${replaced}`);
    await write(SARI, `/start ${good}`);
    await write({ id: 6002 }, `/start ${good}`);
    const old = await codeOf(stranger);
    await query(server.database, `update telegram_codes set expires_at = now()`);
    await write({ id: 6003 }, `/start ${old}`);
    expect(heard()).toEqual([
      expect.stringMatching(/^6001 Kode ini tidak berlaku/),
      expect.stringMatching(/^6001 Terhubung/),
      expect.stringMatching(/^6002 Kode ini tidak berlaku/),
      expect.stringMatching(/^6003 Kode ini tidak berlaku/),
    ]);
    expect(await linkOf(stranger)).toMatchObject({ chat: null });
    expect(await linkOf(owner)).toMatchObject({ chat: { name: '@sari_toko' } });
  });

  it('belongs to the user of the code, regardless of the sender', async () => {
    await write(SARI, `/start ${await codeOf(owner)}`);
    await write({ id: 6009, username: 'orang_lain' } as never, `/start ${await codeOf(stranger)}`);
    expect((await linkOf(owner)).chat.name).toBe('@sari_toko');
    expect((await linkOf(stranger)).chat.name).toBe('@orang_lain');
    await stranger.delete(PATH);
    expect((await linkOf(owner)).chat.name).toBe('@sari_toko');
  });

  it('is linked no more by a code that was given before it was unlinked', async () => {
    const code = await codeOf(owner);
    await owner.delete(PATH);
    await write(SARI, `/start ${code}`);
    expect(heard()).toEqual([expect.stringMatching(/^6001 Kode ini tidak berlaku/)]);
    expect(await linkOf(owner)).toMatchObject({ chat: null });
  });

  it('passes over a message that it does not understand, and reads the next', async () => {
    const code = await codeOf(owner);
    telegram.write({ id: 'bukan angka' } as never, '/start');
    await write(SARI, `/start ${code}`);
    expect(heard()).toEqual([expect.stringMatching(/^6001 Terhubung/)]);
  });

  it('says what it is to who starts it without a code, nothing to anything else, and nothing in groups', async () => {
    await write(SARI, '/start');
    await write(SARI, 'Halo?');
    await write({ id: -42, type: 'group' } as never, `/start@${BOT_NAME} ${await codeOf(owner)}`);
    expect(heard()).toEqual([expect.stringMatching(/^6001 Halo, ini bot Lumbung/)]);
    expect(await linkOf(owner)).toMatchObject({ chat: null });
  });

  it('answers one chat ten times an hour', async () => {
    for (let nth = 0; nth < 12; nth += 1) telegram.write(SARI, '/start tidak-ada');
    await until('all to be read', () => telegram.unread() === 0);
    await quiet(server);
    expect(heard()).toHaveLength(10);
  });

  it('is notified when the balance falls, and nothing once it is unlinked', async () => {
    expect((await owner.put(REMINDER, reminder)).body).toMatchObject({
      status: 422,
      errors: { channels: ['Hubungkan Telegram dulu, atau hapus pilihannya.'] },
    });
    await write(SARI, `/start ${await codeOf(owner)}`);
    telegram.sent.length = 0;
    await query(
      server.database,
      `insert into balances (id, partner_id, kind, balance) values (gen_random_uuid(), $1, 'main', 5000)
       on conflict (partner_id, kind) do update set balance = excluded.balance`,
      [partner.partner_id],
    );
    expect((await owner.put(REMINDER, reminder)).status).toBe(200);
    await until('the reminder', () => telegram.sent.length === 1);
    expect(heard()).toEqual([expect.stringMatching(/^6001 Lumbung: Saldo di bawah .*topup\/data$/)]);
    expect(await linkOf(owner)).toMatchObject({ hearing: 1 });

    expect((await owner.delete(PATH)).body.data).toEqual({ by: 'bot', chat: null, hearing: 0 });
    await query(server.database, 'update balance_reminders set reminded_at = null');
    await server.services.reminder.remind({ error: () => undefined });
    await quiet(server);
    expect(telegram.sent).toHaveLength(1);
  });

  it('reaches colleagues while they may set the reminder, and no longer', async () => {
    const link = (user: string, chat: string) =>
      query(
        server.database,
        `insert into telegram_chats (user_id, partner_id, chat_id, name)
         select id, partner_id, $2, 'Rekan' from users where email = $1`,
        [user, chat],
      );
    await link('mitra@demo.test', '6001');
    await link('kasir@demo.test', '6002');
    expect(await server.services.telegram.hearing(server.database.db, partner.partner_id)).toEqual(['6001']);
  });

  it('is lost, and its user notified, when the bot is blocked; another code links it again', async () => {
    await write(SARI, `/start ${await codeOf(owner)}`);
    telegram.refusals.push(refusal(403, 'Forbidden: bot was blocked by the user'));
    await server.services.message.queue(server.database.db, {
      channel: 'telegram',
      to: '6001',
      text: 'Halo',
    });
    await quiet(server);
    expect(await linkOf(owner)).toMatchObject({
      chat: { name: '@sari_toko', lost_at: expect.any(String) },
      hearing: 0,
    });
    const news = (await owner.get('/v1/crm/notifications')).body.data;
    expect(news[0]).toMatchObject({ title: 'Telegram terputus', link: '/setting/reminder-saldo' });
    await write(SARI, `/start ${await codeOf(owner)}`);
    expect(await linkOf(owner)).toMatchObject({ chat: { lost_at: null }, hearing: 1 });
  });

  it('is read by one process at a time, each message once, and says no token when it cannot be', async () => {
    const lines: unknown[] = [];
    const log = { error: (line: object) => lines.push(line) };
    const heardTexts: string[] = [];
    const handleMessage = async (_tx: unknown, _chat: unknown, text: string) => void heardTexts.push(text);
    const token = `99${BOT_TOKEN}`;
    const strange = createTelegramBot({ url: telegram.url, token });
    const closing = new AbortController();
    const readUpdates = createTelegramReader({ database: server.database, bot: strange, handleMessage });
    await readUpdates(log as never, closing.signal);
    expect(JSON.stringify(lines, Object.getOwnPropertyNames(Error.prototype))).not.toContain(token);
    expect(lines).toMatchObject([{ err: { message: '401 Unauthorized' } }]);

    const updates = [1, 2].map((update_id) => ({
      update_id,
      message: { chat: { id: 6001, type: 'private' }, text: `teks ${update_id}` },
    }));
    const bot = { id: 'kembar', call: async () => updates as never };
    const twins = [1, 2].map(() => createTelegramReader({ database: server.database, bot, handleMessage }));
    for (let times = 0; times < 2; times += 1) {
      await Promise.all(twins.map((twin) => twin(log as never, closing.signal)));
    }
    expect(heardTexts).toEqual(['teks 1', 'teks 2']);
  });

  it('gives no code while Telegram is away, twenty an hour at most, and never simulates', async () => {
    expect((await owner.post(`${PATH}/simulate`, { code: await codeOf(owner) })).status).toBe(404);
    for (let nth = 0; nth < 19; nth += 1) await codeOf(owner);
    expect((await owner.post(`${PATH}/code`)).body.code).toBe('RATE_LIMITED');
  });
});

describe('Telegram without a token', () => {
  it('is linked by a button where the demonstration stands, and what it receives is in the outbox', async () => {
    const server = await startTestServer({ seed: 'accounts' });
    try {
      const client = await server.signIn('mitra@demo.test');
      expect(await client.get(PATH)).toMatchObject({ body: { data: { by: 'sandbox', chat: null } } });
      const { code, url } = (await client.post(`${PATH}/code`)).body.data;
      expect(url).toBeNull();
      expect((await client.post(`${PATH}/simulate`, { code: 'lain' })).body.code).toBe('LINK_INVALID');
      const linked = (await client.post(`${PATH}/simulate`, { code })).body.data;
      expect(linked).toMatchObject({ by: 'sandbox', chat: { name: 'Chat simulasi' }, hearing: 1 });
      expect((await client.post(`${PATH}/simulate`, { code })).body.code).toBe('LINK_INVALID');
      await quiet(server);
      const [row] = await query(server.database, 'select chat_id from telegram_chats');
      expect(await messagesTo(server, String(row?.chat_id))).toMatchObject([
        { channel: 'telegram', text: expect.stringMatching(/^Terhubung dengan/) },
      ]);
    } finally {
      await server.close();
    }
  });

  it('is not offered in earnest', async () => {
    const server = await startTestServer({ seed: 'accounts', env: { SEED: 'none' } });
    try {
      const client = await server.signIn('mitra@demo.test');
      expect((await client.get(PATH)).body.data).toEqual({ by: 'off', chat: null, hearing: 0 });
      for (const call of ['code', 'simulate']) {
        expect((await client.post(`${PATH}/${call}`, call === 'code' ? {} : { code: 'x' })).status).toBe(404);
      }
    } finally {
      await server.close();
    }
  });
});
