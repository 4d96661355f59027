import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Client } from '../../support/client';
import { openLive } from '../../support/live-socket';
import { MEMBER_PASSWORD, type MemberDesk, newcomer, openMemberTests } from '../../support/members';
import { bearer, messagesTo, quiet, tokenTo } from '../../support/outbox';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import type { Storefront } from '../../support/storefront';
import { until } from '../../support/until';

describe('somebody who becomes a member', () => {
  let server: TestServer;
  let shop: Storefront;
  let lain: Storefront;
  let owner: Client;
  let desk: MemberDesk;

  beforeAll(async () => {
    ({ server, shop, lain, owner, desk } = await openMemberTests());
  });
  afterAll(() => server.close());

  it('registers, signs in by username, e-mail or phone, and is in the standard tier', async () => {
    const wish = newcomer();
    expect(await desk.knock('register', wish)).toMatchObject({ status: 200, body: { data: {} } });
    const [record] = await desk.recordOf(wish.username);
    expect(record?.data).toMatchObject({
      code: expect.stringMatching(/^MBR-/),
      name: wish.name,
      email: wish.email,
      phone: `62${wish.phone.slice(1)}`,
      tier_id: shop.tierId,
      status: 'unverified',
      registered_via: 'email',
    });
    expect(record?.last_login_at).toBeNull();
    for (const identifier of [wish.username.toUpperCase(), ` ${wish.email}`, wish.phone]) {
      const token = await shop.signIn(identifier, MEMBER_PASSWORD);
      expect((await desk.profile(token)).body.data).toMatchObject({
        username: wish.username,
        tier: 'Publik',
        balance: 0,
        point: 0,
        total_trx: 0,
      });
    }
    const seen = (await owner.get(`/v1/vendor-panel/member/${record?.id}`)).body.data;
    expect(Math.abs(Date.parse(seen.last_login_at) - Date.now())).toBeLessThan(60_000);
    expect((await owner.get(`/v1/vendor-panel/member?search=${wish.username}`)).body.meta.total).toBe(1);
    const stored = JSON.stringify(await query(server.database, 'select * from member_sessions'));
    expect(stored).not.toContain(await shop.signIn(wish.username, MEMBER_PASSWORD));
  });

  it('proves an address by the link of the welcome, once, at that website alone', async () => {
    const { email: _none, ...wish } = newcomer();
    await desk.knock('register', wish);
    const token = await tokenTo(server, `62${wish.phone.slice(1)}`);
    const there = await server.guest.post(`${lain.path}/member/verify`, {}, bearer(token));
    expect(there.body.code).toBe('LINK_INVALID');
    expect((await desk.knock('verify', {}, bearer(token))).status).toBe(200);
    expect((await desk.knock('verify', {}, bearer(token))).body.code).toBe('LINK_USED');
    const [record] = await desk.recordOf(wish.username);
    expect(record?.data).toMatchObject({
      status: 'active',
      phone_verified: true,
      registered_via: 'whatsapp',
    });
  });

  it('appears on the open list of its shop, and so does the proof of an address', async () => {
    const { frames, ws } = await openLive(owner, 'mitra');
    onTestFinished(() => ws.terminate());
    const frameCount = () => frames.filter((frame) => frame.resource === 'member').length;
    const wish = newcomer();
    await desk.knock('register', wish);
    await until('the list to hear of the member', () => frameCount() > 0);
    const token = await tokenTo(server, wish.email);
    const before = frameCount();
    await desk.knock('verify', {}, bearer(token));
    await until('the list to hear of the proof', () => frameCount() > before);
  });

  it('may be somebody whose account was deleted', async () => {
    const wish = newcomer();
    await desk.knock('register', wish);
    const [first] = await desk.recordOf(wish.username);
    await query(server.database, 'update entities set deleted_at = now() where id = $1::uuid', [first?.id]);
    const answers = await Promise.all([desk.knock('register', wish), desk.knock('register', wish)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const [second, ...more] = await desk.recordOf(wish.username);
    expect(more).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
    expect(await shop.signIn(wish.email, MEMBER_PASSWORD)).toEqual(expect.any(String));
  });

  it('learns nothing about taken addresses by registering; their owner is notified', async () => {
    const first = newcomer();
    await desk.knock('register', first);
    const again = { ...newcomer(), email: first.email.toUpperCase() };
    const fresh = newcomer();
    const answers = [await desk.knock('register', again), await desk.knock('register', fresh)];

    expect(answers[0]).toMatchObject({ status: answers[1]?.status, body: answers[1]?.body });
    const names = ({ headers }: (typeof answers)[0]) => [...headers.keys()].sort();
    expect(names(answers[0] as never)).toEqual(names(answers[1] as never));
    await quiet(server);
    const messages = (await messagesTo(server, first.email)).filter(({ text }) =>
      text.includes('mencoba mendaftar'),
    );
    expect(messages).toHaveLength(1);
    expect(await desk.recordOf(again.username)).toEqual([]);
    const tried = await desk.knock('login', { identifier: again.username, password: MEMBER_PASSWORD });
    expect(tried.body.code).toBe('MEMBER_CREDENTIALS');
    // Equal addresses at another website are another member.
    expect((await server.guest.post(`${lain.path}/member/register`, first)).status).toBe(200);
    expect(await lain.signIn(first.username, MEMBER_PASSWORD)).toEqual(expect.any(String));
  });

  it('registers a name and an address once, however many want them in the same moment', async () => {
    const wish = newcomer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => desk.knock('register', wish)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ body }) => body.errors?.username)).toBe(true);
    expect(await desk.recordOf(wish.username)).toHaveLength(1);
    expect(await shop.signIn(wish.username, MEMBER_PASSWORD)).toEqual(expect.any(String));
  });

  it.each<[string, object, string]>([
    ['a taken username', { username: 'TAKEN' }, 'username'],
    ['a username that is a number', { username: '08123456' }, 'username'],
    ['a username of three letters', { username: 'abc' }, 'username'],
    ['a username of twenty-one letters', { username: 'a'.repeat(21) }, 'username'],
    ['neither e-mail nor phone', { email: undefined, phone: undefined }, 'email'],
    ['a password that holds the e-mail', { email: 'sulit@uji.test', password: 'sulit1234' }, 'password'],
    ['a weak password', { password: 'rahasia' }, 'password'],
  ])('is not registered with %s', async (_why, change, field) => {
    const own = { ...newcomer(), ...change };
    const wish = own.username === 'TAKEN' ? { ...own, username: shop.member.username } : own;
    const { status, body } = await desk.knock('register', wish);
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
  });
});
