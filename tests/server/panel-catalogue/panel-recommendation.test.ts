import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PanelRecommendation } from '../../../src/topics/panel-orders/contract';
import type { Client } from '../../support/client';
import { type Partner, partnerOf, UNKNOWN_ID } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { restrict } from '../../support/sub-accounts';

const PATH = '/v1/vendor-panel/recommendations';
const sellers = ['mitra@demo.test', 'lain@demo.test', 'bebas@demo.test'];

let server: TestServer;
let owner: Partner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await partnerOf(server, 'mitra@demo.test');
  // Removes random demo sales.
  await query(server.database, `update transactions set created_at = now() - interval '60 days'`);
});
afterAll(() => server.close());

/** A new server, because results are cached. */
const listed = async ({ client }: { client: Client } = owner): Promise<PanelRecommendation[]> =>
  (await client.get(PATH)).body.data;
const inject = (variation_ids: string[], { client }: { client: Client } = owner, more: object = {}) =>
  client.post(`${PATH}/inject`, { variation_ids, ...more });

/** Items that a partner does not sell, of visible or other brands, in catalogue order. */
async function lacking({ scope }: Partner, shown: boolean): Promise<string[]> {
  const rows = await query(
    server.database,
    `select v.id from variations v join brands b on b.id = v.brand_id join categories c on c.id = b.category_id
     where v.status = 1 and b.status = 1 and c.type = 1
       and exists (select from entities where partner_id = $1 and resource = 'category' and deleted_at is null
         and data->>'brand_id' = b.id::text) = $2
       and not exists (select from entities where partner_id = $1 and resource = 'product-vcg' and deleted_at is null
         and data->>'variation_id' = v.id::text)
     order by b.sort, v.sort`,
    [scope.partnerId, shown],
  );
  return rows.map(({ id }) => String(id));
}

/** Inserts sales of an item by partners. */
async function sell(variation: string, times: number, emails = sellers): Promise<void> {
  for (const email of emails) {
    await query(
      server.database,
      `insert into transactions (id, code, partner_id, user_id, request_hash, ref_id, brand_id, variation_id,
         product_name, item_name, sku, destination, order_param, qty, unit_price, selling_total, status, source,
         balance_before, balance_after, sla_seconds, history, created_at, finished_at)
       select gen_random_uuid(), 'TRX-' || gen_random_uuid(), u.partner_id, u.id, '', gen_random_uuid()::text,
         v.brand_id, v.id, 'Brand', v.name, v.sku, '123', '[]', 1, v.base_price, v.base_price, 2, 1, 0, 0, 60, '[]',
         now() - interval '2 days', now() - interval '2 days'
       from users u, variations v, generate_series(1, $3) where u.email = $1 and v.id = $2::uuid`,
      [email, variation, times],
    );
  }
}

const productsOf = async ({ client }: Partner, variation: string): Promise<Record<string, unknown>[]> => {
  const { body } = await client.get('/v1/vendor-panel/product-vcg?limit=100');
  return body.data.filter(({ variation_id }: { variation_id: { id: string } | string }) =>
    JSON.stringify(variation_id).includes(variation),
  );
};

describe('recommendations for a website', () => {
  it('are what at least three partners sold lately, the best first, in brands that it shows or that lead', async () => {
    const [known, second, few] = await lacking(owner, true);
    const [led] = await lacking(owner, false);
    await sell(known ?? '', 3);
    await sell(led ?? '', 5);
    await sell(second ?? '', 1);
    await sell(few ?? '', 50, sellers.slice(0, 2));

    const found = await listed();

    expect(found.map(({ variation_id }) => variation_id)).toEqual([led, known, second]);
    expect(found.map(({ reason }) => reason)).toEqual([
      'Brand laris, belum Anda jual',
      expect.stringMatching(/^Laris di kategori \S/),
      expect.stringMatching(/^Laris di kategori \S/),
    ]);
  });

  it('show what an item costs this partner and sells for, and nothing of who sold it or how often', async () => {
    const [one] = await listed();
    const [supply] = await query(
      server.database,
      `select ceil(v.base_price * (10000 - t.price_discount_bps) / 10000.0)::int as cost
       from variations v, partners p join tiers t on t.id = p.tier_id where v.id = $1 and p.id = $2`,
      [one?.variation_id, owner.scope.partnerId],
    );
    expect(Object.keys(one ?? {}).sort()).toEqual(
      [
        ...['brand_id', 'brand_key', 'brand_name', 'cost', 'image', 'item_name'],
        ...['monogram', 'price', 'reason', 'variation_id'],
      ].sort(),
    );
    expect(one?.cost).toBe(supply?.cost);
    expect(one?.price).toBeGreaterThan(one?.cost ?? Number.POSITIVE_INFINITY);
  });

  it('are added with their brand where that is missing, on sale at once and not recommended any more', async () => {
    const [led, known] = await listed();
    const ids = [led?.variation_id ?? '', known?.variation_id ?? ''];

    const { status, body } = await inject(ids);

    expect([status, body.data.message]).toEqual([200, '2 variasi ditambahkan ke website Anda.']);
    for (const id of ids) expect(await productsOf(owner, id)).toMatchObject([{ is_active: true }]);
    const { body: brands } = await owner.client.get(
      `/v1/vendor-panel/category?search=${encodeURIComponent(led?.brand_name ?? '')}`,
    );
    expect(brands.data).toMatchObject([{ name: led?.brand_name, is_active: true, image: { width: 400 } }]);
    expect((await listed()).map(({ variation_id }) => variation_id)).not.toEqual(expect.arrayContaining(ids));
    const stranger = await partnerOf(server, 'lain@demo.test');
    expect(await productsOf(stranger, ids[0] ?? '')).toEqual([]);
  });

  it('are switched off again by the undo, and on again when they are added once more', async () => {
    const [one] = await listed();
    const id = one?.variation_id ?? '';
    const { body } = await inject([id]);

    const back = await owner.client.post(`/v1/vendor-panel/product-vcg/undo/${body.data.undo.id}`, {});
    expect(back.body.data.restored).toBe(1);
    expect(await productsOf(owner, id)).toMatchObject([{ is_active: false }]);
    expect((await listed()).map(({ variation_id }) => variation_id)).toContain(id);

    await inject([id]);
    expect(await productsOf(owner, id)).toMatchObject([{ is_active: true }]);
  });

  it('are added once, however often and however closely they are asked for', async () => {
    const [id = ''] = await lacking(owner, true);
    const key = v7();
    const [first, second] = [await inject([id], owner, { key }), await inject([id], owner, { key })];
    expect(second.body.data).toEqual(first.body.data);
    expect((await inject([id])).body.data).toEqual({
      message: 'Variasi ini sudah dijual di website Anda.',
      undo: null,
    });

    const [other = ''] = await lacking(owner, true);
    const answers = await Promise.all([inject([other, other]), inject([other]), inject([other])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await productsOf(owner, other)).toHaveLength(1);
  });

  it('refuse an item that does not exist, whole', async () => {
    const [id = ''] = await lacking(owner, true);
    expect((await inject([id, UNKNOWN_ID])).status).toBe(404);
    expect(await productsOf(owner, id)).toEqual([]);
    expect((await inject([])).status).toBe(422);
  });

  it('are for who may see products, added by who may change them, and neither on an expired panel', async () => {
    const lain = await partnerOf(server, 'lain@demo.test');
    const [id = ''] = await lacking(lain, true);
    const grant = (keys: string[]) => restrict(server.database, 'lain@demo.test', keys);
    const codes = async () =>
      [await lain.client.get(PATH), await inject([id], lain)].map(({ status, body }) => body.code ?? status);

    await grant(['panel.statistic']);
    expect(await codes()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await grant(['panel.statistic', 'panel.product']);
    expect(await codes()).toEqual([200, 'FORBIDDEN']);
    await grant(['panel.product', 'panel.product.action']);
    // Prevents the automatic renewal.
    await query(
      server.database,
      `update partners set panel_auto_renew = false, panel_expired_date = now() - interval '1 minute' where id = $1`,
      [lain.scope.partnerId],
    );
    expect(await codes()).toEqual(['PANEL_EXPIRED', 'PANEL_EXPIRED']);
    expect(await lacking(lain, true)).toContain(id);
  });
});
