import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../src/platform/http/actor';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop';

const PATH = '/v1/crm/dashboard/forecast';
const HOUR = 3_600_000;

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startTestServer({ seed: 'none' });
  shop = await openShop(server.database);
});
afterAll(() => server.close());

const forecast = async (client: Client) => {
  const { status, body } = await client.get(PATH);
  expect(status).toBe(200);
  return body.data as { runs_out_at: string | null; topup: number } | null;
};

/** Two orders of Rp 10.000 per hour for `days` days; the second is refunded. */
const buy = ({ partnerId, userId }: Actor, days: number) =>
  query(
    server.database,
    `insert into transactions (id, code, partner_id, user_id, request_hash, ref_id, brand_id, variation_id, product_name,
       item_name, sku, destination, order_param, qty, unit_price, selling_total, refund_amount, refunded, status, source,
       balance_before, balance_after, sla_seconds, history, created_at)
     select gen_random_uuid(), 'TRX-' || gen_random_uuid(), $1::uuid, $2::uuid, '', gen_random_uuid()::text, $3::uuid,
       $4::uuid, 'B', 'I', 'S', '1', '[]', 1, 10000, 10000, case n % 2 when 0 then 10000 else 0 end,
       case n % 2 when 0 then 1 else 0 end, case n % 2 when 0 then 4 else 2 end, 1, 0, 0, 60, '[]',
       date_trunc('day', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta' - n * interval '30 minutes'
     from generate_series(1, $5::int * 48) n`,
    [partnerId, userId, shop.game.brand, shop.game.item, days],
  );

it('shows when the balance runs out, what came back not being spent, and prepares a week', async () => {
  const actor = await shop.openPartner(100_000);
  const client = await server.signIn(emailOf(actor), PASSWORD);
  await buy(actor, 28);
  const before = Date.now();
  const shown = await forecast(client);

  // Rp 10.000 per hour: ten hours minus the duration of the call.
  const hours = (Date.parse(shown?.runs_out_at ?? '') - before) / HOUR;
  expect(Math.abs(hours - 10)).toBeLessThan(0.1);
  expect(shown?.topup).toBe(1_700_000);
});

it('knows when there is enough, and says nothing on too little', async () => {
  const rich = await shop.openPartner(100_000_000);
  await buy(rich, 28);
  expect(await forecast(await server.signIn(emailOf(rich), PASSWORD))).toEqual({
    ...{ runs_out_at: null, topup: 1_700_000 },
  });

  const young = await shop.openPartner(100_000);
  const client = await server.signIn(emailOf(young), PASSWORD);
  expect(await forecast(client)).toBeNull();
  await buy(young, 13);
  expect(await forecast(client)).toBeNull();
  await shop.transactions.create(young, v7(), shop.order('1230'));
  expect(await forecast(client)).toBeNull();
});
