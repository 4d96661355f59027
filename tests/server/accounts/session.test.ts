import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../../src/platform/identity/tokens';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const LOGIN = '/v1/crm/login';
const wrong = (identifier: string) => ({ identifier, password: 'Salah#2026' });

describe('a session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts' });
  });
  afterAll(() => server?.close());

  it.each([
    ['the e-mail', 'mitra@demo.test', 'email'],
    ['the e-mail in capitals, with a space', ' Mitra@Demo.Test ', 'email'],
    ['the phone number as people write it', '0812-0000-0001', 'phone'],
    ['the phone number with its country code', '+6281200000001', 'phone'],
  ])('opens with %s and the password', async (_words, identifier, authType) => {
    const { status, body } = await server.guest.post(LOGIN, { identifier, password: 'Mitra#2026' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ authType });
    expect(body.data.accessToken).toMatch(/^[\w-]{43}$/);
  });

  it('keeps only a digest of its token', async () => {
    const { body } = await server.guest.post(LOGIN, { identifier: 'lain@demo.test', password: 'Mitra#2026' });
    const rows = await server.database.run<{ token_hash: string }>(
      { name: 'test_sessions', text: 'select token_hash from sessions' },
      [],
    );
    const stored = rows.map((row) => row.token_hash);
    expect(stored).toContain(hashToken(body.data.accessToken));
    expect(stored).not.toContain(body.data.accessToken);
  });

  it('answers a wrong password, an unknown e-mail and an unknown phone in the same words', async () => {
    const answers = await Promise.all(
      ['review@demo.test', 'tidak-ada@demo.test', '089999999999', 'bukan nomor'].map((identifier) =>
        server.guest.post(LOGIN, wrong(identifier)),
      ),
    );
    const bodies = answers.map(({ status, body: { request_id: _, ...body } }) => ({ status, body }));
    expect(new Set(bodies.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 422, body: { code: 'WRONG_CREDENTIALS' } });
  });

  it.each([
    ['a known account', 'ditolak@demo.test'],
    ['an unknown one', 'siapa@demo.test'],
  ])('locks %s for 15 minutes with the fifth wrong password', async (_words, identifier) => {
    const codes: string[] = [];
    for (let count = 0; count < 6; count++) {
      codes.push((await server.guest.post(LOGIN, wrong(identifier))).body.code);
    }
    expect(codes).toEqual([...Array(4).fill('WRONG_CREDENTIALS'), 'LOGIN_LOCKED', 'LOGIN_LOCKED']);
    const locked = await server.guest.post(LOGIN, { identifier, password: 'Mitra#2026' });
    expect(locked.status).toBe(429);
    expect(locked.body.message).toBe('Terlalu banyak percobaan. Coba lagi dalam 15 menit.');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });

  it('counts one account once, whatever it is called', async () => {
    const [row] = await query(
      server.database,
      `select phone from users where email = 'kedaluwarsa@demo.test'`,
    );
    const phone = String(row?.phone);
    const names = [
      'kedaluwarsa@demo.test',
      phone,
      ' \u200bKedaluwarsa@DEMO.test\u00a0',
      `0${phone.slice(2)}`,
      `\u202a+62 ${phone.slice(2, 5)}\u2011${phone.slice(5)}\u202c`,
    ];
    const codes: string[] = [];
    for (const name of names) codes.push((await server.guest.post(LOGIN, wrong(name))).body.code);
    expect(codes).toEqual([...Array(4).fill('WRONG_CREDENTIALS'), 'LOGIN_LOCKED']);
    for (const identifier of names) {
      const { body } = await server.guest.post(LOGIN, { identifier, password: 'Mitra#2026' });
      expect(body.code).toBe('LOGIN_LOCKED');
    }
  });

  it('forgets wrong tries after a right one', async () => {
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 4; count++) await server.guest.post(LOGIN, wrong('segera@demo.test'));
      await server.signIn('segera@demo.test');
    }
  });

  it('compares at most five of 100 wrong passwords that arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.guest.post(LOGIN, wrong('menunggu@demo.test'))),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(4);
    expect(codes.filter((code) => code === 'LOGIN_LOCKED')).toHaveLength(96);
  });

  it('leaves one entry in the activity log of a locked user, and none for an unknown one', async () => {
    const locksOf = () =>
      query(
        server.database,
        `select u.email, a.ip from activities a join users u on u.id = a.user_id where a.code = 'session.lock'`,
      );
    await query(server.database, `delete from activities where code = 'session.lock'`);
    for (const identifier of ['bebas@demo.test', 'tidak@ada.test'])
      for (let count = 0; count < 7; count++) await server.guest.post(LOGIN, wrong(identifier));
    expect(await locksOf()).toEqual([{ email: 'bebas@demo.test', ip: '127.0.0.1' }]);
  });

  it('opens every time when the right password arrives 20 times at once', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => server.signIn('perunggu@demo.test')));
    expect(new Set(clients.map(({ token }) => token)).size).toBe(20);
  });

  it('ends with logout, and with it every call and ticket of it', async () => {
    const client = await server.signIn();
    const { body } = await client.post('/v1/crm/live-ticket', { channels: ['mitra'] });
    expect((await client.post('/v1/crm/logout')).status).toBe(200);
    expect((await client.get('/v1/crm/profile')).body.code).toBe('UNAUTHENTICATED');
    expect(await server.services.session.consumeLiveTicket(body.data.tickets.mitra, 'mitra')).toBeNull();
  });

  it('is refused once its user is disabled', async () => {
    const client = await server.signIn('kasir@demo.test');
    await change(server, `update users set disabled_at = now() where email = 'kasir@demo.test'`);
    expect((await client.get('/v1/crm/profile')).status).toBe(401);
    const again = await server.guest.post(LOGIN, { identifier: 'kasir@demo.test', password: 'Mitra#2026' });
    expect(again.body.code).toBe('WRONG_CREDENTIALS');
  });

  it('is refused after its end, and after a week without use', async () => {
    const client = await server.signIn('tanpapanel@demo.test');
    const own = `token_hash = '${hashToken(client.token ?? '')}'`;
    await change(server, `update sessions set expires_at = now() where ${own}`);
    expect((await client.get('/v1/crm/profile')).status).toBe(401);
    await change(
      server,
      `update sessions set expires_at = now() + interval '1 day', last_seen_at = now() - interval '8 days' where ${own}`,
    );
    expect((await client.get('/v1/crm/profile')).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic bWl0cmE6', `Bearer ${'a'.repeat(43)}`])(
    'is not opened by the header "%s"',
    async (authorization) => {
      const { status, body } = await server.guest.get('/v1/crm/profile', { authorization });
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    },
  );

  it('notes at most once a minute that it is in use', async () => {
    const client = await server.signIn('segera@demo.test');
    const hash = hashToken(client.token ?? '');
    const seen = async () =>
      (await query(server.database, 'select last_seen_at from sessions where token_hash = $1', [hash]))[0];
    const first = await seen();
    await client.get('/v1/crm/profile');
    expect(await seen()).toEqual(first);
    await change(
      server,
      `update sessions set last_seen_at = now() - interval '2 minutes' where token_hash = '${hash}'`,
    );
    const before = await seen();
    await client.get('/v1/crm/profile');
    expect(await seen()).not.toEqual(before);
  });

  it('is forgotten a month after its end, and a live one is not', async () => {
    const [ended, live] = [await server.signIn('lain@demo.test'), await server.signIn('lain@demo.test')];
    await ended.post('/v1/crm/live-ticket', { channels: ['mitra'] });
    const old = `where token_hash = '${hashToken(ended.token ?? '')}'`;
    await change(server, `update sessions set revoked_at = now() - interval '31 days' ${old}`);
    await change(server, `update live_tickets set expires_at = now() - interval '2 days'`);
    // Deletes tickets first, then their sessions.
    for (let round = 0; round < 2; round++) await server.services.session.forgetEndedSessions();
    expect(await query(server.database, `select 1 from sessions ${old}`)).toEqual([]);
    expect((await live.get('/v1/crm/profile')).status).toBe(200);
  });

  describe('gives out live tickets', () => {
    it('that open their own channel once', async () => {
      const client = await server.signIn('lain@demo.test');
      const { body } = await client.post('/v1/crm/live-ticket', { channels: ['mitra-balance'] });
      const { consumeLiveTicket } = server.services.session;
      const uses = await Promise.all(
        [1, 2, 3].map(() => consumeLiveTicket(body.data.tickets['mitra-balance'], 'mitra-balance')),
      );
      const opened = uses.filter((use) => use !== null);
      expect(opened).toHaveLength(1);
      expect(opened[0]?.sessionHash).toBe(hashToken(client.token ?? ''));
    });

    it('that open no other channel', async () => {
      const client = await server.signIn('lain@demo.test');
      const { body } = await client.post('/v1/crm/live-ticket', { channels: ['mitra'] });
      expect(
        await server.services.session.consumeLiveTicket(body.data.tickets.mitra, 'mitra-balance'),
      ).toBeNull();
    });

    it('that die within 30 seconds', async () => {
      const client = await server.signIn('lain@demo.test');
      const { body } = await client.post('/v1/crm/live-ticket', { channels: ['mitra'] });
      expect(Date.parse(body.data.expires_at) - Date.now()).toBeLessThanOrEqual(30_000);
      await change(server, 'update live_tickets set expires_at = now()');
      expect(await server.services.session.consumeLiveTicket(body.data.tickets.mitra, 'mitra')).toBeNull();
    });
  });
});

const change = (server: TestServer, text: string) => server.database.db.execute(text);
