import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, codeTo, messagesTo, messageTo, quiet, tokenTo } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const FORGOT = '/v1/crm/forgot-password';
const CHECK = '/v1/crm/check-reset-token';
const RESET = '/v1/crm/reset-password';
const NEW = { password: 'Barunya#77', password_confirmation: 'Barunya#77' };

describe('a forgotten password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await quiet(server);
    for (const table of ['messages', 'quotas']) await query(server.database, `delete from ${table}`);
  });

  const tokenFor = async (identifier: string, to = identifier) => {
    const before = (await messagesTo(server, to)).length;
    await server.guest.post(FORGOT, { identifier });
    return tokenTo(server, to, before + 1);
  };
  const login = async (identifier: string, password: string) =>
    (await server.guest.post('/v1/crm/login', { identifier, password })).status;

  it('is replaced by a link in an e-mail, and every session ends', async () => {
    const sessions = [await server.signIn('lain@demo.test'), await server.signIn('0812-0000-0010')];
    const token = await tokenFor('lain@demo.test');
    const letter = await messageTo(server, 'lain@demo.test');
    expect(letter.subject).toBe('Atur ulang kata sandi');
    expect(letter.text).toContain(`${server.env.PUBLIC_URL}/verify/reset?token=`);
    expect((await server.guest.post(CHECK, {}, bearer(token))).status).toBe(200);
    expect((await server.guest.post(RESET, NEW, bearer(token))).body).toMatchObject({
      status: 200,
      data: {},
    });
    for (const { get } of sessions) expect((await get('/v1/crm/profile')).status).toBe(401);
    expect(await login('lain@demo.test', 'Mitra#2026')).toBe(422);
    expect(await login('lain@demo.test', NEW.password)).toBe(200);
    await quiet(server);
    expect((await messagesTo(server, 'lain@demo.test'))[0]?.subject).toBe('Kata sandi Anda telah diubah');
    const [activity] = await query(
      server.database,
      `select a.actor_name, a.before, a.after from activities a where a.code = 'password.reset' order by id desc limit 1`,
    );
    expect(activity).toEqual({ actor_name: 'Laila Nurhaliza', before: null, after: null });
  });

  it('is replaced by a link in a WhatsApp message when a phone was given', async () => {
    const token = await tokenFor('0812 0000 0012', '6281200000012');
    const { channel, text } = await messageTo(server, '6281200000012');
    expect(channel).toBe('whatsapp');
    expect(text).toMatch(/^Atur ulang kata sandi Lumbung Anda .*\n\nKami tidak pernah meminta kata sandi/);
    expect((await server.guest.post(RESET, NEW, bearer(token))).status).toBe(200);
    expect(await login('tanpapanel@demo.test', NEW.password)).toBe(200);
  });

  it('lets in who had locked the account by guessing', async () => {
    for (let count = 0; count < 5; count++) await login('menunggu@demo.test', 'Salah#2026');
    expect(await login('menunggu@demo.test', 'Mitra#2026')).toBe(429);
    await server.guest.post(RESET, NEW, bearer(await tokenFor('menunggu@demo.test')));
    expect(await login('menunggu@demo.test', NEW.password)).toBe(200);
  });

  it('link works once, also for ten at once', async () => {
    const token = await tokenFor('segera@demo.test');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.guest.post(RESET, NEW, bearer(token))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await server.guest.post(CHECK, {}, bearer(token))).body).toMatchObject({ code: 'LINK_USED' });
  });

  it('link lives 30 minutes by the clock of the database', async () => {
    const token = await tokenFor('perunggu@demo.test');
    const { expires_at, server_time } = (await server.guest.post(CHECK, {}, bearer(token))).body.data;
    const left = (Date.parse(expires_at) - Date.parse(server_time)) / 1000;
    expect(left).toBeGreaterThan(1780);
    expect(left).toBeLessThanOrEqual(1800);
    await query(server.database, 'update account_links set expires_at = now()');
    expect((await server.guest.post(RESET, NEW, bearer(token))).body).toMatchObject({
      status: 410,
      code: 'LINK_EXPIRED',
    });
  });

  it('link is killed by a newer one, and works for nothing else', async () => {
    const first = await tokenFor('perunggu@demo.test');
    await query(server.database, 'delete from quotas');
    const second = await tokenFor('perunggu@demo.test');
    expect((await server.guest.post(CHECK, {}, bearer(first))).body.code).toBe('LINK_INVALID');
    expect((await server.guest.post('/v1/crm/verify-email', {}, bearer(second))).body.code).toBe(
      'LINK_INVALID',
    );
    expect((await server.guest.post(CHECK, {}, bearer(second))).status).toBe(200);
  });

  it.each([
    ['that is short', { password: 'abc12', password_confirmation: 'abc12' }, 'password'],
    ['with the phone in it', { password: 'x81200000011', password_confirmation: 'x81200000011' }, 'password'],
    ['with the e-mail in it', { password: 'Perunggu1', password_confirmation: 'Perunggu1' }, 'password'],
    [
      'typed in two ways',
      { password: 'Barunya#77', password_confirmation: 'Barunya#78' },
      'password_confirmation',
    ],
  ])('is not replaced by one %s, and the link stays usable', async (_words, typed, field) => {
    const token = await tokenFor('perunggu@demo.test');
    const { body } = await server.guest.post(RESET, typed, bearer(token));
    expect({ code: body.code, fields: Object.keys(body.errors) }).toEqual({
      code: 'VALIDATION_FAILED',
      fields: [field],
    });
    expect((await server.guest.post(CHECK, {}, bearer(token))).status).toBe(200);
  });

  it('is stored as a digest of the token only', async () => {
    const token = await tokenFor('bebas@demo.test');
    const rows = await query(server.database, 'select * from account_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('goes to the address that is proven, so that a mistyped one hands nothing over', async () => {
    await server.guest.post(FORGOT, { identifier: 'surel@demo.test' });
    expect((await messageTo(server, '6281200000008')).channel).toBe('whatsapp');
    await server.guest.post(FORGOT, { identifier: '081200000007' });
    expect((await messageTo(server, 'telepon@demo.test')).channel).toBe('email');
    expect(await messagesTo(server, 'surel@demo.test')).toEqual([]);
    expect(await messagesTo(server, '6281200000007')).toEqual([]);
  });

  it('sends nothing to a disabled account', async () => {
    const token = await tokenFor('kasir@demo.test');
    await query(server.database, `delete from quotas`);
    await query(server.database, `update users set disabled_at = now() where email = 'kasir@demo.test'`);
    expect((await server.guest.post(RESET, NEW, bearer(token))).body.code).toBe('LINK_INVALID');
    await server.guest.post(FORGOT, { identifier: 'kasir@demo.test' });
    await quiet(server);
    expect(await messagesTo(server, 'kasir@demo.test')).toHaveLength(1);
  });
});

describe('signing in by a code', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  it('opens a session of type phone', async () => {
    const { body } = await server.guest.post('/v1/crm/login-v2/request', {
      phone: '+62 812-0000-0001',
      channel: 'whatsapp',
    });
    const code = await codeTo(server, '6281200000001');
    const opened = await server.guest.post('/v1/crm/login-v2', { request_id: body.data.request_id, code });
    expect(opened.body.data).toMatchObject({
      authType: 'phone',
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [activity] = await query(server.database, `select code from activities order by id desc limit 1`);
    expect(activity?.code).toBe('session.login');
  });

  it('sends no code to a number that its account has not verified, and says why to that number', async () => {
    const { status, body } = await server.guest.post('/v1/crm/login-v2/request', {
      phone: '081200000007',
      channel: 'sms',
    });
    expect(status).toBe(200);
    expect((await messageTo(server, '6281200000007')).text).toContain('belum diverifikasi');
    const wrong = await server.guest.post('/v1/crm/login-v2', {
      request_id: body.data.request_id,
      code: '123456',
    });
    expect(wrong.body).toMatchObject({ code: 'OTP_WRONG', details: { left: 4 } });
  });

  it('is not open to a disabled account, though its code was sent before', async () => {
    const { body } = await server.guest.post('/v1/crm/login-v2/request', {
      phone: '081200000006',
      channel: 'sms',
    });
    const code = await codeTo(server, '6281200000006');
    await query(server.database, `update users set disabled_at = now() where email = 'kasir@demo.test'`);
    const refused = await server.guest.post('/v1/crm/login-v2', { request_id: body.data.request_id, code });
    expect(refused.body.code).toBe('OTP_EXPIRED');
  });
});

describe('with OTP=off', () => {
  it('no code opens a session, and the browser is informed; a number is verified all the same', async () => {
    const server = await startTestServer({ seed: 'accounts', env: { OTP: 'off' } });
    try {
      const asked = await server.guest.post('/v1/crm/login-v2/request', {
        phone: '081200000001',
        channel: 'sms',
      });
      expect(asked.body).toMatchObject({ status: 422, code: 'OTP_OFF' });
      const confirmed = await server.guest.post('/v1/crm/login-v2', {
        request_id: '01900000-0000-7000-8000-000000000000',
        code: '123456',
      });
      expect(confirmed.body.code).toBe('OTP_OFF');
      expect((await server.guest.get('/login', { accept: 'text/html' })).body).toContain('"otp":false');
      const newcomer = await server.signIn('telepon@demo.test');
      const { body } = await newcomer.post('/v1/crm/otp/request', { channel: 'sms' });
      const code = await codeTo(server, '6281200000007');
      const verified = await newcomer.post('/v1/crm/otp/confirm', { request_id: body.data.request_id, code });
      expect(verified.status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
