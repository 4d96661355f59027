import { v4 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { COST } from '../../../src/core/session/roles';
import { flashSale } from '../../../src/topics/panel-catalogue/server/entities/flash-sale';
import { shopRecords } from '../../support/shop-records';
import { restrict } from '../../support/sub-accounts';

describe('rules of a shop', () => {
  const shop = shopRecords();
  const { make, send, sql } = shop;

  describe('flash sales', () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

    it('are three at one instant at most, however many follow one another', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, async () => (await make('product-custom')).id));
      const sale = async (start: number, end: number, product_id: string) => {
        const period = { start_at: inMinutes(start), end_at: inMinutes(end) };
        const items = [{ product_id, price: 10_000, stock: 5 }];
        return send('flash-sale', { is_active: true, period, items });
      };
      const [one = '', two = '', three = '', long = '', more = ''] = ids;
      for (const [start, product] of [
        [2_000, one],
        [2_100, two],
        [2_200, three],
      ] as const) {
        expect((await sale(start, start + 60, product)).status).toBe(200);
      }
      expect((await sale(2_000, 2_300, long)).status).toBe(200);
      expect((await sale(2_000, 2_300, more)).status).toBe(200);
      const sixth = await sale(2_050, 2_150, (await make('product-custom')).id);
      expect(sixth.body.errors).toEqual({ period: ['Paling banyak 3 flash sale pada waktu yang sama.'] });
    });

    it('are held against what guests pay and what it costs, which not everybody sees, and of no other shop', async () => {
      const { id } = await make('product-custom');
      const tier_id = await shop.owner.source.record('member-tier');
      const typed = { cost: 40_000, prices: [{ tier_id, price: 60_000 }] };
      await sql('update entities set data = data || $2::jsonb where id = $1', [id, JSON.stringify(typed)]);
      const path = `/v1/vendor-panel/sale-price?ids=${id},${v4()}`;
      const asked = async (by = shop.owner) => (await by.client.get(path)).body.data;
      expect(await asked()).toEqual([{ id, normal_price: 60_000, cost: 40_000 }]);
      expect(await asked(shop.stranger)).toEqual([]);

      const { userId } = shop.owner.scope;
      await restrict(shop.server.database, userId, ['panel.flash_sale']);
      expect(await asked()).toEqual([{ id, normal_price: 60_000, cost: null }]);
      await sql(`update users set role = 'owner', privileges = null where id = $1`, [userId]);
    });

    it('that have ended come back when they were deleted, though their product costs less by now', async () => {
      const { id: product_id } = await make('product-custom');
      const period = { start_at: inMinutes(400), end_at: inMinutes(430) };
      const { body } = await send('flash-sale', {
        ...{ is_active: true, period, items: [{ product_id, price: 80_000, stock: 5 }] },
      });
      const { id } = body.data;
      const ended = { period: { start_at: inMinutes(-90), end_at: inMinutes(-60) } };
      await sql('update entities set data = data || $2::jsonb where id = $1', [id, JSON.stringify(ended)]);
      const tier_id = await shop.owner.source.record('member-tier');
      await sql('update entities set data = data || $2::jsonb where id = $1', [
        product_id,
        JSON.stringify({ prices: [{ tier_id, price: 70_000 }] }),
      ]);
      await shop.owner.client.delete(`/v1/vendor-panel/flash-sale/${id}`);
      const back = await shop.owner.client.post(`/v1/vendor-panel/flash-sale/restore/${id}`, {});

      expect(back.body.data).toMatchObject({ id, ...ended });
    });

    it('warn of a price below the cost, but not users who may not see it', async () => {
      const { body } = await send('product-custom', { cost: 50_000 });
      const rows = [{ id: 'sale', data: { items: [{ product_id: body.data.id, price: 100, stock: 5 }] } }];
      const warnedBy = async (...known: string[]) => {
        const can = (object: string) =>
          known.includes(object)
            ? { can: true as const }
            : { can: false as const, reason: 'forbidden' as const };
        const reader = { ...shop.owner.scope, can };
        return (await flashSale.warn?.(shop.server.database.db, reader, rows))?.size;
      };
      expect([await warnedBy(COST), await warnedBy()]).toEqual([1, 0]);
    });
  });

  describe('are asked of many records at once', () => {
    /** Number of queries of `work`. */
    const queriesOf = async (work: () => Promise<unknown>) => {
      const spy = vi.spyOn(shop.server.database.db, 'execute');
      await work();
      const count = spy.mock.calls.length;
      spy.mockRestore();
      return count;
    };

    it('without a query more for each flash sale of a list', async () => {
      const { body } = await send('product-custom', { cost: 50_000 });
      const items = [{ product_id: body.data.id, price: 100, stock: 5 }];
      const rows = Array.from({ length: 20 }, (_unused, at) => ({ id: `sale ${at}`, data: { items } }));
      const warn = (of: typeof rows) => flashSale.warn?.(shop.server.database.db, shop.owner.scope, of);
      const leastOf = async (work: () => Promise<unknown>) =>
        Math.min(await queriesOf(work), await queriesOf(work));
      const [one, twenty] = [
        await leastOf(async () => warn(rows.slice(0, 1))),
        await leastOf(async () => expect((await warn(rows))?.size).toBe(20)),
      ];
      expect(twenty).toBe(one);
    });

    it('without reading tiers and brands again for each record that an action changes', async () => {
      const made = await Promise.all(Array.from({ length: 12 }, () => make('product-vcg')));
      const ids = made.map(({ id }) => id);
      const path = '/v1/vendor-panel/product-vcg/act/reprice';
      const queriesOfReprice = async (of: string[], value: number) => {
        const wish = { ids: of, way: 'up', amount: { type: 'nominal', value }, rounding: '1' };
        const preview = await shop.owner.client.post(path, { ...wish, key: v4(), preview: true });
        return queriesOf(async () => {
          const action = { ...wish, key: v4(), seen: preview.body.data.seen };
          expect((await shop.owner.client.post(path, action)).status).toBe(200);
        });
      };
      // Background jobs only add queries, so the minimum of two runs is the action's own.
      const leastOf = async (of: string[], value: number) =>
        Math.min(await queriesOfReprice(of, value), await queriesOfReprice(of, value + 1));
      const [two, twelve] = [await leastOf(ids.slice(0, 2), 100), await leastOf(ids, 200)];
      // Per item: the row, its unique value and its references.
      expect((twelve - two) / 10).toBeLessThanOrEqual(9);
    });
  });
});
