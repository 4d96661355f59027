import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/logins';
import type { Client } from '../../support/client';
import { MEMBER_PASSWORD, type MemberDesk, newcomer, openMemberTests } from '../../support/members';
import { bearer, messagesTo, messageTo, quiet, tokenTo } from '../../support/outbox';
import type { TestServer } from '../../support/server';
import type { Storefront } from '../../support/storefront';

describe('the account of a member', () => {
  let server: TestServer;
  let shop: Storefront;
  let lain: Storefront;
  let owner: Client;
  let desk: MemberDesk;

  beforeAll(async () => {
    ({ server, shop, lain, owner, desk } = await openMemberTests());
  });
  afterAll(() => server.close());

  it('gets the same answer for a wrong password as for an unknown account, and is locked alike', async () => {
    const wish = newcomer();
    await desk.knock('register', wish);
    const tries = async (identifier: string) => {
      const statuses = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const { status, body } = await desk.knock('login', { identifier, password: 'Salah#2026' });
        statuses.push({ status, code: body.code, message: body.message });
      }
      return statuses;
    };
    const known = await tries(wish.username);
    expect(await tries('tidak.ada.dia')).toEqual(known);
    expect(known.map(({ code }) => code)).toEqual([
      ...Array(4).fill('MEMBER_CREDENTIALS'),
      'LOGIN_LOCKED',
      'LOGIN_LOCKED',
    ]);
    const right = await desk.knock('login', { identifier: wish.username, password: MEMBER_PASSWORD });
    expect(right.body.code).toBe('LOGIN_LOCKED');
    // A lock does not apply to another website.
    expect(
      (await server.guest.post(`${lain.path}/member/login`, { identifier: wish.username, password: 'x' }))
        .body.code,
    ).toBe('MEMBER_CREDENTIALS');
  });

  it('is counted once, by whichever of its names it is guessed', async () => {
    const wish = newcomer();
    await desk.knock('register', wish);
    const names = [wish.username, wish.email, wish.phone, wish.username.toUpperCase(), wish.email];
    const guess = async (identifier: string, password: string) =>
      (await desk.knock('login', { identifier, password })).body.code;
    const codes = [];
    for (const name of names) codes.push(await guess(name, 'Salah#2026'));
    expect(codes).toEqual([...Array(4).fill('MEMBER_CREDENTIALS'), 'LOGIN_LOCKED']);
    for (const name of names) expect(await guess(name, MEMBER_PASSWORD)).toBe('LOGIN_LOCKED');
  });

  it('compares five of a hundred passwords that are guessed at once', async () => {
    const wish = newcomer();
    await desk.knock('register', wish);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        desk.knock('login', { identifier: wish.email, password: `Tebak#${at}` }),
      ),
    );
    const wrong = answers.filter(({ body }) => body.code === 'MEMBER_CREDENTIALS');
    expect(wrong).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'LOGIN_LOCKED')).toHaveLength(96);
  });

  it('of one website is no one at the next, with the token as with the password', async () => {
    const token = await shop.signIn();
    expect((await desk.profile(token)).status).toBe(200);
    expect((await desk.profile(token, lain)).body.code).toBe('UNAUTHENTICATED');
    for (const path of ['orders', 'movements']) {
      expect((await desk.as(token).get(`${lain.path}/member/${path}`)).body.code).toBe('UNAUTHENTICATED');
    }
    const there = await server.guest.post(`${lain.path}/member/login`, {
      identifier: shop.member.email,
      password: DEMO_PASSWORD,
    });
    expect(there.status).not.toBe(200);
    // Portal and website do not accept each other's tokens.
    expect((await desk.as(token).get('/v1/crm/profile')).status).toBe(401);
    expect((await desk.profile(owner.token ?? '')).body.code).toBe('UNAUTHENTICATED');
  });

  it('signs out, and the token is dead', async () => {
    const [token, other] = [await shop.signIn(), await shop.signIn()];
    expect((await desk.as(token).post(`${shop.path}/member/logout`)).status).toBe(200);
    expect((await desk.profile(token)).body.code).toBe('UNAUTHENTICATED');
    expect((await desk.profile(other)).status).toBe(200);
    expect((await server.guest.get(`${shop.path}/member/profile`)).body.code).toBe('UNAUTHENTICATED');
  });

  it('sets a new password by a link that works once and ends every session', async () => {
    const wish = newcomer();
    await desk.knock('register', wish);
    const session = await shop.signIn(wish.username, MEMBER_PASSWORD);
    for (let turn = 0; turn < 5; turn += 1)
      await desk.knock('login', { identifier: wish.email, password: 'x' });
    await quiet(server);
    const before = (await messagesTo(server, wish.email)).length;
    const asked = await desk.knock('forgot-password', { identifier: wish.username });
    const unknown = await desk.knock('forgot-password', { identifier: 'siapa.pun' });
    expect(Object.keys(asked.body.data)).toEqual(Object.keys(unknown.body.data));
    expect([asked.status, unknown.status]).toEqual([200, 200]);
    expect((await desk.knock('forgot-password', { identifier: wish.username })).body.code).toBe('LINK_WAIT');
    const link = await messageTo(server, wish.email, before + 1);
    const token = await tokenTo(server, wish.email, before + 1);
    expect(link.text).toContain('https://');
    expect(link.text).toContain('/sandi-baru?token=');

    const there = await server.guest.post(
      `${lain.path}/member/reset-password`,
      { password: 'Baru#20266' },
      bearer(token),
    );
    expect(there.body.code).toBe('LINK_INVALID');
    const portal = await server.guest.post('/v1/crm/check-reset-token', {}, bearer(token));
    expect(portal.body.code).toBe('LINK_INVALID');
    expect((await desk.knock('reset-password', { password: 'lemah' }, bearer(token))).status).toBe(422);
    const twice = await Promise.all(
      [0, 1].map(() => desk.knock('reset-password', { password: 'Baru#20266' }, bearer(token))),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await desk.profile(session)).body.code).toBe('UNAUTHENTICATED');
    // Verified owners of the e-mail have their lock lifted.
    expect(await shop.signIn(wish.email, 'Baru#20266')).toEqual(expect.any(String));
    const [record] = await desk.recordOf(wish.username);
    expect(record?.data).toMatchObject({ status: 'active', email_verified: true });
    const old = await desk.knock('login', { identifier: wish.username, password: MEMBER_PASSWORD });
    expect(old.body.code).toBe('MEMBER_CREDENTIALS');
  });
});
