import { describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../support/entities';
import { openLive } from '../../support/live-socket';
import { shopRecords } from '../../support/shop-records';

const KINDS = ['sub-account-order', 'sub-account-activity'] as const;

describe('what sub-accounts did', () => {
  const shop = shopRecords();
  const make = async (kind: (typeof KINDS)[number]) => {
    await shop.owner.source.variation(0);
    return shop.make(kind);
  };
  const listOf = async (kind: string, id: string, by = shop.owner) =>
    (await by.client.get(shop.path(kind, `?f.sub_account_id=${id}`))).body;

  it.each(KINDS)('is listed to its owner by who did it: %s', async (kind) => {
    const [one, other] = [await make(kind), await make(kind)];
    expect(one.sub_account_id).not.toBe(other.sub_account_id);
    const { data, meta } = await listOf(kind, one.sub_account_id);
    expect([data, meta.total]).toEqual([[one], 1]);
    expect(await shop.read(kind, one.id)).toEqual(one);
  });

  it.each(KINDS)('answers nothing to another partner, for any name: %s', async (kind) => {
    const { id, sub_account_id } = await make(kind);
    expect(await listOf(kind, sub_account_id, shop.stranger)).toEqual(
      await listOf(kind, UNKNOWN_ID, shop.stranger),
    );
    expect((await listOf(kind, sub_account_id, shop.stranger)).data).toEqual([]);
    expect((await shop.stranger.client.get(shop.path(kind))).body.data).toEqual([]);
    expect((await shop.stranger.client.get(shop.path(kind, `/${id}`))).status).toBe(404);
  });

  it.each(KINDS)('is closed to every sub-account, also of its own doing: %s', async (kind) => {
    const { id, sub_account_id } = await make(kind);
    const cashier = await shop.server.signIn('kasir@demo.test');
    for (const rest of ['', `?f.sub_account_id=${sub_account_id}`, `/${id}`]) {
      expect((await cashier.get(shop.path(kind, rest))).status).toBe(403);
    }
  });

  it('shows an order with its item, amount and state, and what came back of it as a refund', async () => {
    const made = await make('sub-account-order');
    expect(made).toMatchObject({
      ...{ order_id: made.id, code: `VC-${made.id}`, product: 'Mobile Legends', amount: 1_000, status: '2' },
      reference_titles: { [made.sub_account_id]: 'Karyawan' },
    });
    await shop.sql(
      'update transactions set status = 4, refunded = 1, refund_amount = selling_total where id = $1',
      [made.id],
    );
    expect(await shop.read('sub-account-order', made.id)).toMatchObject({ status: 'refund' });
  });

  it('leaves out what the owner ordered and did', async () => {
    const order = await make('sub-account-order');
    const activity = await make('sub-account-activity');
    const { userId } = shop.owner.scope;
    await shop.sql('update transactions set user_id = $2 where id = $1', [order.id, userId]);
    await shop.sql(`update activities set user_id = $2, actor_type = 'owner' where id = $1`, [
      activity.id,
      userId,
    ]);
    for (const [kind, id] of [
      ['sub-account-order', order.id],
      ['sub-account-activity', activity.id],
    ]) {
      expect((await listOf(String(kind), userId)).data).toEqual([]);
      expect((await shop.owner.client.get(shop.path(String(kind), `/${id}`))).status).toBe(404);
    }
  });

  it('is sent live to the owner who views it, when it is done', async () => {
    const socket = await openLive(shop.owner.client, 'mitra');
    await shop.server.signIn('kasir@demo.test');
    await socket.frame('what it did', ({ resource }) => resource === 'sub-account-activity');
    socket.ws.close();
  });

  it('shows a sign-in in the words of the log, and stands beside nothing when nothing was done', async () => {
    await shop.server.signIn('kasir@demo.test');
    const [cashier] = await shop.sql(`select id from users where email = 'kasir@demo.test'`);
    const { data } = await listOf('sub-account-activity', String(cashier?.id));
    expect(data[0]).toMatchObject({ what: 'Masuk', risk: 'rendah', ip: '127.0.0.1' });
    expect((await listOf('sub-account-order', String(cashier?.id))).data).toEqual([]);
  });
});
