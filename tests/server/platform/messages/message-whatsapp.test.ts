import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../../support/query';
import { startTestServer, type TestServer } from '../../../support/server';
import { until } from '../../../support/until';
import { startWhatsappListener, type WhatsappListener } from '../../../support/whatsapp-listener';

const TOKEN = 'A1+b2#c3@d4';

describe('a WhatsApp message with WHATSAPP_TOKEN', () => {
  let gateway: WhatsappListener;
  let server: TestServer;
  beforeAll(async () => {
    gateway = await startWhatsappListener();
    server = await startTestServer({
      seed: 'accounts',
      env: { WHATSAPP_TOKEN: TOKEN, WHATSAPP_URL: gateway.url },
    });
  });
  afterAll(async () => {
    await server.close();
    await gateway.close();
  });

  const send = (to: string, text: string) =>
    server.services.message.queue(server.database.db, { channel: 'whatsapp', to, text });
  const rowOf = async (to: string) =>
    (await query(server.database, 'select * from messages where recipient = $1', [to]))[0];

  it('leaves by the gateway as it is, and is not stored', async () => {
    await send('6281399990001', 'Kode Anda & {nama}: 123456');
    await until('it to leave', async () => (await rowOf('6281399990001'))?.sent_at);
    expect(gateway.messages).toEqual([
      { token: TOKEN, target: '6281399990001', message: 'Kode Anda & {nama}: 123456' },
    ]);
    expect(await rowOf('6281399990001')).toMatchObject({ carrier: 'fonnte', text: '', failed_at: null });
  });

  it('is given up where no one can be reached', async () => {
    gateway.refusals.push([200, '{"status":false,"reason":"target invalid"}']);
    await send('6281399990002', 'Halo');
    const row = await until('the end', async () => {
      const found = await rowOf('6281399990002');
      return found?.failed_at ? found : null;
    });
    expect(row).toMatchObject({ sent_at: null, tries: 1, text: '', error: 'target invalid' });
  });

  it('with a code is given up with the code, not hours later', async () => {
    const to = '6281399990003';
    gateway.refusals.push([502, '<html>Bad Gateway</html>'], [502, '<html>Bad Gateway</html>']);
    const { db } = server.database;
    await server.services.message.queue(db, { channel: 'whatsapp', to, text: '123456', isCode: true });
    await until('the refusal', async () => (await rowOf(to))?.error);
    expect(await rowOf(to)).toMatchObject({ tries: 1, failed_at: null });
    const older = async (age: string) => {
      await query(
        server.database,
        `update messages set created_at = now() - $1::interval where recipient = $2`,
        [age, to],
      );
      await query(
        server.database,
        `update jobs set run_at = now() where kind = 'message-code' and done_at is null and locked_until is null`,
      );
    };
    await until('the end', async () => {
      await older('290 seconds');
      return (await rowOf(to))?.failed_at;
    });
    expect(await rowOf(to)).toMatchObject({ tries: 2, text: '' });
    expect(gateway.refusals).toEqual([]);
  });

  it.each([
    [
      'its phone has no connection',
      200,
      '{"status":false,"reason":"request invalid on disconnected device"}',
    ],
    ['it has too many', 200, '{"status":false,"reason":"too many target on this plan"}'],
    ['the device is not known', 200, '{"status":false,"reason":"device not registered"}'],
    ['the token is not known', 200, '{"status":false,"reason":"token invalid"}'],
    ['it is away', 502, '<html>Bad Gateway</html>'],
    ['it says what nobody understands', 200, '{"ok":1}'],
  ])('is tried again when %s', async (when, status, body) => {
    const to = `62813${when.length}${status}`;
    gateway.refusals.push([status, body]);
    await send(to, 'Halo');
    await until('the refusal', async () => Number((await rowOf(to))?.tries) > 0);
    await query(server.database, `update jobs set run_at = now() where kind = 'message' and done_at is null`);
    await until('it to leave', async () => (await rowOf(to))?.sent_at);
    expect(gateway.refusals).toEqual([]);
  });
});
