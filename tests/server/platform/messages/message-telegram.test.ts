import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTelegramCarrier } from '../../../../src/platform/adapters/message/telegram';
import { createTelegramBot } from '../../../../src/platform/adapters/message/telegram-bot';
import { messagesTo, quiet } from '../../../support/outbox';
import { query } from '../../../support/query';
import { startTestServer, type TestServer } from '../../../support/server';
import { BOT_TOKEN, refusal, startTelegramApi, type TelegramApi } from '../../../support/telegram-api';
import { until } from '../../../support/until';

const OPERATOR = '-1001234567890';

describe('a Telegram message with TELEGRAM_BOT_TOKEN', () => {
  let telegram: TelegramApi;
  let server: TestServer;
  beforeAll(async () => {
    telegram = await startTelegramApi();
    server = await startTestServer({
      seed: 'accounts',
      env: {
        TELEGRAM_BOT_TOKEN: BOT_TOKEN,
        TELEGRAM_URL: `${telegram.url}/`,
        TELEGRAM_OPERATOR_CHAT: OPERATOR,
      },
    });
  });
  afterAll(async () => {
    await server?.close();
    await telegram?.close();
  });
  beforeEach(async () => {
    // Removes retries of other tests.
    await query(server.database, `delete from jobs where kind = 'message' and done_at is null`);
    telegram.sent.length = 0;
  });

  const send = (to: string, text = 'Halo') =>
    server.services.message.queue(server.database.db, { channel: 'telegram', to, text });
  const rowOf = async (to: string) =>
    (await query(server.database, 'select * from messages where recipient = $1', [to]))[0];
  const waitOf = async (to: string) => {
    const [job] = await query(
      server.database,
      `select extract(epoch from run_at - now())::float8 as wait from jobs
       where ref_id = $1 and locked_until is null and done_at is null`,
      [(await rowOf(to))?.id],
    );
    return job && Number(job.wait);
  };

  it('leaves by the bot as it is, without a preview of its links, and is not stored', async () => {
    await send('5001', 'Saldo <b>Rp 1</b> & *ini* https://mitra.test/topup/data');
    await until('it to leave', async () => (await rowOf('5001'))?.sent_at);
    expect(telegram.sent).toEqual([
      {
        chat_id: '5001',
        text: 'Saldo <b>Rp 1</b> & *ini* https://mitra.test/topup/data',
        link_preview_options: { is_disabled: true },
      },
    ]);
    expect(await rowOf('5001')).toMatchObject({ carrier: 'telegram', text: '', failed_at: null });
  });

  it('is cut where Telegram takes no more, and no sign in two', async () => {
    await send('5002', `${'a'.repeat(4094)}🙂🙂`);
    await until('it to leave', async () => (await rowOf('5002'))?.sent_at);
    expect(telegram.sent[0]?.text).toBe(`${'a'.repeat(4094)}…`);
  });

  it.each([
    [403, 'Forbidden: bot was blocked by the user'],
    [403, 'Forbidden: user is deactivated'],
    [400, 'Bad Request: chat not found'],
  ])('is given up when no one can be reached: %i %s', async (code, description) => {
    const to = `51${description.length}`;
    telegram.refusals.push(refusal(code, description));
    await send(to);
    const row = await until('the end', async () => {
      const found = await rowOf(to);
      return found?.failed_at ? found : null;
    });
    expect(row).toMatchObject({ sent_at: null, tries: 1, text: '', error: `${code} ${description}` });
  });

  it.each([
    ['the token is not known', refusal(401, 'Unauthorized')],
    ['the address is not known', refusal(404, 'Not Found')],
    ['what it was told is wrong', refusal(400, 'Bad Request: message text is empty')],
    ['it is away', [502, '<html>Bad Gateway</html>'] as [number, string]],
    ['it says what nobody understands', [200, { ok: 1 }] as [number, object]],
  ])('is tried again when %s', async (when, said) => {
    const to = `52${when.length}`;
    telegram.refusals.push(said);
    await send(to);
    await until('the refusal', async () => (await rowOf(to))?.error);
    await query(server.database, `update jobs set run_at = now() where kind = 'message' and done_at is null`);
    await until('it to leave', async () => (await rowOf(to))?.sent_at);
    expect(telegram.refusals).toEqual([]);
  });

  it('waits as long as Telegram asks for', async () => {
    telegram.refusals.push(refusal(429, 'Too Many Requests: retry after 90', { retry_after: 90 }));
    await send('5301');
    await until('the refusal', async () => (await rowOf('5301'))?.error);
    expect(await until('its turn', () => waitOf('5301'))).toBeGreaterThan(80);
  });

  it('says no token, whatever goes wrong', async () => {
    const echo = refusal(400, `Bad Request: /bot${BOT_TOKEN}/sendMessage`);
    telegram.refusals.push(echo);
    await send('5401');
    await until('the refusal', async () => (await rowOf('5401'))?.error);
    const reasons = [String((await rowOf('5401'))?.error)];
    const message = {
      id: '',
      channel: 'telegram' as const,
      to: '1',
      subject: null,
      text: 'Halo',
      html: null,
    };
    const away = await startTelegramApi();
    await away.close();
    for (const url of [away.url, 'http://127.0.0.1:port', 'http://127.0.0.1:1']) {
      const carrier = createTelegramCarrier(createTelegramBot({ url, token: BOT_TOKEN }));
      const failure = await carrier.deliver(message).catch((reason: Error) => reason);
      expect(failure).toBeInstanceOf(Error);
      reasons.push(JSON.stringify(failure, Object.getOwnPropertyNames(failure)));
    }
    for (const reason of reasons) expect(reason).not.toContain(BOT_TOKEN.slice(12));
    expect(reasons[1]).toContain('ECONNREFUSED');
  });

  it('ends when no one answers', async () => {
    telegram.refusals.push(null);
    const bot = createTelegramBot({ url: telegram.url, token: BOT_TOKEN });
    const call = bot.call('sendMessage', {}, expect as never, { patience: 50 });
    await expect(call).rejects.toThrow(/^Telegram was not reached: .*timeout/);
  });

  it('sends the operator each new notice once, not its repetitions', async () => {
    const strange = () => server.guest.post('/v1/callback/payment/sandbox');
    await strange();
    await strange();
    await quiet(server);
    const codes = [
      OPERATOR,
      'Lumbung: Callback sandbox datang dengan tanda tangan yang salah. Saldo tidak berubah.',
    ];
    const heard = () => telegram.sent.map(({ chat_id, text }) => [chat_id, text]);
    expect(heard()).toEqual([codes]);
    await query(server.database, 'update operator_notices set seen_at = now()');
    await strange();
    await quiet(server);
    expect(heard()).toEqual([codes, codes]);
  });
});

describe('a Telegram message without a token', () => {
  it('stays in the sandbox outbox, and is found there by its chat', async () => {
    const server = await startTestServer({ seed: 'accounts' });
    try {
      const { message } = server.services;
      await message.queue(server.database.db, { channel: 'telegram', to: '812345678', text: 'Halo' });
      await quiet(server);
      expect(await messagesTo(server, '812345678')).toMatchObject([{ channel: 'telegram', text: 'Halo' }]);
      const page = (await server.guest.get('/sandbox/outbox?to=812345678')).body;
      expect(page).toContain('>Telegram</span><span class="to">812345678<');
    } finally {
      await server.close();
    }
  });
});
