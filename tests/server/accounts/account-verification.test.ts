import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { bearer, codeTo, messagesTo, messageTo, quiet, tokenTo } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const VERIFY = '/v1/crm/verify-email';

describe('verification', () => {
  let server: TestServer;
  let phoneless: Client;
  let mailless: Client;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
    phoneless = await server.signIn('telepon@demo.test');
    mailless = await server.signIn('surel@demo.test');
  });
  afterAll(() => server?.close());

  /** Resets the rate limits. */
  const wait = () => query(server.database, 'delete from quotas');
  const unverify = (email: string, what: 'phone' | 'email') =>
    query(server.database, `update users set ${what}_verified_at = null where email = $1`, [email]);
  const missing = async (client: Client) => (await client.get('/v1/crm/check-auth')).body.data.missing;

  it('of the phone of telepon@demo.test works by WhatsApp and by SMS', async () => {
    for (const channel of ['whatsapp', 'sms']) {
      await unverify('telepon@demo.test', 'phone');
      await wait();
      expect(await missing(phoneless)).toBe('phone');
      const nth = (await messagesTo(server, '6281200000007')).length + 1;
      const { body } = await phoneless.post('/v1/crm/otp/request', { channel });
      expect((await messageTo(server, '6281200000007', nth)).channel).toBe(channel);
      const code = await codeTo(server, '6281200000007', nth);
      const { status } = await phoneless.post('/v1/crm/otp/confirm', {
        request_id: body.data.request_id,
        code,
      });
      expect(status).toBe(200);
      expect(await missing(phoneless)).toBeNull();
    }
    const again = await phoneless.post('/v1/crm/otp/request', { channel: 'sms' });
    expect(again.body).toMatchObject({ status: 409, code: 'ALREADY_VERIFIED' });
  });

  it('corrects a number that was mistyped, once its code is right', async () => {
    await unverify('telepon@demo.test', 'phone');
    await wait();
    const { body } = await phoneless.post('/v1/crm/otp/request', { channel: 'sms', phone: '0813 7777 0001' });
    expect((await phoneless.get('/v1/crm/profile')).body.data.phone).toBe('6281200000007');
    const code = await codeTo(server, '6281377770001');
    await phoneless.post('/v1/crm/otp/confirm', { request_id: body.data.request_id, code });
    expect((await phoneless.get('/v1/crm/profile')).body.data).toMatchObject({
      phone: '6281377770001',
      is_phone_verified: true,
    });
    const [activity] = await query(
      server.database,
      `select before, after from activities where code = 'account.phone_verified' order by id desc limit 1`,
    );
    expect(activity).toEqual({ before: { phone: '6281200000007' }, after: { phone: '6281377770001' } });
  });

  it('takes no number of somebody else, says so to its owner alone, and answers as always', async () => {
    await unverify('telepon@demo.test', 'phone');
    await wait();
    const { status, body } = await phoneless.post('/v1/crm/otp/request', {
      channel: 'sms',
      phone: '081200000001',
    });
    expect({ status, keys: Object.keys(body.data).sort() }).toEqual({
      status: 200,
      keys: ['expires_at', 'request_id', 'resend_at', 'server_time'],
    });
    await quiet(server);
    const texts = (await messagesTo(server, '6281200000001')).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('Ada yang mencoba mendaftar')]);
    const wrong = await phoneless.post('/v1/crm/otp/confirm', {
      request_id: body.data.request_id,
      code: '123456',
    });
    expect(wrong.body).toMatchObject({ code: 'OTP_WRONG', details: { left: 4 } });
  });

  it('sends codes to five mistyped numbers an hour, and to no further one', async () => {
    await unverify('telepon@demo.test', 'phone');
    await wait();
    const ask = async (nth: number) => {
      const phone = `08137770100${nth}`;
      return (await phoneless.post('/v1/crm/otp/request', { channel: 'sms', phone })).body.code ?? 'sent';
    };
    const statuses = [];
    for (let nth = 0; nth < 6; nth += 1) statuses.push(await ask(nth));
    expect(statuses).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'OTP_WAIT']);
    // The own number does not count.
    expect((await phoneless.post('/v1/crm/otp/request', { channel: 'sms' })).status).toBe(200);
    await quiet(server);
    expect(await messagesTo(server, '6281377701005')).toEqual([]);
  });

  it('of a phone belongs to who asked for it', async () => {
    await unverify('telepon@demo.test', 'phone');
    await unverify('surel@demo.test', 'phone');
    await wait();
    const nth = (await messagesTo(server, '6281377770001')).length + 1;
    const { body } = await phoneless.post('/v1/crm/otp/request', { channel: 'sms' });
    const code = await codeTo(server, '6281377770001', nth);
    const request = { request_id: body.data.request_id, code };
    expect((await mailless.post('/v1/crm/otp/confirm', request)).body.code).toBe('OTP_EXPIRED');
    expect((await phoneless.post('/v1/crm/otp/confirm', request)).status).toBe(200);
    await query(
      server.database,
      `update users set phone_verified_at = now() where email = 'surel@demo.test'`,
    );
  });

  it('of the e-mail of surel@demo.test works by the link, without a session', async () => {
    await wait();
    expect(await missing(mailless)).toBe('email');
    const sent = await mailless.post('/v1/crm/send-email');
    expect(sent.body.data).toMatchObject({ email: 'surel@demo.test' });
    expect(await missing(mailless)).toBe('email');
    const letter = await messageTo(server, 'surel@demo.test');
    expect(letter.subject).toBe('Verifikasi email Anda');
    expect(letter.text).toContain(`${server.env.PUBLIC_URL}/verify/new-user?token=`);
    const token = await tokenTo(server, 'surel@demo.test');
    const verified = await server.guest.post(VERIFY, {}, bearer(token));
    expect(verified.body).toMatchObject({ status: 200, data: { email: 'surel@demo.test' } });
    expect(await missing(mailless)).toBeNull();
    expect((await server.guest.post(VERIFY, {}, bearer(token))).body).toMatchObject({
      status: 409,
      code: 'LINK_USED',
    });
    expect((await mailless.post('/v1/crm/send-email')).body.code).toBe('ALREADY_VERIFIED');
  });

  it('is sent live to open pages', async () => {
    const [activity] = await query(
      server.database,
      `select actor_name from activities where code = 'account.email_verified'`,
    );
    expect(activity).toEqual({ actor_name: 'Surya Hidayat' });
  });

  it('link lives 60 minutes, and a newer one kills it', async () => {
    await unverify('surel@demo.test', 'email');
    await wait();
    const count = (await messagesTo(server, 'surel@demo.test')).length;
    await mailless.post('/v1/crm/send-email');
    const first = await tokenTo(server, 'surel@demo.test', count + 1);
    await wait();
    await server.guest.post('/v1/crm/resend-email', { email: 'surel@demo.test' });
    const second = await tokenTo(server, 'surel@demo.test', count + 2);
    expect((await server.guest.post(VERIFY, {}, bearer(first))).body).toMatchObject({
      status: 404,
      code: 'LINK_INVALID',
    });
    const [link] = await query(
      server.database,
      `select extract(epoch from expires_at - created_at)::int as life from account_links where purpose = 'verify-email'
       order by created_at desc limit 1`,
    );
    expect(link?.life).toBe(3600);
    await query(server.database, 'update account_links set expires_at = now()');
    expect((await server.guest.post(VERIFY, {}, bearer(second))).body).toMatchObject({
      status: 410,
      code: 'LINK_EXPIRED',
    });
  });

  it('link is opened by one of ten at once', async () => {
    await unverify('surel@demo.test', 'email');
    await wait();
    const count = (await messagesTo(server, 'surel@demo.test')).length;
    await mailless.post('/v1/crm/send-email');
    const token = await tokenTo(server, 'surel@demo.test', count + 1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.guest.post(VERIFY, {}, bearer(token))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('corrects an e-mail that was mistyped, once its link is opened', async () => {
    await unverify('surel@demo.test', 'email');
    await wait();
    await mailless.post('/v1/crm/send-email', { email: 'Surya@Toko.test' });
    expect((await mailless.get('/v1/crm/profile')).body.data.email).toBe('surel@demo.test');
    await server.guest.post(VERIFY, {}, bearer(await tokenTo(server, 'surya@toko.test')));
    expect((await mailless.get('/v1/crm/profile')).body.data).toMatchObject({
      email: 'surya@toko.test',
      is_email_verified: true,
    });
    await query(
      server.database,
      `update users set email = 'surel@demo.test' where email = 'surya@toko.test'`,
    );
  });

  it('takes no e-mail of somebody else, and says so to its owner alone', async () => {
    await unverify('surel@demo.test', 'email');
    await wait();
    const { status } = await mailless.post('/v1/crm/send-email', { email: 'lain@demo.test' });
    expect(status).toBe(200);
    await quiet(server);
    const subjects = (await messagesTo(server, 'lain@demo.test')).map(({ subject }) => subject);
    expect(subjects).toEqual(['Ada yang mencoba mendaftar dengan email Anda']);
  });

  it('link is sent again after 60 seconds, and the countdown is the server’s', async () => {
    await wait();
    const { resend_at, server_time } = (await mailless.post('/v1/crm/send-email')).body.data;
    expect(Date.parse(resend_at) - Date.parse(server_time)).toBe(60_000);
    const again = await mailless.post('/v1/crm/send-email');
    expect(again.body).toMatchObject({ status: 429, code: 'LINK_WAIT' });
    expect(again.body.details.seconds).toBeGreaterThan(30);
    expect(again.headers.get('retry-after')).toBe(String(again.body.details.seconds));
  });

  it('is refused for a token that is none', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), 'a'.repeat(299)]) {
      const { body } = await server.guest.post(
        VERIFY,
        {},
        { authorization: `Bearer ${token}`.slice(0, 300) },
      );
      expect(body.code).toBe('LINK_INVALID');
    }
    expect((await server.guest.post(VERIFY)).status).toBe(400);
  });

  it('is asked of the session by check-auth, which ends with it', async () => {
    const client = await server.signIn('0812-0000-0001');
    const { data } = (await client.get('/v1/crm/check-auth')).body;
    expect(data).toMatchObject({ authType: 'phone', missing: null, is_email_verified: true });
    await client.post('/v1/crm/logout');
    expect((await client.get('/v1/crm/check-auth')).status).toBe(401);
  });
});
