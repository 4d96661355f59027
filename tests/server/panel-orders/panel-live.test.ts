import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ApiProcess, startApiProcess } from '../../support/api-process';
import { Client } from '../../support/client';
import { openLive } from '../../support/live-socket';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront } from '../../support/storefront';
import { until } from '../../support/until';

describe('an open list of the panel', () => {
  let server: TestServer;
  let shop: Storefront;
  let owner: Client;
  /** A second process if the database is shared. */
  let other: ApiProcess | null = null;

  beforeAll(async () => {
    server = await startTestServer();
    shop = await openStorefront(server);
    owner = await server.signIn();
    if (server.database.kind === 'postgres') {
      const { DATA_DIR, DATABASE_URL } = server.env;
      other = await startApiProcess({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) });
    }
  });
  afterAll(async () => {
    await other?.kill();
    await server.close();
  });

  const watch = async (client: Client) => {
    const { frames, ws } = await openLive(client, 'mitra');
    onTestFinished(() => ws.terminate());
    const framesOf = (resource: string) => frames.filter((frame) => frame.resource === resource).length;
    return {
      framesOf,
      /** Runs `work` and waits for the next notification of the resource. */
      hears: async (resource: string, work: () => Promise<unknown>) => {
        const before = framesOf(resource);
        await work();
        await until(`a frame of ${resource}`, () => framesOf(resource) > before);
      },
    };
  };

  it('receives each order that is placed, paid and delivered, whichever process took it', async () => {
    const { hears } = await watch(other ? new Client(other.url, owner.token) : owner);
    let invoice = '';
    await hears('panel-transaction', async () => {
      invoice = (await shop.place({ product_id: shop.vcg })).body.data.invoice;
    });
    await hears('panel-transaction', () => shop.gateway(invoice));
    await until('the order to be delivered', async () => (await shop.row(invoice)).order_status === 3);
    const { id } = await shop.row(invoice);
    await hears('panel-transaction', () =>
      server.database.transaction((tx) =>
        server.services.panelOrder.actions.refund(tx, shop.partnerId, String(id), {
          ...{ to: 'manual', reason: 'Uji' },
          by: { name: 'Uji', userId: null },
        }),
      ),
    );
  });

  it('receives balance and points of members', async () => {
    const { hears, framesOf } = await watch(owner);
    const move = (sort: 'balance' | 'point') =>
      server.database.transaction((tx) =>
        server.services.panelOrder.moveMember(tx, {
          ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: sort, amount: 500 },
          ...{ type: 'adjustment', actor: 'Uji' },
        }),
      );
    await hears('member-mutation', () => move('balance'));
    await hears('member-point', () => move('point'));

    expect(framesOf('member')).toBeGreaterThan(1);
  });

  it('receives each record that is made, changed, switched, arranged, deleted and brought back', async () => {
    const { hears } = await watch(other ? new Client(other.url, owner.token) : owner);
    const path = '/v1/vendor-panel/category-label';
    let id = '';
    const version = async () => (await owner.get(`${path}/${id}`)).body.data.version;
    await hears('category-label', async () => {
      id = (await owner.post(path, { name: 'Siaran', icon: 'gift', sort: 9, is_active: true })).body.data.id;
    });
    const edited = { name: 'Siaran', icon: 'star', sort: 9, is_active: true };
    await hears('category-label', async () =>
      owner.put(`${path}/update/${id}`, { ...edited, version: await version() }),
    );
    await hears('category-label', () => owner.post(`${path}/act/deactivate`, { key: v7(), ids: [id] }));
    await hears('category-label', () => owner.put(`${path}/arrange`, { ids: [id] }));
    await hears('category-label', () => owner.delete(`${path}/${id}`));
    await hears('category-label', () => owner.post(`${path}/restore/${id}`));
  });

  it('receives changes of own tables: devices of members, codes in stock', async () => {
    const { hears } = await watch(owner);
    await hears('member-device', () => shop.signIn());
    await shop.change(shop.custom, { fulfilment: 'code' });
    await hears('product-custom', () =>
      owner.post('/v1/vendor-panel/product-custom/act/add-codes', {
        ...{ key: v7(), ids: [shop.custom], codes: [`SIARAN-${v7()}`] },
      }),
    );
    await shop.change(shop.custom, { fulfilment: 'joki' });
  });

  it('receives nothing for a save without changes or for a row that was already deleted', async () => {
    const { framesOf, hears } = await watch(owner);
    const before = framesOf('banner');
    const id = await shop.record('banner', { title: 'Diam', is_active: false });
    await until('the new one to be told', () => framesOf('banner') > before);
    await hears('blog', async () => {
      const known = framesOf('banner');
      await query(
        server.database,
        `update entities set version = version + 1, updated_at = now() where id = $1`,
        [id],
      );
      await query(server.database, `update entities set deleted_at = now() where id = $1`, [id]);
      await until('its end to be told', () => framesOf('banner') > known);
      expect(framesOf('banner')).toBe(known + 1);
      await query(server.database, 'delete from entities where id = $1', [id]);
      await shop.record('blog', { title: 'Lalu', is_active: false });
      expect(framesOf('banner')).toBe(known + 1);
    });
  });

  it('receives only what its person may read', async () => {
    await query(
      server.database,
      `update users set privileges = '{panel.banner}' where email = 'kasir@demo.test'`,
    );
    const { framesOf, hears } = await watch(await server.signIn('kasir@demo.test'));
    await shop.record('blog', { title: 'Rahasia', is_active: false });
    await hears('banner', () => shop.record('banner', { title: 'Terbuka', is_active: false }));

    expect(framesOf('blog')).toBe(0);
    await query(
      server.database,
      `update users set privileges = '{panel.web_config}' where email = 'kasir@demo.test'`,
    );
    await until('the new key to count', async () => {
      await shop.record('blog', { title: 'Terbuka', is_active: false });
      return framesOf('blog') > 0;
    });
    const heard = framesOf('banner');
    await hears('blog', async () => {
      await shop.record('banner', { title: 'Tertutup', is_active: false });
      await shop.record('blog', { title: 'Terbuka', is_active: false });
    });
    expect(framesOf('banner')).toBe(heard);
  });

  it('receives nothing of another partner’s, and nothing of what was undone', async () => {
    const stranger = await watch(await server.signIn('lain@demo.test'));
    const { framesOf, hears } = await watch(owner);
    const undone = server.database.transaction(async (tx) => {
      await server.services.panelOrder.moveMember(tx, {
        ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: 'point', amount: 500 },
        ...{ type: 'adjustment', actor: 'Uji' },
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await hears('panel-transaction', () => shop.place({ product_id: shop.custom }));

    expect([framesOf('member-point'), stranger.framesOf('panel-transaction')]).toEqual([0, 0]);
  });
});
