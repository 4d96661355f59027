import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
/** An order with a selling price, whose amounts no other order has. */
let id: string;
const [COST, SOLD] = [71_234, 83_456];

beforeAll(async () => {
  server = await startTestServer();
  const [row] = await query(
    server.database,
    `update transactions set selling_total = $1, unit_price = $1, resale_total = $2, status = 2, refunded = 0,
       refund_amount = 0, qty = 1
     where id = (select id from transactions where partner_id = (select partner_id from users where email = $3)
       and inquiry_id is null limit 1) returning id`,
    [COST, SOLD, 'mitra@demo.test'],
  );
  id = String(row?.id);
});
afterAll(() => server?.close());

/** Rows, header, file and sums that a person gets. */
async function seenBy(email: string) {
  const client = await server.signIn(email);
  const read = async (path: string) => client.get(`/v1/crm/transaction${path}`);
  const found = async (path: string) =>
    ((await read(`?limit=100&${path}`)).body.data as { id: string }[]).some((row) => row.id === id);
  const { body: all } = await read(`?f.selling_total=${COST}..${SOLD}&limit=100`);
  const row = all.data.find((one: { id: string }) => one.id === id);
  const range = (amount: number) => `f.selling_total=${amount}..${amount}`;
  const { body: file } = await read(`/export?format=csv&${range(row.selling_total)}`);
  return {
    row,
    file: String(file),
    byCost: [await found(range(COST)), await found(`search=${COST}`)],
    bySold: [await found(range(SOLD)), await found(`search=${SOLD}`)],
    sums: (await read(`/summary?${range(row.selling_total)}`)).body.data.sums,
    marginFilter: (await read('?f.margin=1..2')).status,
  };
}

it('an owner sees cost, selling price and margin, and finds by cost', async () => {
  const seen = await seenBy('mitra@demo.test');
  expect(seen.row).toMatchObject({ selling_total: COST, resale_total: SOLD, margin: SOLD - COST });
  expect([seen.byCost, seen.bySold]).toEqual([
    [true, true],
    [false, false],
  ]);
  const margin = SOLD - COST;
  expect(seen.sums).toEqual({ selling_total: COST, resale_total: SOLD, margin, refund_amount: 0 });
  expect(seen.file).toContain('"Margin"');
});

it('kasir@demo.test sees the cost, but neither selling price nor margin', async () => {
  const seen = await seenBy('kasir@demo.test');
  expect(seen.row).toMatchObject({ selling_total: COST });
  expectNoSellingPrice(seen);
  expect(seen.sums).toEqual({ selling_total: COST, refund_amount: 0 });
  expect(JSON.stringify(seen)).not.toContain(String(SOLD));
  expect([seen.byCost, seen.bySold]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('kasir.malam@demo.test sees the selling price in place of the cost, everywhere', async () => {
  const seen = await seenBy('kasir.malam@demo.test');
  expect(seen.row).toMatchObject({ selling_total: SOLD, unit_price: SOLD });
  expectNoSellingPrice(seen);
  expect(JSON.stringify(seen)).not.toContain(String(COST));
  expect([seen.byCost, seen.bySold]).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(seen.sums).toEqual({ selling_total: SOLD, refund_amount: 0 });
});

function expectNoSellingPrice({ row, file, marginFilter }: Awaited<ReturnType<typeof seenBy>>) {
  expect(row).not.toHaveProperty('resale_total');
  expect(row).not.toHaveProperty('margin');
  expect(file).not.toMatch(/"Margin"|"Harga jual"/);
  expect(marginFilter).toBe(400);
}
