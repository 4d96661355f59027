import { describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../support/entities';
import { openLive } from '../../support/live-socket';
import { shopRecords } from '../../support/shop-records';

const KIND = 'sub-account-activity';

describe('what sub-accounts did', () => {
  const shop = shopRecords();
  const listOf = async (id: string, by = shop.owner) =>
    (await by.client.get(shop.path(KIND, `?f.sub_account_id=${id}`))).body;

  it('is listed to its owner by who did it', async () => {
    const [one, other] = [await shop.make(KIND), await shop.make(KIND)];
    expect(one.sub_account_id).not.toBe(other.sub_account_id);
    const { data, meta } = await listOf(one.sub_account_id);
    expect([data, meta.total]).toEqual([[one], 1]);
    expect(await shop.read(KIND, one.id)).toEqual(one);
  });

  it('finds what one of them ordered in the list of orders', async () => {
    await shop.owner.source.variation(0);
    const [one] = [await shop.make('transaction'), await shop.make('transaction')];
    const { body } = await shop.owner.client.get(shop.path('transaction', `?f.user_id=${one.user_id}`));
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([one.id]);
  });

  it('answers nothing to another partner, for any name', async () => {
    const { id, sub_account_id } = await shop.make(KIND);
    expect(await listOf(sub_account_id, shop.stranger)).toEqual(await listOf(UNKNOWN_ID, shop.stranger));
    expect((await listOf(sub_account_id, shop.stranger)).data).toEqual([]);
    expect((await shop.stranger.client.get(shop.path(KIND))).body.data).toEqual([]);
    expect((await shop.stranger.client.get(shop.path(KIND, `/${id}`))).status).toBe(404);
  });

  it('is closed to every sub-account, also of its own doing', async () => {
    const { id, sub_account_id } = await shop.make(KIND);
    const cashier = await shop.server.signIn('kasir@demo.test');
    for (const rest of ['', `?f.sub_account_id=${sub_account_id}`, `/${id}`]) {
      expect((await cashier.get(shop.path(KIND, rest))).status).toBe(403);
    }
  });

  it('leaves out what the owner did', async () => {
    const { id } = await shop.make(KIND);
    const { userId } = shop.owner.scope;
    await shop.sql(`update activities set user_id = $2, actor_type = 'owner' where id = $1`, [id, userId]);
    expect((await listOf(userId)).data).toEqual([]);
    expect((await shop.owner.client.get(shop.path(KIND, `/${id}`))).status).toBe(404);
  });

  it('is sent live to the owner who views it, when it is done', async () => {
    const socket = await openLive(shop.owner.client, 'mitra');
    await shop.server.signIn('kasir@demo.test');
    await socket.frame('what it did', ({ resource }) => resource === KIND);
    socket.ws.close();
  });

  it('shows a sign-in in the words of the log', async () => {
    await shop.server.signIn('kasir@demo.test');
    const [cashier] = await shop.sql(`select id from users where email = 'kasir@demo.test'`);
    const { data } = await listOf(String(cashier?.id));
    expect(data[0]).toMatchObject({ what: 'Masuk', risk: 'rendah', ip: '127.0.0.1' });
  });
});
