import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_SUPPLY } from '../../../src/topics/panel-orders/server/supply-queue';
import { type DigiflazzStandIn, startDigiflazz } from '../../support/digiflazz';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { ended, openStorefront, type Storefront } from '../../support/storefront';

let digiflazz: DigiflazzStandIn;
let server: TestServer;
let shop: Storefront;

beforeAll(async () => {
  digiflazz = await startDigiflazz();
  server = await startTestServer({ env: digiflazz.env });
  shop = await openStorefront(server);
});
afterAll(async () => {
  await server?.close();
  await digiflazz?.close();
});

test('an order that was paid since the backup is bought once, though its purchase is lost', async () => {
  const sql = (text: string, values: unknown[]) => query(server.database, text, values);
  const { body } = await shop.place({ product_id: shop.vcg });
  const { invoice } = body.data;
  await shop.gateway(invoice);
  await ended(shop, invoice, 3);
  const { id, h2h_transaction_id: lost } = await shop.row(invoice);
  const sold = () => digiflazz.delivered('99001230' + '2614');
  expect(sold()).toHaveLength(1);

  // Like a backup from before the purchase.
  await sql('update transactions set idempotency_key = gen_random_uuid() where id = $1::uuid', [lost]);
  await sql(
    `update supplier_attempts set id = gen_random_uuid(), reference = 'lost' where transaction_id = $1::uuid`,
    [lost],
  );
  await sql(`delete from panel_order_events where order_id = $1::uuid and step = 'purchased'`, [id]);
  await sql(
    `update panel_orders set order_status = 2, finished_at = null, h2h_transaction_id = null, h2h_transaction_code = null
     where id = $1::uuid`,
    [id],
  );
  await sql(
    `insert into jobs (id, kind, ref_id, run_at) values (gen_random_uuid(), $2, $1::uuid, now())
     on conflict (kind, ref_id) do update set run_at = now(), done_at = null`,
    [id, ORDER_SUPPLY],
  );
  server.services.worker.wake();
  await ended(shop, invoice, 3);
  expect((await shop.row(invoice)).h2h_transaction_id).not.toBe(lost);
  expect(sold()).toHaveLength(1);
});
