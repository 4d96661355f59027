import { afterAll, beforeAll, expect, it } from 'vitest';
import { resourceOf } from '../../src/core/schema/compile';
import { createRecord, type Partner, partnerOf } from '../support/entities';
import { leastConfiguration } from '../support/least-configuration';
import { plainReads, send } from '../support/operations';
import { startTestServer, type TestServer } from '../support/server';
import { ended, openStorefront, type Storefront } from '../support/storefront';

/** Every entity, field, column and option that the start lets go is gone; records still hold what they held. */
const config = leastConfiguration();
const listed = config.resources.filter(({ single, lookupOnly }) => !single && !lookupOnly);
const written = listed.filter(({ can }) => can.includes('create')).map(({ name }) => name);

let server: TestServer;
let partner: Partner;
let shop: Storefront;

beforeAll(async () => {
  server = await startTestServer({ config });
  partner = await partnerOf(server, 'mitra@demo.test');
  shop = await openStorefront(server);
});
afterAll(() => server?.close());

/** What does not answer 200, one behind the other. */
async function refused(urls: readonly string[], token: string | null): Promise<unknown[]> {
  const told: { url: string; status: number; text: string }[] = [];
  for (const url of urls) {
    const { status, text } = await send(server, token, { method: 'GET', url });
    told.push({ url, status, text });
  }
  return told.filter(({ status }) => status !== 200);
}

it('answers whatever can be read, lists and their files among it', async () => {
  const urls = plainReads(server).map(({ path, query: keys, needs }) => {
    const wanted = [needs, keys.includes('format') && 'format=csv', keys.includes('limit') && 'limit=100'];
    return `${path}?${wanted.filter(Boolean).join('&')}`;
  });
  expect(await refused(urls, partner.client.token)).toEqual([]);
});

it.each(listed)(
  '$name answers in each of its orders, by each of its filters, and a record alone',
  async (spec) => {
    const { endpoint, fields, sort = [], filters = [] } = spec;
    const { body } = await partner.client.get(`${endpoint}?limit=1`);
    const options = filters.flatMap((name) => {
      const field = fields[name];
      return field?.kind === 'choice' ? field.options.map(({ value }) => `f.${name}=${value}`) : [];
    });
    const asked = [...sort.flatMap((name) => [`sort=${name}`, `sort=-${name}`]), ...options];
    const urls = asked.map((query) => `${endpoint}?${query}`);
    const alone = body.data[0] ? [`${endpoint}/${body.data[0].id}`] : [];

    expect(await refused([...urls, ...alone], partner.client.token)).toEqual([]);
  },
);

it.each(written)('a record of %s is made', async (name) => {
  const { id } = await createRecord(server, partner, resourceOf(server.services.model, name), 70);
  expect(id).toEqual(expect.any(String));
});

it('what sells well elsewhere is put on sale, with its brand', async () => {
  const path = '/v1/vendor-panel/recommendations';
  const { body } = await partner.client.get(path);
  const variation_ids = body.data.map((one: { variation_id: string }) => one.variation_id);
  expect(variation_ids).not.toEqual([]);

  const { status } = await partner.client.post(`${path}/inject`, { variation_ids });
  expect(status).toBe(200);
});

it('a website is read, and sells to a guest and to a member', async () => {
  expect(await refused([`${shop.path}/site`, `${shop.path}/catalogue`], null)).toEqual([]);

  const { body } = await shop.place({ product_id: shop.vcg });
  await shop.gateway(body.data.invoice);
  await ended(shop, body.data.invoice, 3);

  const order = { product_id: shop.custom, buyer: shop.member.buyer, payment_method: shop.bank };
  const placed = await shop.place(order);
  expect(placed.status).toBe(200);
});
