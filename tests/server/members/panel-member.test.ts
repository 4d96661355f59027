import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { websiteStage } from '../../support/website-stage';

const ORDERS = '/v1/vendor-panel/transaction';
const MEMBERS = '/v1/vendor-panel/member';

const shop = websiteStage();

const action = (path: string, name: string, id: string, input: object = {}, over: object = {}) =>
  shop.owner.post(`${path}/act/${name}`, { key: v7(), ids: [id], ...input, ...over });

describe('a member', () => {
  const adjust = (direction: 'in' | 'out', amount: number) =>
    action(
      MEMBERS,
      'adjust-balance',
      shop.member.id,
      { direction, amount, reason: 'Koreksi' },
      { pin: DEMO_PIN },
    );

  it('has a balance that its shop corrects, never below zero, each time with a line', async () => {
    const has = await shop.memberHas('balance');
    expect((await adjust('in', 25_000)).status).toBe(200);
    expect((await adjust('out', has + 25_001)).body.code).toBe('MEMBER_BALANCE_SHORT');
    expect((await adjust('out', has + 25_000)).status).toBe(200);

    const { body } = await shop.owner.get(`/v1/vendor-panel/member-mutation?f.member_id=${shop.member.id}`);
    expect(body.data.slice(0, 2)).toMatchObject([
      { type: 'adjustment', amount: -(has + 25_000), after: 0, note: 'Koreksi' },
      { type: 'adjustment', amount: 25_000, after: has + 25_000 },
    ]);
  });

  it('has points beside its orders, which no one else’s partner reads', async () => {
    const orders = await shop.owner.get(`${ORDERS}?f.member_id=${shop.member.id}`);
    const points = await shop.owner.get(`/v1/vendor-panel/member-point?f.member_id=${shop.member.id}`);
    const foreign = await shop.stranger.get(`/v1/vendor-panel/member-point?f.member_id=${shop.member.id}`);

    expect([orders.body.meta.total > 0, points.status, foreign.body.meta.total]).toEqual([true, 200, 0]);
  });

  it('that is blocked orders nothing until it is unblocked', async () => {
    const order = { product_id: shop.custom, buyer: shop.member.buyer };
    expect((await shop.place(order)).status).toBe(200);
    expect((await action(MEMBERS, 'block', shop.member.id)).status).toBe(200);
    expect((await shop.place(order)).body.code).toBe('UNAUTHENTICATED');
    expect((await action(MEMBERS, 'unblock', shop.member.id)).status).toBe(200);
    expect((await shop.place(order)).body.code).toBe('UNAUTHENTICATED');
    shop.forgetToken();
    expect((await shop.place(order)).status).toBe(200);
  });

  it('comes back from a block as it was: active only where an address is proven', async () => {
    const unverified = await shop.record('member', {
      ...{ name: 'Belum Yakin', username: 'belum.yakin', tier_id: shop.tierId, status: 'unverified' },
      email_verified: false,
    });
    const statusAfter = async (id: string) => {
      expect((await action(MEMBERS, 'block', id)).status).toBe(200);
      expect((await action(MEMBERS, 'unblock', id)).status).toBe(200);
      return (await shop.owner.get(`${MEMBERS}/${id}`)).body.data.status;
    };
    expect(await statusAfter(unverified)).toBe('unverified');
    expect(await statusAfter(shop.member.id)).toBe('active');
  });

  it('is sent the way to a new password', async () => {
    const { status, body } = await action(MEMBERS, 'reset-password', shop.member.id);
    expect([status, body.data.message]).toEqual([200, expect.stringContaining('Tautan kata sandi baru')]);
  });
});
