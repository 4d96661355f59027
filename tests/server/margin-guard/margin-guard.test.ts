import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { seedRule } from '../../support/selling-rules';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';

const GUARDS = '/v1/crm/selling-price/guard';
const HISTORY = '/v1/crm/selling-price/guard-history';
const LOSSES = '/v1/crm/selling-price/loss';
const ITEMS = '/v1/crm/selling-price/product';
const PRODUCTS = '/v1/vendor-panel/product-vcg';

interface Item {
  id: string;
  sku: string;
  brand_id: string;
  base_price: number;
}
interface Event {
  id: string;
  kind: string;
  reason: string;
  state: string;
  price_before?: number;
  price_after?: number;
}

describe('guards of margins', () => {
  let server: TestServer;
  let client: Client;
  let partner: string;
  let nth = 0;

  beforeAll(async () => {
    server = await startTestServer();
    client = await server.signIn();
    const [row] = await query(
      server.database,
      `select partner_id from users where email = 'mitra@demo.test'`,
    );
    partner = String(row?.partner_id);
    await query(server.database, 'delete from selling_rules');
    await query(server.database, `delete from entities where resource = 'margin-guard'`);
    // Makes costs equal to catalogue prices.
    await query(server.database, 'update tiers set price_discount_bps = 0');
  });
  afterAll(() => server.close());

  /** A separate item per test, sold at this margin. */
  const item = async (margin: number): Promise<Item> => {
    nth += 1;
    const [row] = (await query(
      server.database,
      `select id, sku, brand_id, base_price from variations where status = 1 and base_price > 10000 order by sku offset $1 limit 1`,
      [nth * 3],
    )) as unknown as Item[];
    if (!row) throw new Error('the catalogue is too small');
    const rule = { scope: 'variation', scope_id: row.id, method: 'fixed' } as const;
    await seedRule(server.database, partner, { ...rule, value: row.base_price + margin });
    return row;
  };
  const guard = async (over: object) => {
    const { body } = await client.post(GUARDS, {
      ...{ name: 'Penjaga uji', channel: 'h2h', trigger: 'margin', action: 'warn', is_active: true },
      ...{ least_margin: { type: 'nominal', value: 500 }, email: false, digest: false, ...over },
    });
    expect(body).toMatchObject({ status: 200 });
    return body.data as { id: string; version: number };
  };
  const only = ({ id }: Item) => ({ scope: 'variation', variation_id: id });
  /** Reports a supplier cost and evaluates its effects. */
  const costs = async ({ sku }: Item, price: number) => {
    await server.services.priceFeed.set(sku, { price });
    await until('every guard to have validated', async () => {
      const [row] = await query(
        server.database,
        'select count(*)::int as n from margin_guard_turns where evaluated_at is null',
      );
      return row?.n === 0;
    });
  };
  const events = async (): Promise<Event[]> => (await client.get(`${HISTORY}?limit=50`)).body.data;
  const eventsOf = async ({ id }: { id: string }) => {
    const rows = await query(server.database, 'select id from margin_guard_events where subject_id = $1', [
      id,
    ]);
    const mine = new Set(rows.map((row) => row.id));
    return (await events()).filter((event) => mine.has(event.id));
  };
  const itemNow = async ({ id }: Item) => (await client.get(`${ITEMS}/${id}`)).body.data;
  const takeBack = async (id: string) => {
    const path = `${HISTORY}/act/take-back`;
    const preview = await client.post(path, { key: v7(), ids: [id], preview: true });
    if (preview.status !== 200) return preview;
    return client.post(path, { key: v7(), ids: [id], pin: DEMO_PIN, seen: preview.body.data.seen });
  };

  test('write the reason to bell, log and e-mail, and nothing about improvements', async () => {
    const sold = await item(1_000);
    await guard({ ...only(sold), name: 'Margin tipis', email: true });
    await costs(sold, sold.base_price + 700);
    await costs(sold, sold.base_price + 600);
    const [event, ...more] = await eventsOf(sold);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ kind: 'warn', state: 'none', reason: expect.stringContaining('di bawah') });

    const { body: bell } = await client.get('/v1/crm/notifications?limit=5');
    expect(bell.data[0]).toMatchObject({ type: 'Harga', title: expect.stringContaining('Peringatan') });
    const { body: log } = await client.get('/v1/crm/activity-log?limit=5');
    expect(JSON.stringify(log.data[0])).toContain(event?.reason);
    const mails = await query(
      server.database,
      `select text from messages where recipient = 'mitra@demo.test' and subject like 'Peringatan: %'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(event?.reason);
    expect(mails[0]?.text).toContain('Margin tipis');
  });

  test('increase a price by their own rule, once, and give it back within 24 hours', async () => {
    const sold = await item(1_000);
    await guard({
      ...only(sold),
      action: 'raise',
      raise_margin: { type: 'nominal', value: 1_500 },
      rounding: '500',
    });
    const cost = sold.base_price + 900;
    await costs(sold, cost);
    const price = Math.ceil((cost + 1_500) / 500) * 500;
    expect(await itemNow(sold)).toMatchObject({ price, rule_scope: 'variation', result: 'profit' });
    const [raised] = await eventsOf(sold);
    expect(raised).toMatchObject({
      kind: 'raise',
      state: 'open',
      price_before: sold.base_price + 1_000,
      price_after: price,
    });

    expect((await takeBack(String(raised?.id))).body).toMatchObject({ status: 200 });
    expect(await itemNow(sold)).toMatchObject({ price: sold.base_price + 1_000 });
    expect((await eventsOf(sold))[0]).toMatchObject({ state: 'undone' });
    expect((await takeBack(String(raised?.id))).body.code).toBe('ACT_NOT_NOW');
  });

  test('switch an item off until its margin is back: it cannot be bought, and no price list shows it', async () => {
    const sold = await item(1_000);
    await guard({ ...only(sold), action: 'off' });
    await costs(sold, sold.base_price + 800);
    expect(await itemNow(sold)).toMatchObject({ result: 'off' });
    const order = await client.post(
      '/v1/crm/transaction/create-new',
      {
        brand_id: sold.brand_id,
        variation_id: sold.id,
        qty: 1,
        form_values: {},
        expected_price: 1,
        pin: DEMO_PIN,
      },
      { 'idempotency-key': v7() },
    );
    expect(order.status).not.toBe(200);
    const price = await server.services.sellingPrice.pricerOfOrders(partner);
    expect(() =>
      price({ variation_id: sold.id, brand_id: sold.brand_id, category_id: sold.brand_id, cost: 1 }),
    ).toThrow('dimatikan penjaga');
    await costs(sold, sold.base_price + 700);
    expect(await itemNow(sold)).toMatchObject({ result: 'off' });
    await costs(sold, sold.base_price + 500);
    expect(await itemNow(sold)).toMatchObject({ result: 'profit' });
    expect((await eventsOf(sold)).map((event) => event.kind)).toEqual(['on', 'off']);
  });

  test('report what is switched off in a dry run already', async () => {
    const sku = 'ML-5';
    const [sold] = await query(server.database, 'select id from variations where sku = $1', [sku]);
    const { id } = await guard({ ...only({ id: String(sold?.id) } as Item), action: 'off' });
    const off = [partner, sold?.id, id];
    await query(
      server.database,
      `insert into margin_guard_offs (partner_id, channel, subject_id, guard_id, item, margin)
       values ($1, 'h2h', $2, $3, '5 Diamond', 500)`,
      off,
    );
    const { body } = await client.post('/v1/crm/bulk/check', { rows: [{ line: `${sku} 12345678 1234` }] });
    expect(body.data.rows[0]).toMatchObject({ problem: 'Item ini dimatikan penjaga margin.', price: null });
    await client.post(`${GUARDS}/act/deactivate`, { key: v7(), ids: [id] });
  });

  test('let nothing stay off whose guard is switched off, and stay themselves as long as something is', async () => {
    const sold = await item(1_000);
    const { id } = await guard({ ...only(sold), action: 'off' });
    await costs(sold, sold.base_price + 800);
    expect((await client.delete(`${GUARDS}/${id}`)).body.code).toBe('RULE_CONFLICT');
    await client.post(`${GUARDS}/act/deactivate`, { key: v7(), ids: [id] });
    expect(await itemNow(sold)).toMatchObject({ result: 'profit' });
    expect((await client.delete(`${GUARDS}/${id}`)).status).toBe(200);
    await costs(sold, sold.base_price + 900);
    expect((await eventsOf(sold)).map((event) => event.kind)).toEqual(['on', 'off']);
  });

  test('watch over the website: increase what its tiers pay, switch off, and give both back', async () => {
    const [product] = await query(
      server.database,
      `select e.id, e.data->>'variation_id' as variation_id from entities e
       where e.partner_id = $1 and e.resource = 'product-vcg' and e.deleted_at is null and e.data @> '{"is_active": true}'
       order by e.id limit 1`,
      [partner],
    );
    const id = String(product?.id);
    const [sold] = (await query(
      server.database,
      'select id, sku, brand_id, base_price from variations where id = $1',
      [product?.variation_id],
    )) as unknown as [Item];
    const productNow = async () => (await client.get(`${PRODUCTS}/${id}`)).body.data;
    const { price_mode: mode, price: before } = await productNow();
    const raise = { action: 'raise', raise_margin: { type: 'percent', value: 60 }, rounding: '100' };
    const share = { least_margin: { type: 'percent', value: 50 } };
    const raiser = await guard({ ...only(sold), channel: 'website', ...raise, ...share });
    const cost = sold.base_price + 100;
    await costs(sold, cost);
    const price = Math.ceil((cost * 1.6) / 100) * 100;
    expect(await productNow()).toMatchObject({ price_mode: 'manual', price });
    const [raised] = await eventsOf({ id });
    expect(raised).toMatchObject({ kind: 'raise', price_after: price });
    expect((await takeBack(String(raised?.id))).body).toMatchObject({ status: 200 });
    expect(await productNow()).toMatchObject({ price_mode: mode });
    expect(before).toBeGreaterThan(0);
    await client.post(`${GUARDS}/act/deactivate`, { key: v7(), ids: [raiser.id] });

    await guard({ ...only(sold), channel: 'website', action: 'off', ...share });
    await costs(sold, cost + 100);
    expect(await productNow()).toMatchObject({ is_active: false });
    const [off] = await eventsOf({ id });
    expect((await takeBack(String(off?.id))).body).toMatchObject({ status: 200 });
    expect(await productNow()).toMatchObject({ is_active: true });
  });

  /** A website product with its item and tiers. */
  const websiteItem = async (nth: number) => {
    const [row] = (await query(
      server.database,
      `select e.id as product, v.id, v.sku, v.brand_id, v.base_price from entities e
       join variations v on v.id = (e.data->>'variation_id')::uuid
       where e.partner_id = $1 and e.resource = 'product-vcg' and e.deleted_at is null
         and e.data @> '{"is_active": true}' order by e.id offset $2 limit 1`,
      [partner, nth],
    )) as unknown as [Item & { product: string }];
    const tiers = (await query(
      server.database,
      `select id from entities where partner_id = $1 and resource = 'member-tier' and deleted_at is null
       order by coalesce((data->>'is_default')::boolean, false), id`,
      [partner],
    )) as unknown as { id: string }[];
    return { row, tiers, standard: String(tiers.at(-1)?.id), other: String(tiers[0]?.id) };
  };
  const change = (id: string, data: object) =>
    query(server.database, 'update entities set data = data || $2::jsonb where id = $1', [
      id,
      JSON.stringify(data),
    ]);

  test('count what buyers really pay: no tier that is switched off, nothing that closes by itself', async () => {
    const { row, standard, other } = await websiteItem(1);
    const isLoss = async () =>
      ((await client.get(`${LOSSES}?limit=100`)).body.data as { id: string }[]).some(
        ({ id }) => id === row.product,
      );
    const prices = [
      { tier_id: standard, price: row.base_price + 5_000 },
      { tier_id: other, price: row.base_price - 5_000 },
    ];
    await change(row.product, { price_mode: 'manual', prices, auto_disable_on_loss: false });
    expect(await isLoss()).toBe(true);
    const warned = async () => (await client.get(`${PRODUCTS}/${row.product}`)).body.data.warnings ?? [];
    expect(JSON.stringify(await warned())).toContain('Rugi');
    await change(other, { is_active: false });
    expect(await isLoss()).toBe(false);
    expect(JSON.stringify(await warned())).not.toContain('Rugi');
    await change(other, { is_active: true });
    await change(row.product, { auto_disable_on_loss: true });
    expect(await isLoss()).toBe(false);

    // A tier closed to buyers needs no guard; a higher price opens it again.
    const least = { channel: 'website', least_margin: { type: 'nominal', value: 4_000 } };
    const off = await guard({ ...only(row), ...least, action: 'off' });
    await costs(row, row.base_price + 500);
    expect(await eventsOf({ id: row.product })).toEqual([]);
    await costs(row, row.base_price + 1_500);
    expect(await eventsOf({ id: row.product })).toMatchObject([{ kind: 'off' }]);
    await client.post(`${GUARDS}/act/deactivate`, { key: v7(), ids: [off.id] });
    const raise = { action: 'raise', raise_margin: { type: 'nominal', value: 6_000 }, rounding: '0' };
    const raiser = await guard({ ...only(row), ...least, ...raise });
    await costs(row, row.base_price + 2_000);
    expect((await eventsOf({ id: row.product }))[0]).toMatchObject({
      kind: 'raise',
      price_before: row.base_price - 5_000,
      price_after: row.base_price + 8_000,
    });
    await client.post(`${GUARDS}/act/deactivate`, { key: v7(), ids: [raiser.id] });
  });

  test('leave a product alone that was switched on by hand since, and point at no tier that it was given', async () => {
    const { row } = await websiteItem(2);
    const wide = { least_margin: { type: 'percent', value: 90 }, channel: 'website' };
    const off = await guard({ ...only(row), ...wide, action: 'off' });
    await costs(row, row.base_price + 100);
    expect((await eventsOf({ id: row.product })).map((event) => event.kind)).toEqual(['off']);
    for (const action of ['activate', 'deactivate']) {
      const done = await client.post(`${PRODUCTS}/act/${action}`, { key: v7(), ids: [row.product] });
      expect(done.body).toMatchObject({ status: 200 });
    }
    await costs(row, row.base_price - 1_000);
    await client.post(`${GUARDS}/act/deactivate`, { key: v7(), ids: [off.id] });
    expect((await eventsOf({ id: row.product })).map((event) => event.kind)).toEqual(['off']);
    expect((await client.get(`${PRODUCTS}/${row.product}`)).body.data.is_active).toBe(false);
    expect((await client.delete(`${GUARDS}/${off.id}`)).status).toBe(200);

    await client.post(`${PRODUCTS}/act/activate`, { key: v7(), ids: [row.product] });
    const references = () =>
      query(server.database, 'select field, to_id from entity_references where from_id = $1 order by field', [
        row.product,
      ]);
    const before = await references();
    const raise = { action: 'raise', raise_margin: { type: 'percent', value: 95 }, rounding: '0' };
    const raiser = await guard({ ...only(row), ...wide, ...raise });
    await costs(row, row.base_price + 200);
    expect((await references()).length).toBeGreaterThan(before.length);
    const [raised] = await eventsOf({ id: row.product });
    expect((await takeBack(String(raised?.id))).body).toMatchObject({ status: 200 });
    expect(await references()).toEqual(before);
    await client.post(`${GUARDS}/act/deactivate`, { key: v7(), ids: [raiser.id] });
  });

  test('evaluate each change once for each guard, the narrower guard first', async () => {
    const sold = await item(1_000);
    const wide = await guard({ scope: 'all', name: 'Luas' });
    const narrow = await guard({
      ...only(sold),
      action: 'raise',
      raise_margin: { type: 'nominal', value: 900 },
      rounding: '0',
    });
    await costs(sold, sold.base_price + 800);
    const turns = await query(
      server.database,
      `select t.guard_id, t.verdict from margin_guard_turns t join price_changes c on c.id = t.change_id
       where c.variation_id = $1 order by t.queued_at, t.nth`,
      [sold.id],
    );
    expect(turns).toEqual([
      { guard_id: narrow.id, verdict: 'raise' },
      { guard_id: wide.id, verdict: 'none' },
    ]);
    await client.post(`${GUARDS}/act/deactivate`, { key: v7(), ids: [wide.id] });
  });

  test('send what they did in a day once, at 08.00 WIB, to everyone who wants it', async () => {
    const sold = await item(1_000);
    await guard({ ...only(sold), name: 'Ringkas', digest: true });
    await costs(sold, sold.base_price + 800);
    await query(
      server.database,
      `update margin_guard_events set created_at = '2026-03-02T03:00:00+07:00'
      where actor = 'Ringkas'`,
    );
    const failures: unknown[] = [];
    const log = { error: (failure: unknown) => failures.push(failure) };
    const digests = () =>
      query(
        server.database,
        `select recipient, subject, text from messages where subject like 'Ringkasan Penjaga Margin%'`,
      );
    const { digest } = server.services.marginGuard;
    await digest.send(Date.parse('2026-03-02T07:59:00+07:00'), log);
    expect(await digests()).toEqual([]);
    await Promise.all([1, 2].map(() => digest.send(Date.parse('2026-03-02T08:00:00+07:00'), log)));
    await digest.send(Date.parse('2026-03-02T20:00:00+07:00'), log);
    await digest.send(Date.parse('2026-03-03T08:00:00+07:00'), log);
    expect(failures).toEqual([]);
    const sent = await digests();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: 'Ringkasan Penjaga Margin 02 Mar 2026' });
    expect(sent[0]?.text).toContain('Peringatan: 1.');
  });

  test('list what sells at a loss, mend it as it was seen, and take that back', async () => {
    const [one, other] = [await item(-500), await item(-900)];
    const [row] = await query(
      server.database,
      `update entities set data = data || '{"price_mode": "manual", "auto_disable_on_loss": false}' || jsonb_build_object('prices',
         (select jsonb_agg(jsonb_build_object('tier_id', t.id, 'price', 10)) from entities t
          where t.partner_id = $1 and t.resource = 'member-tier'))
       where id = (select id from entities where partner_id = $1 and resource = 'product-vcg' order by id desc limit 1)
       returning id`,
      [partner],
    );
    const losses = async () =>
      (await client.get(`${LOSSES}?limit=100`)).body.data as { id: string; margin: number }[];
    const [worst, ...rest] = await losses();
    expect(worst?.id).toBe(row?.id);
    expect(rest.map(({ id, margin }) => [id, margin])).toEqual([
      [other.id, -900],
      [one.id, -500],
    ]);
    const mend = async (action: string, body: object) => {
      const path = `${LOSSES}/act/${action}`;
      const preview = await client.post(path, { key: v7(), ...body, preview: true });
      expect(preview.body).toMatchObject({ status: 200 });
      const done = await client.post(path, {
        key: v7(),
        ...body,
        pin: DEMO_PIN,
        seen: preview.body.data.seen,
      });
      expect(done.body).toMatchObject({ status: 200 });
      return done.body.data.changes as { id: string }[];
    };
    await mend('mend', {
      ids: [one.id],
      way: 'margin',
      margin: { type: 'nominal', value: 700 },
      rounding: '0',
    });
    expect(await itemNow(one)).toMatchObject({ margin: 700 });
    expect((await mend('mend-all', { ids: [], way: 'even', rounding: '100' })).map(({ id }) => id)).toEqual([
      row?.id,
      other.id,
    ]);
    expect(await losses()).toEqual([]);
    const gone = await client.post(`${LOSSES}/act/mend`, {
      key: v7(),
      ids: [one.id],
      way: 'even',
      rounding: '0',
      preview: true,
    });
    expect(gone.status).toBe(404);

    for (const subject of [{ id: other.id }, { id: String(row?.id) }]) {
      const [event] = await eventsOf(subject);
      expect((await takeBack(String(event?.id))).body).toMatchObject({ status: 200 });
    }
    expect((await losses()).map(({ id }) => id)).toEqual([row?.id, other.id]);
  });

  test('refuse limits that cannot be, and a website to users who may not change its products', async () => {
    const sold = await item(1_000);
    const typed = {
      name: 'x',
      channel: 'h2h',
      ...only(sold),
      trigger: 'margin',
      action: 'raise',
      rounding: '0',
    };
    const low = await client.post(GUARDS, {
      ...{
        ...typed,
        least_margin: { type: 'nominal', value: 900 },
        raise_margin: { type: 'nominal', value: 800 },
      },
    });
    expect(low.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { raise_margin: [expect.any(String)] },
    });

    await query(
      server.database,
      `update users set privileges = array['selling_price'] where email = 'kasir@demo.test'`,
    );
    const clerk = await server.signIn('kasir@demo.test');
    const website = {
      ...typed,
      channel: 'website',
      action: 'warn',
      least_margin: { type: 'nominal', value: 900 },
    };
    expect((await clerk.post(GUARDS, website)).body).toMatchObject({
      errors: { channel: [expect.any(String)] },
    });
    // Users without permission cannot delete guards either.
    const own = await guard({ ...website, action: 'warn' });
    expect((await clerk.delete(`${GUARDS}/${own.id}`)).status).toBe(403);
    expect((await clerk.post(`${GUARDS}/act/deactivate`, { key: v7(), ids: [own.id] })).status).toBe(422);
    expect((await client.delete(`${GUARDS}/${own.id}`)).status).toBe(200);
    // Website prices are visible to users who may read products.
    const ofWebsite = `${HISTORY}?f.channel=website`;
    const [event] = (await client.get(ofWebsite)).body.data;
    expect((await clerk.get(HISTORY)).body.meta.total).toBeGreaterThan(0);
    expect((await clerk.get(ofWebsite)).body.meta.total).toBe(0);
    expect((await clerk.get(`${HISTORY}/${event.id}`)).status).toBe(404);
    await query(
      server.database,
      `update users set privileges = array['product'] where email = 'kasir@demo.test'`,
    );
    const other = await server.signIn('kasir@demo.test');
    for (const path of [GUARDS, HISTORY, LOSSES]) expect((await other.get(path)).status).toBe(403);
    // Users who may not see margins get no notification.
    const { body } = await other.get('/v1/crm/notifications?limit=100');
    expect(JSON.stringify(body.data)).not.toContain('Harga dinaikkan');
  });
});
