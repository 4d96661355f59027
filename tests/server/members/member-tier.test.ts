import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { type MemberDesk, memberDesk } from '../../support/members';
import { messagesTo, quiet } from '../../support/outbox';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront } from '../../support/storefront';

describe('the tier of a member', () => {
  let server: TestServer;
  let shop: Storefront;
  let owner: Client;
  let desk: MemberDesk;
  let token: string;
  const tiers: Record<'base' | 'silver' | 'gold' | 'asleep' | 'paid', string> = {} as never;

  beforeAll(async () => {
    server = await startTestServer();
    shop = await openStorefront(server);
    owner = await server.signIn();
    desk = memberDesk(server, shop);
    token = await shop.signIn();
    // Removes demo tiers, which would interfere.
    await query(
      server.database,
      `update entities set data = data || '{"upgrade": "free"}' where resource = 'member-tier'`,
    );
    await query(server.database, `update panel_orders set finished_at = now() - interval '31 days'`);
    const tier = (name: string, level: number, given: object) =>
      shop.record('member-tier', {
        ...{ name, level, margin: { type: 'nominal', value: 100 - level }, is_active: true, ...given },
      });
    tiers.base = await tier('Dasar', 50, { upgrade: 'free' });
    tiers.silver = await tier('Perak', 51, { upgrade: 'automatic', min_spent_30d: 20_000 });
    tiers.gold = await tier('Emas', 52, { upgrade: 'automatic', min_spent_30d: 60_000 });
    tiers.asleep = await tier('Tidur', 53, { upgrade: 'automatic', min_spent_30d: 1, is_active: false });
    tiers.paid = await tier('Bayar', 54, { upgrade: 'paid', upgrade_price: 50_000 });
  });
  afterAll(() => server.close());
  beforeEach(() => shop.change(shop.member.id, { tier_id: tiers.base }));

  const tierOf = async () => {
    const [row] = await query(
      server.database,
      `select data->>'tier_id' as id from entities where id = $1::uuid`,
      [shop.member.id],
    );
    return row?.id;
  };
  /** A delivered order of Rp 30.000. */
  const buy = async () => {
    const { body } = await shop.place({ product_id: shop.custom, buyer: shop.member.buyer });
    await shop.gateway(body.data.invoice);
    const { id } = await shop.row(body.data.invoice);
    const done = await owner.post('/v1/vendor-panel/transaction/act/complete', { key: v7(), ids: [id] });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
  };
  const give = (amount: number) =>
    server.database.transaction((tx) =>
      server.services.panelOrder.moveMember(tx, {
        ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: 'balance', amount },
        ...{ type: 'adjustment', actor: 'Uji' },
      }),
    );
  const pay = (tier_id: string, price: number, key = v7()) =>
    desk.as(token).post(`${shop.path}/member/tiers`, { tier_id, price }, { 'idempotency-key': key });

  it('rises by what was delivered in 30 days, to the highest that is open, and says so', async () => {
    await buy();
    expect(await tierOf()).toBe(tiers.silver);
    await buy();
    expect(await tierOf()).toBe(tiers.gold);

    const { data } = (await owner.get('/v1/crm/activity-log')).body;
    expect(data).toContainEqual(expect.objectContaining({ label: 'Tier member naik' }));
    await quiet(server);
    const messages = await messagesTo(server, shop.member.email);
    expect(messages.some(({ text }) => text.includes('sekarang Emas'))).toBe(true);
    const [reference] = await query(
      server.database,
      `select count(*)::int as count, min(to_id::text) as id from entity_references where from_id = $1::uuid and field = 'tier_id'`,
      [shop.member.id],
    );
    expect(reference).toEqual({ count: 1, id: tiers.gold });
  });

  it('never falls: a member whom its shop put higher stays there', async () => {
    await shop.change(shop.member.id, { tier_id: tiers.paid });
    await buy();
    expect(await tierOf()).toBe(tiers.paid);
  });

  it('can be bought from the balance, once a key, with a line that stays', async () => {
    await give(120_000);
    const offers = (await desk.as(token).get(`${shop.path}/member/tiers`)).body.data;
    expect(offers.find(({ id }: { id: string }) => id === tiers.paid)).toMatchObject({
      name: 'Bayar',
      upgrade: 'paid',
      price: 50_000,
      is_current: false,
    });
    expect(offers.some(({ id }: { id: string }) => id === tiers.asleep)).toBe(false);

    const [has, key] = [await shop.memberHas('balance'), v7()];
    const answers = await Promise.all([pay(tiers.paid, 50_000, key), pay(tiers.paid, 50_000, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.data).toMatchObject({ tier: 'Bayar', balance: has - 50_000 });
    expect(await shop.memberHas('balance')).toBe(has - 50_000);
    expect((await pay(tiers.paid, 40_000, key)).body.code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await pay(tiers.paid, 50_000)).body.code).toBe('TIER_NOT_OFFERED');

    const { body } = await owner.get(`/v1/vendor-panel/member-mutation?f.member_id=${shop.member.id}`);
    expect(body.data[0]).toMatchObject({ type: 'upgrade', amount: -50_000, note: 'Naik ke tier Bayar' });
  });

  it('is not sold at another price, without the money, or where it is not for sale', async () => {
    const has = await shop.memberHas('balance');
    expect((await pay(tiers.paid, 49_999)).body.code).toBe('TIER_NOT_OFFERED');
    expect((await pay(tiers.gold, 0)).body.code).toBe('TIER_NOT_OFFERED');
    expect((await pay(tiers.asleep, 1)).body.code).toBe('TIER_NOT_OFFERED');
    await shop.change(tiers.paid, { upgrade_price: has + 1 });
    expect((await pay(tiers.paid, has + 1)).body.code).toBe('MEMBER_BALANCE_SHORT');
    await shop.change(tiers.paid, { upgrade_price: 50_000 });
    expect([await shop.memberHas('balance'), await tierOf()]).toEqual([has, tiers.base]);
  });

  it('that is switched off takes no one in, and its members pay as everybody', async () => {
    const { data } = (await owner.get(`/v1/vendor-panel/member/${shop.member.id}`)).body;
    const put = await owner.put(`/v1/vendor-panel/member/update/${shop.member.id}`, {
      ...{ tier_id: tiers.asleep, status: 'active', version: data.version },
    });
    expect(put.body.errors).toEqual({ tier_id: ['Tier ini nonaktif. Pilih tier lain.'] });

    await shop.change(shop.member.id, { tier_id: tiers.asleep });
    const priceFor = async (client: Client) => {
      const { categories } = (await client.get(`${shop.path}/catalogue`)).body.data;
      const products = categories.flatMap(
        (one: { products: { id: string; price: number }[] }) => one.products,
      );
      return products.find(({ id }: { id: string }) => id === shop.vcg).price;
    };
    expect(await priceFor(desk.as(token))).toBe(await priceFor(server.guest));
    expect((await desk.profile(token)).body.data.tier).toBe('Publik');
  });
});
