import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { MEMBER_PASSWORD, type MemberDesk, newcomer, openMemberTests } from '../../support/members';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import type { Storefront } from '../../support/storefront';

describe('what a member orders', () => {
  let server: TestServer;
  let shop: Storefront;
  let lain: Storefront;
  let owner: Client;
  let desk: MemberDesk;

  beforeAll(async () => {
    ({ server, shop, lain, owner, desk } = await openMemberTests());
  });
  afterAll(() => server.close());

  it('orders by its token alone: a name, a phone or an unknown token spends nothing', async () => {
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
    const orders = (await desk.as(token).get(`${shop.path}/member/orders?limit=1`)).body;
    expect(orders.data[0]).toMatchObject({ invoice, total });
    const moves = (await desk.as(token).get(`${shop.path}/member/movements`)).body;
    expect(moves.data[0]).toMatchObject({ type: 'payment', amount: -total, ref_code: invoice });
    // Another member with the same key does not get the order.
    const rina = newcomer();
    await desk.knock('register', rina);
    const other = await shop.signIn(rina.username, MEMBER_PASSWORD);
    expect((await shop.place({ ...wish, buyer }, { key, token: other })).body.code).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    expect((await desk.as(other).get(`${shop.path}/member/orders`)).body.meta.total).toBe(0);
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
    expect(await priceFor(desk.as(await shop.signIn()))).toBe(shop.cost + 50);
    expect(await priceFor(server.guest)).toBeGreaterThan(shop.cost + 50);
    expect((await desk.as('x'.repeat(43)).get(`${shop.path}/catalogue`)).body.code).toBe('UNAUTHENTICATED');
    await shop.change(shop.member.id, { tier_id: before?.tier });
  });
});
