import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { SimulationFacts } from '../../../src/topics/selling-prices/contract';
import { typedOf } from '../../../src/topics/selling-prices/domain/typed-rule';
import { simulate } from '../../../src/topics/simulator/domain';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { type SimulationCase, simulationCases } from '../../support/simulation-cases';
import { openStorefront, type Storefront, someone } from '../../support/storefront';

const ITEMS = '/v1/crm/selling-price/product';
const factsPath = (id: string) => `/v1/crm/selling-price/simulation/${id}`;

let server: TestServer;
let client: Client;
let shop: Storefront;
let item: string;

const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signIn();
  await sql('delete from selling_rules');
  await sql('delete from selling_rule_changes');
  shop = await openStorefront(server);
  const [row] = await sql(`select data->>'variation_id' as id from entities where id = $1::uuid`, [shop.vcg]);
  item = String(row?.id);
  // The demo shop sells it already; this product replaces it.
  await sql(
    `update entity_keys set entity_id = $2::uuid
     where partner_id = $1::uuid and resource = 'product-vcg' and field = 'variation_id' and value = $3`,
    [shop.partnerId, shop.vcg, item],
  );
});
afterAll(() => server.close());

const factsOf = async (as: Client, id = item): Promise<SimulationFacts> =>
  (await as.get(factsPath(id))).body.data;

/** Sets supplier price and tier discount. */
async function move({ base_price, discount_bps }: SimulationCase) {
  await sql('update variations set base_price = $2 where id = $1::uuid', [item, base_price]);
  await sql(
    'update tiers set price_discount_bps = $2 where id = (select tier_id from partners where id = $1::uuid)',
    [shop.partnerId, discount_bps],
  );
}

/** Saves the simulated rule with the page's action. */
async function applyRule({ rule }: SimulationCase) {
  const path = `${ITEMS}/act/set-rule`;
  const body = { ids: [item], ...typedOf(rule) };
  const preview = await client.post(path, { key: v7(), ...body, preview: true });
  const { seen } = preview.body.data;
  expect((await client.post(path, { key: v7(), ...body, pin: DEMO_PIN, seen })).status).toBe(200);
}

describe.each(simulationCases.map((one) => [one.why, one] as const))('%s', (_why, tried) => {
  const { base_price, discount_bps, rule, method, made } = tried;

  test('is what the server makes of the rule once it is stored, and what a page makes of its answer', async () => {
    await move(tried);
    await applyRule(tried);
    const { data } = (await client.get(`${ITEMS}/${item}`)).body;
    expect(data).toMatchObject({ cost: made.cost, price: made.price, margin: made.price - made.cost });
    const facts = await factsOf(client);
    expect(facts).toMatchObject({
      item: { base_price, discount_bps },
      rule: { ...rule, scope: 'variation' },
    });
    if (!facts.rule) throw new Error('no rule');
    expect(simulate({ base_price, discount_bps, rule: facts.rule, method })).toMatchObject(made);
  });

  test('is what an order at the website comes to', async () => {
    await move(tried);
    await shop.change(shop.vcg, {
      ...{ price_mode: 'manual', prices: [{ tier_id: shop.tierId, price: made.price }] },
    });
    const { fee_flat, fee_percent, fee_bearer, group, rounding } = method;
    const code = `UJI${v7().slice(-8).toUpperCase()}`;
    const payment_method = await shop.record('payment-method', {
      ...{ display_name: code, source: 'manual', code, group, open_24h: true, is_active: true },
      ...{ fee_flat, fee_percent, fee_bearer, rounding },
    });
    const { body } = await shop.place({ product_id: shop.vcg, payment_method, buyer: someone() });
    expect(body).toMatchObject({ status: 200 });
    const { cost, price, payment_fee, fee_bearer: bearer, rounding: lift, total, profit } = made;
    expect(await shop.row(body.data.invoice)).toMatchObject({
      ...{ cost, price, payment_fee, fee_bearer: bearer, rounding: lift, total, profit },
    });
    const website = (await factsOf(client)).website;
    const known = website?.methods.find(({ id }) => id === payment_method);
    const asked = website?.tiers.find(({ id }) => id === shop.tierId)?.rule;
    if (!known || !asked) throw new Error('the website is not told');
    expect(simulate({ base_price, discount_bps, rule: asked, method: known })).toMatchObject(made);
  });
});

describe('what a simulation stands on', () => {
  test('follows the margin of each tier where no price was typed, and says whether the website sells it', async () => {
    await shop.change(shop.vcg, { price_mode: 'tier' });
    const { website } = await factsOf(client);
    expect(website?.is_sold).toBe(true);
    const tiers = (await client.get('/v1/vendor-panel/tier?limit=50')).body.data as {
      id: string;
      margin: { type: 'percent' | 'nominal'; value: number };
    }[];
    for (const { id, margin } of tiers) {
      expect(website?.tiers.find((tier) => tier.id === id)?.rule).toMatchObject({
        ...{ method: margin.type === 'percent' ? 'percent' : 'amount', value: margin.value },
      });
    }
    await shop.change(shop.vcg, { is_active: false });
    expect((await factsOf(client)).website?.is_sold).toBe(false);
  });

  test('is H2H alone without a website, after its time, and for who may not see it; and says which', async () => {
    expect(await factsOf(await server.signIn('perunggu@demo.test'))).toMatchObject({
      ...{ website: null, no_website: 'none', item: { id: item } },
    });
    expect(await factsOf(await server.signIn('kedaluwarsa@demo.test'))).toMatchObject({
      ...{ website: null, no_website: 'expired' },
    });
    await sql(`update users set privileges = '{selling_price}' where email = 'kasir@demo.test'`);
    const cashier = await server.signIn('kasir@demo.test');
    expect(await factsOf(cashier)).toMatchObject({ website: null, no_website: 'forbidden' });
    await sql(
      `update users set privileges = '{selling_price,panel.member_tier,panel.payment_method,panel.product}'
       where email = 'kasir@demo.test'`,
    );
    expect(await factsOf(cashier)).toMatchObject({ no_website: null });
    await sql(`update users set privileges = '{product,panel.member_tier}' where email = 'kasir@demo.test'`);
    expect((await cashier.get(factsPath(item))).status).toBe(403);
  });

  test('belongs to no one else, and there is none for what has no price of its own', async () => {
    expect((await factsOf(await server.signIn('lain@demo.test'))).rule).toBeNull();
    const [bill] = await sql('select id from variations where base_price is null limit 1');
    for (const id of [String(bill?.id), v7()]) {
      expect((await client.get(factsPath(id))).body.code).toBe('NOT_FOUND');
    }
    expect((await client.get(factsPath('86-diamond'))).status).toBe(400);
  });
});
