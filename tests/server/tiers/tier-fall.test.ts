import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { profitOf, withdraw } from '../../support/profit';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { codeOf, openStorefront, type Storefront } from '../../support/storefront';

const PANEL = '/v1/vendor-panel';

let server: TestServer;
let shop: Storefront;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
  owner = await server.signIn();
  await query(
    server.database,
    `update partners set tier_id = (select id from tiers where not has_panel order by level limit 1)
     where id = $1::uuid`,
    [shop.partnerId],
  );
});
afterAll(() => server.close());

const status = async (path: string) => (await owner.get(`${PANEL}/${path}`)).status;

it('a website whose partner falls to a tier without a panel sells on, and its partner sees it', async () => {
  const { body } = await shop.place({ product_id: shop.custom });
  await shop.gateway(body.data.invoice);

  const { data: profile } = (await owner.get('/v1/crm/profile')).body;
  expect(profile).toMatchObject({ tier_has_panel: true, panel: { status: 2 } });
  const { body: found } = await owner.get(`${PANEL}/transaction?search=${body.data.invoice}`);
  expect(found.meta.total).toBe(1);
  expect(await status('member')).toBe(200);
});

it('it is not renewed; once it has lapsed it sells nothing, and its profit can still be taken out', async () => {
  const main = await shop.balance('main');
  await query(
    server.database,
    `update partners set panel_auto_renew = true, panel_expired_date = now() - interval '1 minute' where id = $1::uuid`,
    [shop.partnerId],
  );
  await server.services.plan.renewDue(server.app.log);
  expect(await shop.balance('main')).toBe(main);
  expect(await codeOf(shop.quote({ product_id: shop.custom }))).toBe('SHOP_EXPIRED');
  expect([await status('transaction'), await status('member')]).toEqual([200, 403]);

  const profit = profitOf(server, shop.partnerId);
  await profit.earn(60_000);
  await profit.wait(48);
  const panel = await shop.balance('panel');
  expect((await withdraw(owner, 60_000)).status).toBe(200);
  expect([await shop.balance('main'), await shop.balance('panel')]).toEqual([main + 60_000, panel - 60_000]);
});
