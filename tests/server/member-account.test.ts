import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/db/seed/demo-logins';
import { Client } from '../support/client';
import { databaseKinds } from '../support/database';
import { bearer, messagesTo, messageTo, quiet, tokenTo } from '../support/outbox';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';
import { openStorefront, type Storefront } from '../support/storefront';

const PASSWORD = 'Rahasia#2026';

describe.each(await databaseKinds())('a member of a website, on the %s database', (database) => {
  let server: TestServer;
  let shop: Storefront;
  let lain: Storefront;
  let owner: Client;

  beforeAll(async () => {
    server = await startTestServer({ database, env: { SEED: 'demo' } });
    shop = await openStorefront(server);
    lain = await openStorefront(server, 'lain@demo.test');
    owner = await server.signIn();
  });
  afterAll(() => server.close());

  let nth = 0;
  /** Somebody whom no website knows yet. */
  const newcomer = () => {
    nth += 1;
    const number = String(nth).padStart(4, '0');
    return {
      name: 'Rina Baru',
      username: `rina.baru${number}`,
      email: `rina${number}@uji.test`,
      phone: `08127770${number}`,
      password: PASSWORD,
    };
  };
  const knock = (path: string, body: object, headers?: Record<string, string>) =>
    server.guest.post(`${shop.path}/member/${path}`, body, headers);
  const as = (token: string) => new Client(server.url, token);
  const profile = (token: string, at = shop) => as(token).get(`${at.path}/member/profile`);
  const recordOf = async (username: string) => {
    const rows = await query(
      server.database,
      `select e.id, e.data, (select value from entity_counters c where c.entity_id = e.id and field = 'last_login_at')
         as last_login_at from entities e
       where e.resource = 'member' and e.partner_id = $1::uuid and e.data->>'username' = $2`,
      [shop.partnerId, username],
    );
    return rows as { id: string; data: Record<string, unknown>; last_login_at: number | null }[];
  };

  it('registers, signs in by username, e-mail or phone, and is in the standard tier', async () => {
    const wish = newcomer();
    expect(await knock('register', wish)).toMatchObject({ status: 200, body: { data: {} } });
    const [record] = await recordOf(wish.username);
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
      const token = await shop.signIn(identifier, PASSWORD);
      expect((await profile(token)).body.data).toMatchObject({
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
    expect(stored).not.toContain(await shop.signIn(wish.username, PASSWORD));
  });

  it('proves an address by the link of the welcome, once, at that website alone', async () => {
    const { email: _none, ...wish } = newcomer();
    await knock('register', wish);
    const token = await tokenTo(server, `62${wish.phone.slice(1)}`);
    const there = await server.guest.post(`${lain.path}/member/verify`, {}, bearer(token));
    expect(there.body.code).toBe('LINK_INVALID');
    expect((await knock('verify', {}, bearer(token))).status).toBe(200);
    expect((await knock('verify', {}, bearer(token))).body.code).toBe('LINK_USED');
    const [record] = await recordOf(wish.username);
    expect(record?.data).toMatchObject({
      status: 'active',
      phone_verified: true,
      registered_via: 'whatsapp',
    });
  });

  it('learns nothing about taken addresses by registering; their owner is told', async () => {
    const first = newcomer();
    await knock('register', first);
    const again = { ...newcomer(), email: first.email.toUpperCase() };
    const fresh = newcomer();
    const answers = [await knock('register', again), await knock('register', fresh)];

    expect(answers[0]).toMatchObject({ status: answers[1]?.status, body: answers[1]?.body });
    const names = ({ headers }: (typeof answers)[0]) => [...headers.keys()].sort();
    expect(names(answers[0] as never)).toEqual(names(answers[1] as never));
    await quiet(server);
    const told = (await messagesTo(server, first.email)).filter(({ text }) =>
      text.includes('mencoba mendaftar'),
    );
    expect(told).toHaveLength(1);
    expect(await recordOf(again.username)).toEqual([]);
    const tried = await knock('login', { identifier: again.username, password: PASSWORD });
    expect(tried.body.code).toBe('MEMBER_CREDENTIALS');
    // The same addresses at another website are another member's affair.
    expect((await server.guest.post(`${lain.path}/member/register`, first)).status).toBe(200);
    expect(await lain.signIn(first.username, PASSWORD)).toEqual(expect.any(String));
  });

  it('registers a name and an address once, however many want them in the same moment', async () => {
    const wish = newcomer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => knock('register', wish)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ body }) => body.errors?.username)).toBe(true);
    expect(await recordOf(wish.username)).toHaveLength(1);
    expect(await shop.signIn(wish.username, PASSWORD)).toEqual(expect.any(String));
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
    const { status, body } = await knock('register', wish);
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
  });

  it('is told the same for a wrong password as for nobody, and is locked alike', async () => {
    const wish = newcomer();
    await knock('register', wish);
    const tries = async (identifier: string) => {
      const told = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const { status, body } = await knock('login', { identifier, password: 'Salah#2026' });
        told.push({ status, code: body.code, message: body.message });
      }
      return told;
    };
    const known = await tries(wish.username);
    expect(await tries('tidak.ada.dia')).toEqual(known);
    expect(known.map(({ code }) => code)).toEqual([
      ...Array(4).fill('MEMBER_CREDENTIALS'),
      'LOGIN_LOCKED',
      'LOGIN_LOCKED',
    ]);
    const right = await knock('login', { identifier: wish.username, password: PASSWORD });
    expect(right.body.code).toBe('LOGIN_LOCKED');
    // A lock of this website is none of the next.
    expect(
      (await server.guest.post(`${lain.path}/member/login`, { identifier: wish.username, password: 'x' }))
        .body.code,
    ).toBe('MEMBER_CREDENTIALS');
  });

  it('compares five of a hundred passwords that are guessed at once', async () => {
    const wish = newcomer();
    await knock('register', wish);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        knock('login', { identifier: wish.email, password: `Tebak#${at}` }),
      ),
    );
    const wrong = answers.filter(({ body }) => body.code === 'MEMBER_CREDENTIALS');
    expect(wrong).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'LOGIN_LOCKED')).toHaveLength(96);
  });

  it('of one website is nobody at the next, with the token as with the password', async () => {
    const token = await shop.signIn();
    expect((await profile(token)).status).toBe(200);
    expect((await profile(token, lain)).body.code).toBe('UNAUTHENTICATED');
    for (const path of ['orders', 'movements']) {
      expect((await as(token).get(`${lain.path}/member/${path}`)).body.code).toBe('UNAUTHENTICATED');
    }
    const there = await server.guest.post(`${lain.path}/member/login`, {
      identifier: shop.member.email,
      password: DEMO_PASSWORD,
    });
    expect(there.status).not.toBe(200);
    // Neither does the portal know it, nor the website the portal's.
    expect((await as(token).get('/v1/crm/profile')).status).toBe(401);
    expect((await profile(owner.token ?? '')).body.code).toBe('UNAUTHENTICATED');
  });

  it('signs out, and the token is dead', async () => {
    const [token, other] = [await shop.signIn(), await shop.signIn()];
    expect((await as(token).post(`${shop.path}/member/logout`)).status).toBe(200);
    expect((await profile(token)).body.code).toBe('UNAUTHENTICATED');
    expect((await profile(other)).status).toBe(200);
    expect((await server.guest.get(`${shop.path}/member/profile`)).body.code).toBe('UNAUTHENTICATED');
  });

  it('sets a new password by a link that works once and ends every session', async () => {
    const wish = newcomer();
    await knock('register', wish);
    const session = await shop.signIn(wish.username, PASSWORD);
    for (let turn = 0; turn < 5; turn += 1) await knock('login', { identifier: wish.email, password: 'x' });
    await quiet(server);
    const before = (await messagesTo(server, wish.email)).length;
    const asked = await knock('forgot-password', { identifier: wish.username });
    const unknown = await knock('forgot-password', { identifier: 'siapa.pun' });
    expect(Object.keys(asked.body.data)).toEqual(Object.keys(unknown.body.data));
    expect([asked.status, unknown.status]).toEqual([200, 200]);
    expect((await knock('forgot-password', { identifier: wish.username })).body.code).toBe('LINK_WAIT');
    const link = await messageTo(server, wish.email, before + 1);
    const token = await tokenTo(server, wish.email, before + 1);
    expect(link.text).toContain('https://');
    expect(link.text).toContain('/atur-sandi?token=');

    const there = await server.guest.post(
      `${lain.path}/member/reset-password`,
      { password: 'Baru#20266' },
      bearer(token),
    );
    expect(there.body.code).toBe('LINK_INVALID');
    expect((await knock('reset-password', { password: 'lemah' }, bearer(token))).status).toBe(422);
    const twice = await Promise.all(
      [0, 1].map(() => knock('reset-password', { password: 'Baru#20266' }, bearer(token))),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await profile(session)).body.code).toBe('UNAUTHENTICATED');
    // The lock on the e-mail is lifted for who has proven to own it.
    expect(await shop.signIn(wish.email, 'Baru#20266')).toEqual(expect.any(String));
    const [record] = await recordOf(wish.username);
    expect(record?.data).toMatchObject({ status: 'active', email_verified: true });
    const old = await knock('login', { identifier: wish.username, password: PASSWORD });
    expect(old.body.code).toBe('MEMBER_CREDENTIALS');
  });

  it('orders by its token alone: a name, a phone or nobody’s token spends nothing', async () => {
    const wish = { product_id: shop.custom, payment_method: 'balance' as const };
    const named = { kind: 'member', username: shop.member.username, phone: shop.member.phone };
    expect((await shop.place({ ...wish, buyer: named as never })).status).toBe(400);
    const buyer = shop.member.buyer;
    for (const token of [null, 'x'.repeat(43), owner.token, await lain.signIn()]) {
      expect((await shop.place({ ...wish, buyer }, { token })).body.code).toBe('UNAUTHENTICATED');
    }
    await server.database.transaction((tx) =>
      server.services.panelOrder.moveMember(tx, {
        ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: 'balance', amount: 200_000 },
        ...{ type: 'adjustment', actor: 'Uji' },
      }),
    );
    const [has, key] = [await shop.memberHas('balance'), v7()];
    const placed = await shop.place({ ...wish, buyer }, { key });
    expect(placed.body.data).toMatchObject({ payment_status: 2 });
    const { invoice, total } = placed.body.data;
    expect(await shop.memberHas('balance')).toBe(has - total);

    const token = await shop.signIn();
    const orders = (await as(token).get(`${shop.path}/member/orders?limit=1`)).body;
    expect(orders.data[0]).toMatchObject({ invoice, total });
    const moves = (await as(token).get(`${shop.path}/member/movements`)).body;
    expect(moves.data[0]).toMatchObject({ type: 'payment', amount: -total, ref_code: invoice });
    // Another member who learnt the key does not get the order.
    const rina = newcomer();
    await knock('register', rina);
    const other = await shop.signIn(rina.username, PASSWORD);
    expect((await shop.place({ ...wish, buyer }, { key, token: other })).body.code).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    expect((await as(other).get(`${shop.path}/member/orders`)).body.meta.total).toBe(0);
  });

  it('sees and pays the prices of its tier', async () => {
    const vip = await shop.record('member-tier', {
      ...{ name: 'Sangat Istimewa', level: 99, is_active: true },
      margin: { type: 'nominal', value: 50 },
    });
    const [before] = await query(
      server.database,
      `select data->>'tier_id' as tier from entities where id = $1::uuid`,
      [shop.member.id],
    );
    await shop.change(shop.member.id, { tier_id: vip });
    const priceFor = async (client: Client) => {
      const { categories } = (await client.get(`${shop.path}/catalogue`)).body.data;
      const products = categories.flatMap(
        (one: { products: { id: string; price: number }[] }) => one.products,
      );
      return products.find(({ id }: { id: string }) => id === shop.vcg).price;
    };
    expect(await priceFor(as(await shop.signIn()))).toBe(shop.cost + 50);
    expect(await priceFor(server.guest)).toBeGreaterThan(shop.cost + 50);
    expect((await as('x'.repeat(43)).get(`${shop.path}/catalogue`)).body.code).toBe('UNAUTHENTICATED');
    await shop.change(shop.member.id, { tier_id: before?.tier });
  });
});
