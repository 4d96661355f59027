import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ApiProcess, startApiProcess } from '../support/api-process';
import { Client } from '../support/client';
import { databaseKinds } from '../support/database';
import { openLive } from '../support/live-socket';
import { startTestServer, type TestServer } from '../support/server';
import { openStorefront, type Storefront } from '../support/storefront';
import { until } from '../support/until';

describe.each(await databaseKinds())('an open list of the panel, on the %s database', (kind) => {
  let server: TestServer;
  let shop: Storefront;
  let owner: Client;
  /** A second process, where the database is shared. */
  let other: ApiProcess | null = null;

  beforeAll(async () => {
    server = await startTestServer({ database: kind, env: { SEED: 'demo' } });
    shop = await openStorefront(server);
    owner = await server.signIn();
    if (kind === 'postgres') {
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
    const told = (resource: string) => frames.filter((frame) => frame.resource === resource).length;
    return {
      told,
      /** Runs `work`, and waits until the resource was told of afterwards. */
      hears: async (resource: string, work: () => Promise<unknown>) => {
        const before = told(resource);
        await work();
        await until(`a frame of ${resource}`, () => told(resource) > before);
      },
    };
  };

  it('hears of each order that is placed, paid and delivered, whichever process took it', async () => {
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
        server.services.panelOrder.acts.refund(tx, shop.partnerId, String(id), {
          ...{ to: 'manual', reason: 'Uji' },
          by: { name: 'Uji', userId: null },
        }),
      ),
    );
  });

  it('hears of balance and points of members', async () => {
    const { hears, told } = await watch(owner);
    const move = (sort: 'balance' | 'point') =>
      server.database.transaction((tx) =>
        server.services.panelOrder.moveMember(tx, {
          ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: sort, amount: 500 },
          ...{ type: 'adjustment', actor: 'Uji' },
        }),
      );
    await hears('member-mutation', () => move('balance'));
    await hears('member-point', () => move('point'));

    expect(told('member')).toBeGreaterThan(1);
  });

  it('hears nothing of another partner’s, and nothing of what was undone', async () => {
    const stranger = await watch(await server.signIn('lain@demo.test'));
    const { told, hears } = await watch(owner);
    const undone = server.database.transaction(async (tx) => {
      await server.services.panelOrder.moveMember(tx, {
        ...{ partnerId: shop.partnerId, memberId: shop.member.id, kind: 'point', amount: 500 },
        ...{ type: 'adjustment', actor: 'Uji' },
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await hears('panel-transaction', () => shop.place({ product_id: shop.custom }));

    expect([told('member-point'), stranger.told('panel-transaction')]).toEqual([0, 0]);
  });
});
