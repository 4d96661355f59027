import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const RULES = '/v1/crm/selling-price/rule';
const ITEMS = '/v1/crm/selling-price/product';
const HISTORY = '/v1/crm/selling-price/history';
const PREVIEW = '/v1/crm/selling-price/look';

interface Item {
  id: string;
  brand_id: string;
  category_id: string;
  cost: number;
  price?: number;
  margin?: number;
  rule_scope: string;
  result: string;
}

const share = (percent: number) => ({
  ...{ method: 'percent', percent, rounding: '0', direction: 'up', ending: 'none', is_active: true },
});

describe('selling prices', () => {
  let server: TestServer;
  let client: Client;
  let items: Item[];

  beforeAll(async () => {
    server = await startTestServer();
    client = await server.signIn();
    await query(server.database, 'delete from selling_rules');
    await query(server.database, 'delete from selling_rule_changes');
    // Guards would change prices.
    await query(server.database, `delete from entities where resource = 'margin-guard'`);
    items = (await client.get(`${ITEMS}?limit=100`)).body.data;
  });
  afterAll(() => server.close());

  const itemNow = async ({ id }: Item): Promise<Item> => (await client.get(`${ITEMS}/${id}`)).body.data;
  const make = async (rule: object) => {
    const { status, body } = await client.post(RULES, rule);
    expect(body).toMatchObject({ status: 200 });
    expect(status).toBe(200);
    return body.data as { id: string; version: number };
  };
  const remove = (id: string) => client.delete(`${RULES}/${id}`);
  /** Previews an action, then confirms it. */
  const action = async (as: Client, path: string, body: object, pin: string = DEMO_PIN) => {
    const preview = await as.post(path, { key: v7(), ...body, preview: true });
    if (preview.status !== 200) return { preview, done: preview };
    const done = await as.post(path, { key: v7(), ...body, pin, seen: preview.body.data.seen });
    return { preview, done };
  };
  const changes = async () =>
    (await client.get(`${HISTORY}?limit=50`)).body.data as { id: string; kind: string; state: string }[];
  const undo = (id: string) => action(client, `${HISTORY}/act/take-back`, { ids: [id] });

  test('lists every item at the own cost, without a price while no rule reaches it', async () => {
    const { body } = await client.get(`${ITEMS}?limit=10`);
    expect(body.meta.total).toBeGreaterThan(200);
    const [row] = await query(server.database, 'select base_price from variations where id = $1', [
      items[0]?.id,
    ]);
    expect(items[0]?.cost).toBeLessThan(Number(row?.base_price));
    expect(
      items.every(({ result, rule_scope, price }) => result === 'none' && rule_scope === 'none' && !price),
    ).toBe(true);
  });

  test('follow the narrowest rule, and the cost as soon as a supplier moves it', async () => {
    const [item] = items as [Item];
    const all = await make({ scope: 'global', ...share(10) });
    const brand = await make({ scope: 'brand', brand_id: item.brand_id, ...share(20) });
    expect(await itemNow(item)).toMatchObject({
      price: item.cost + Math.ceil(item.cost * 0.2),
      rule_scope: 'brand',
      result: 'profit',
    });
    const own = await make({ scope: 'variation', variation_id: item.id, ...share(30) });
    expect(await itemNow(item)).toMatchObject({
      price: item.cost + Math.ceil(item.cost * 0.3),
      rule_scope: 'variation',
    });

    const [row] = await query(server.database, 'select sku, base_price from variations where id = $1', [
      item.id,
    ]);
    await server.services.priceFeed.apply({
      ...{ sku: String(row?.sku), price: Number(row?.base_price) + 5_000, since: Date.now() },
      ...{ state: 'available', reason: 'supplier' },
    });
    const moved = await itemNow(item);
    expect(moved.cost).toBeGreaterThan(item.cost);
    expect(moved.price).toBe(moved.cost + Math.ceil(moved.cost * 0.3));

    await remove(own.id);
    await remove(brand.id);
    expect(await itemNow(item)).toMatchObject({ rule_scope: 'global' });
    const filtered = await client.get(`${ITEMS}?f.result=none,loss`);
    expect(filtered.body).toMatchObject({ data: [], meta: { total: 0 } });
    await remove(all.id);
  });

  test('have one rule for each scope, of what there is, with margins that can be', async () => {
    const [item] = items as [Item];
    const brand = { scope: 'brand', brand_id: item.brand_id, ...share(5) };
    const { id } = await make(brand);
    const twice = await client.post(RULES, brand);
    expect(twice.body).toMatchObject({
      code: 'DUPLICATE_VALUE',
      errors: { brand_id: [expect.stringContaining('Sudah ada aturan')] },
    });
    const nothing = await client.post(RULES, { ...brand, brand_id: v7() });
    expect(nothing.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { brand_id: [expect.any(String)] },
    });
    const margins = await client.post(RULES, {
      scope: 'global',
      ...share(5),
      min_margin: 900,
      max_margin: 800,
    });
    expect(margins.body.errors).toHaveProperty('max_margin');
    const much = await client.post(RULES, { scope: 'global', ...share(301) });
    expect(much.body.errors).toHaveProperty('percent');
    await remove(id);
  });

  test('say before saving what changes, for how many, and what would be sold at a loss', async () => {
    const [item] = items as [Item];
    const wish = {
      ...{ scope: 'brand', scope_id: item.brand_id, method: 'fixed', value: 1_000 },
      ...{ rounding: 0, round_up: true, ending: '', min_margin: null, max_margin: null, is_active: true },
    };
    const ofBrand = (await client.get(`${ITEMS}?f.brand_id=${item.brand_id}&limit=1`)).body.meta.total;
    const { body } = await client.post(PREVIEW, wish);
    expect(body.data).toMatchObject({ reached: ofBrand, changed: ofBrand, gained: ofBrand, raised: 0 });
    const costs = (await client.get(`${ITEMS}?f.brand_id=${item.brand_id}&limit=100`)).body.data as Item[];
    expect(body.data.losing).toBe(costs.filter(({ cost }) => cost > 1_000).length);
    expect(body.data.cases[0]).toMatchObject({ before: null, after: 1_000 });
    expect((await client.get(RULES)).body.meta.total).toBe(0);

    const rule = await make({
      scope: 'brand',
      brand_id: item.brand_id,
      method: 'fixed',
      fixed_price: 1_000,
      is_active: true,
    });
    expect((await client.get(`${RULES}/${rule.id}`)).body.data.warnings).toHaveLength(1);
    const off = await client.post(PREVIEW, { ...wish, id: rule.id, is_active: false });
    expect(off.body.data).toMatchObject({ reached: 0, lost: ofBrand, losing: 0 });
    const elsewhere = await client.post(PREVIEW, {
      ...wish,
      id: rule.id,
      scope: 'variation',
      scope_id: item.id,
    });
    expect(elsewhere.body.data).toMatchObject({ reached: 1, changed: ofBrand - 1, lost: ofBrand - 1 });
    await remove(rule.id);
  });

  test('keep a newer version from being overwritten, and a deleted rule for ten seconds', async () => {
    const rule = await make({ scope: 'global', ...share(5) });
    const edit = (version: number, percent: number) =>
      client.put(`${RULES}/update/${rule.id}`, { version, scope: 'global', ...share(percent) });
    expect((await edit(1, 6)).body.data).toMatchObject({ version: 2, percent: 6 });
    expect((await edit(1, 7)).body).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { percent: 6 } },
    });
    await remove(rule.id);
    const back = await client.post(`${RULES}/restore/${rule.id}`, {});
    expect(back.body.data).toMatchObject({ percent: 6, version: 3 });
    await remove(rule.id);
    await query(
      server.database,
      `update selling_rule_changes set created_at = created_at - interval '11 seconds'`,
    );
    expect((await client.post(`${RULES}/restore/${rule.id}`, {})).body.code).toBe('UNDO_EXPIRED');
  });

  test('stay deleted when an earlier deletion is taken back, which was undone and done again since', async () => {
    const rule = await make({ scope: 'global', ...share(5) });
    await remove(rule.id);
    const [deletion] = await changes();
    await client.post(`${RULES}/restore/${rule.id}`, {});
    await client.put(`${RULES}/update/${rule.id}`, { version: 2, scope: 'global', ...share(9) });
    await remove(rule.id);
    const { preview } = await undo(deletion?.id ?? '');
    expect(preview.body.data.message).toBe('Semua aturan sudah diubah lagi, jadi dibiarkan.');
    expect((await client.get(RULES)).body.meta.total).toBe(0);
  });

  test('of marked items are set for the PIN, as they were seen, and stand in the log', async () => {
    const marked = items.slice(3, 6);
    const body = { ids: marked.map(({ id }) => id), ...share(0), method: 'fixed', fixed_price: 500 };
    const { is_active: _, percent: __, rounding: ___, direction: ____, ending: _____, ...typed } = body;
    const { preview, done } = await action(client, `${ITEMS}/act/set-rule`, typed);
    expect(preview.body.data.changes).toHaveLength(3);
    expect(preview.body.data.changes[0]).toMatchObject({
      warning: expect.stringContaining('lebih kecil dari harga modal'),
    });
    expect(done.body.data.message).toBe('Harga jual 3 item diatur.');
    expect(await itemNow(marked[0] as Item)).toMatchObject({
      price: 500,
      result: 'loss',
      rule_scope: 'variation',
    });

    const wrong = await action(client, `${ITEMS}/act/set-rule`, { ...typed, fixed_price: 600 }, '000001');
    expect(wrong.done.body.code).toBe('WRONG_PIN');
    const unseen = await client.post(`${ITEMS}/act/set-rule`, {
      key: v7(),
      ...typed,
      fixed_price: 700,
      pin: DEMO_PIN,
      seen: 'else',
    });
    expect(unseen.body.code).toBe('CHANGED_SINCE_SEEN');
    expect(await itemNow(marked[1] as Item)).toMatchObject({ price: 500 });

    const log = await client.get('/v1/crm/activity-log?limit=10');
    expect(JSON.stringify(log.body.data)).toContain('Harga Jual: 3 item – Atur harga');
    const cleared = await action(client, `${ITEMS}/act/clear-rule`, { ids: typed.ids });
    expect(cleared.done.status).toBe(200);
    expect(await itemNow(marked[0] as Item)).toMatchObject({ result: 'none' });
  });

  test('go back within 24 hours, but for what was changed again, and that is reported', async () => {
    const marked = items.slice(8, 11);
    const typed = {
      ids: marked.map(({ id }) => id),
      method: 'amount',
      amount: 1_000,
      rounding: '0',
      direction: 'up',
      ending: 'none',
    };
    await action(client, `${ITEMS}/act/set-rule`, typed);
    const [first] = await changes();
    expect(first).toMatchObject({ kind: 'bulk', state: 'open' });
    // One rule is replaced, and the supplier changes another price.
    await action(client, `${ITEMS}/act/set-rule`, { ...typed, ids: [marked[0]?.id], amount: 2_000 });
    const [row] = await query(server.database, 'select sku, base_price from variations where id = $1', [
      marked[1]?.id,
    ]);
    await server.services.priceFeed.apply({
      ...{ sku: String(row?.sku), price: Number(row?.base_price) + 700, since: Date.now() },
      ...{ state: 'available', reason: 'supplier' },
    });

    const { preview, done } = await undo(first?.id ?? '');
    expect(preview.body.data.changes).toHaveLength(2);
    const facts = JSON.stringify(preview.body.data.facts);
    expect(facts).toContain('Sudah diubah lagi oleh');
    expect(preview.body.data.facts).toContainEqual({
      label: 'Modal bergerak sejak itu',
      value: '1 item',
      tone: 'wait',
    });
    expect(done.body.data.message).toBe('2 aturan kembali seperti semula.');
    expect(await itemNow(marked[0] as Item)).toMatchObject({ margin: 2_000 });
    expect(await itemNow(marked[1] as Item)).toMatchObject({ result: 'none' });

    expect((await undo(first?.id ?? '')).done.body.code).toBe('ACT_NOT_NOW');
    // Undo is a change that can be undone.
    const [latest] = await changes();
    expect(latest).toMatchObject({ kind: 'undo' });
    await undo(latest?.id ?? '');
    expect(await itemNow(marked[2] as Item)).toMatchObject({ margin: 1_000 });
    await action(client, `${ITEMS}/act/clear-rule`, { ids: typed.ids });
    await query(
      server.database,
      `update selling_rule_changes set created_at = created_at - interval '25 hours'`,
    );
    expect((await undo(latest?.id ?? '')).done.body.code).toMatch(/ACT_NOT_NOW|UNDO_EXPIRED/);
  });

  test('go back once, when two people take the same change back at the same moment', async () => {
    const [item] = items.slice(20) as [Item];
    const typed = {
      ids: [item.id],
      method: 'amount',
      amount: 300,
      rounding: '0',
      direction: 'up',
      ending: 'none',
    };
    await action(client, `${ITEMS}/act/set-rule`, typed);
    const [change] = await changes();
    const path = `${HISTORY}/act/take-back`;
    const preview = await client.post(path, { key: v7(), ids: [change?.id], preview: true });
    const wish = () =>
      client.post(path, { key: v7(), ids: [change?.id], pin: DEMO_PIN, seen: preview.body.data.seen });
    const answers = await Promise.all([wish(), wish(), wish()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await changes()).filter(({ kind }) => kind === 'undo')).toHaveLength(3);
  });

  test('are set once for a scope, when two people do it at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((percent) => client.post(RULES, { scope: 'global', ...share(percent) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  test('are private to the partner, and closed without the key', async () => {
    const [change] = await changes();
    const stranger = await server.signIn('baru@demo.test');
    expect((await stranger.get(RULES)).body.meta.total).toBe(0);
    expect((await stranger.get(`${HISTORY}/${change?.id}`)).status).toBe(404);
    expect((await action(stranger, `${HISTORY}/act/take-back`, { ids: [change?.id] })).done.status).toBe(404);
    const cashier = await server.signIn('kasir@demo.test');
    for (const path of [RULES, ITEMS, HISTORY]) expect((await cashier.get(path)).status).toBe(403);
    expect((await cashier.post(PREVIEW, {})).status).toBe(403);
  });
});
