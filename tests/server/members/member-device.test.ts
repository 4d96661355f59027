import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../support/client';
import { bearer, messageTo, quiet, tokenTo } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront } from '../../support/storefront';

const MEMBERS = '/v1/vendor-panel/member';
const DEVICES = '/v1/vendor-panel/member-device';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

describe('what a partner does about members', () => {
  let server: TestServer;
  let shop: Storefront;
  let owner: Client;
  let stranger: Client;

  beforeAll(async () => {
    server = await startTestServer();
    shop = await openStorefront(server);
    owner = await server.signIn();
    stranger = await server.signIn('lain@demo.test');
  });
  afterAll(() => server.close());

  const action = (path: string, name: string, id: string, client = owner) =>
    client.post(`${path}/act/${name}`, { key: v7(), ids: [id] });
  const status = async (token: string) =>
    (await new Client(server.url, token).get(`${shop.path}/member/profile`)).status;
  const devices = async (client = owner) =>
    (await client.get(`${DEVICES}?f.member_id=${shop.member.id}`)).body;

  it('sees the devices of a member, the one seen last first, and those of no one else', async () => {
    const before = (await devices()).meta.total;
    const body = { identifier: shop.member.username, password: 'Mitra#2026' };
    await server.guest.post(`${shop.path}/member/login`, body, { 'user-agent': CHROME });
    const { data, meta } = await devices();

    expect(meta.total).toBe(before + 1);
    expect(data[0]).toMatchObject({ device: 'Chrome 143 di Windows 10', ip: '127.0.0.1', status: 'open' });
    expect(JSON.stringify(data)).not.toMatch(/token|[0-9a-f]{64}/);
    expect((await devices(stranger)).meta.total).toBe(0);
    expect((await stranger.get(`${DEVICES}/${data[0].id}`)).status).toBe(404);
  });

  it('ends one session and leaves the others', async () => {
    const [one, other] = [await shop.signIn(), await shop.signIn()];
    const rows = await query(
      server.database,
      `select id from member_sessions where member_id = $1::uuid order by created_at desc, id limit 2`,
      [shop.member.id],
    );
    expect((await action(DEVICES, 'end', String(rows[0]?.id), stranger)).status).toBe(404);
    const ended = await action(DEVICES, 'end', String(rows[0]?.id));
    expect([ended.status, ended.body.data.message]).toEqual([200, expect.stringContaining('diputuskan')]);
    expect([await status(one), await status(other)].sort()).toEqual([200, 401]);
    expect((await action(DEVICES, 'end', String(rows[0]?.id))).status).toBe(404);
    const [activity] = (await owner.get('/v1/crm/activity-log')).body.data;
    expect(activity.object).toContain('Putuskan sesi');
  });

  it('blocks a member, whose sessions end at once and stay ended', async () => {
    const token = await shop.signIn();
    expect((await action(MEMBERS, 'block', shop.member.id)).status).toBe(200);
    expect(await status(token)).toBe(401);
    const order = { product_id: shop.custom, buyer: shop.member.buyer };
    expect((await shop.place(order, { token })).body.code).toBe('UNAUTHENTICATED');
    const login = (password: string) =>
      server.guest.post(`${shop.path}/member/login`, { identifier: shop.member.username, password });
    expect((await login('Mitra#2026')).body.code).toBe('MEMBER_BLOCKED');
    expect((await login('Salah#2026')).body.code).toBe('MEMBER_CREDENTIALS');
    expect((await action(MEMBERS, 'reset-password', shop.member.id)).body.code).toBe('ACT_NOT_NOW');
    await server.guest.post(`${shop.path}/member/forgot-password`, { identifier: shop.member.email });
    await quiet(server);
    const sent = await query(server.database, `select 1 from messages where recipient = $1`, [
      shop.member.email,
    ]);
    expect(sent).toEqual([]);
    const open = await query(
      server.database,
      'select 1 from member_sessions where member_id = $1::uuid and revoked_at is null',
      [shop.member.id],
    );
    expect(open).toEqual([]);

    expect((await action(MEMBERS, 'unblock', shop.member.id)).status).toBe(200);
    expect(await status(token)).toBe(401);
    expect(await status(await shop.signIn())).toBe(200);
  });

  it('blocks by the form as by the action', async () => {
    const token = await shop.signIn();
    const { data } = (await owner.get(`${MEMBERS}/${shop.member.id}`)).body;
    const edit = (version: number, state: string) =>
      owner.put(`${MEMBERS}/update/${shop.member.id}`, { version, tier_id: data.tier_id, status: state });
    expect((await edit(data.version, 'blocked')).status).toBe(200);
    expect(await status(token)).toBe(401);
    expect((await edit(data.version + 1, 'active')).status).toBe(200);
  });

  it('sends a member the link to a new password, which works at that website alone', async () => {
    const { email } = shop.member;
    const sent = await action(MEMBERS, 'reset-password', shop.member.id);
    expect(sent.body.data.message).toBe(`Tautan kata sandi baru dikirim ke ${email}.`);
    await quiet(server);
    const { text } = await messageTo(server, email);
    expect(text).toContain('/sandi-baru?token=');
    const token = await tokenTo(server, email);
    const password = 'Sandi#2027';
    const reset = await server.guest.post(`${shop.path}/member/reset-password`, { password }, bearer(token));
    expect(reset.status).toBe(200);
    expect(await shop.signIn(email, password)).toEqual(expect.any(String));
  });

  it('is never shown what a member signs in with', async () => {
    const everything = [
      (await owner.get(`${MEMBERS}/${shop.member.id}`)).body,
      (await owner.get(`${MEMBERS}/export?format=csv`)).body,
      await devices(),
    ];
    expect(JSON.stringify(everything)).not.toContain('argon2');
  });

  it('is not found by tokens of links that were never sent, and invalid input is refused', async () => {
    const odd = ['', '\u0000', '\u202e', 'x'.repeat(8_192), '%00', "' or 1=1 --", null, 1, {}, []];
    for (const path of ['register', 'login', 'forgot-password', 'reset-password', 'verify']) {
      for (const value of odd) {
        const body = {
          identifier: value,
          password: value,
          username: value,
          email: value,
          name: value,
          phone: value,
        };
        const headers = { authorization: `Bearer ${'A'.repeat(43)}` };
        const { status: refusal, body: answer } = await server.guest.post(
          `${shop.path}/member/${path}`,
          body,
          headers,
        );
        expect({ path, value, refusal, code: answer.code }).toMatchObject({
          refusal: expect.toSatisfy((one: number) => one >= 400 && one < 500),
          code: expect.any(String),
        });
      }
    }
    const guessed = await server.guest.post(
      `${shop.path}/member/reset-password`,
      { password: 'Sandi#2028' },
      bearer('A'.repeat(43)),
    );
    expect(guessed.body.code).toBe('LINK_INVALID');
  });
});
