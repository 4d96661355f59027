import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourceOf } from '../../../src/admin/schema/compile';
import type { PanelStatistic } from '../../../src/topics/shops/contract/panel-statistic';
import { csvRow } from '../../support/csv-row';
import { createRecord, type Partner, partnerOf } from '../../support/entities';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const PATH = '/v1/vendor-panel/dashboard';
const MIDNIGHT = `((((now() at time zone 'UTC') + interval '7 hours')::date)::timestamp - interval '7 hours') at time zone 'UTC'`;

let server: TestServer;
let owner: Partner;

beforeAll(async () => {
  server = await startTestServer({ seed: 'accounts' });
  owner = await partnerOf(server, 'mitra@demo.test');
});
afterAll(() => server.close());

const read = async (filter = '', { client } = owner): Promise<PanelStatistic> =>
  (await client.get(`${PATH}?${filter}`)).body.data;
const order = (at: string, status: number, total: number, item = '5 Diamond', reason: string | null = null) =>
  query(
    server.database,
    `insert into panel_orders (id, invoice, partner_id, product_name, item_name, qty, cost, total, profit,
       payment_method, payment_status, order_status, reason, created_at)
     select gen_random_uuid(), 'INV-' || gen_random_uuid(), $1::uuid, 'Mobile Legends', $2, 1, 0, $3::bigint,
       $3::bigint / 10, 'QRIS', 2, $4::int, $5, ${at}`,
    [owner.scope.partnerId, item, total, status, reason],
  );
/** Jakarta date, `ago` days ago. */
const day = (ago: number) =>
  new Date(Date.now() + 7 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);

describe('the statistic of a panel', () => {
  it('is empty, and says so, before the first order', async () => {
    const { is_new, now, days, statuses, top_items } = await read();

    expect({ is_new, orders: now.orders, statuses, top_items }).toEqual({
      is_new: true,
      orders: 0,
      statuses: [],
      top_items: [],
    });
    expect(days).toHaveLength(30);
  });

  it('counts days as Jakarta does, and only orders that succeeded as money', async () => {
    await order(MIDNIGHT, 3, 10_000);
    await order(`${MIDNIGHT} + interval '1 second'`, 5, 90_000);
    await order(`${MIDNIGHT} - interval '1 second'`, 3, 20_000, '10 Diamond');
    await order(`${MIDNIGHT} - interval '29 days'`, 3, 40_000, '10 Diamond');
    await order(`${MIDNIGHT} - interval '29 days' - interval '1 second'`, 3, 80_000);
    await order(`${MIDNIGHT} - interval '60 days'`, 3, 1_000_000);
    const statistic = await read();

    expect(statistic).toMatchObject({
      is_new: false,
      ...{ from: day(29), to: day(0), previous_from: day(59), previous_to: day(30) },
      now: { orders: 4, succeeded: 3, failed: 1, omzet: 70_000, profit: 7_000 },
      before: { orders: 1, succeeded: 1, omzet: 80_000, profit: 8_000 },
      statuses: [
        { status: 3, orders: 3 },
        { status: 5, orders: 1 },
      ],
      top_items: [
        { name: 'Mobile Legends · 10 Diamond', orders: 2, omzet: 60_000, profit: 6_000 },
        { name: 'Mobile Legends · 5 Diamond', orders: 1, omzet: 10_000, profit: 1_000 },
      ],
    });
    expect(statistic.days).toHaveLength(30);
    expect(statistic.days.at(-1)).toMatchObject({
      day: day(0),
      omzet: 10_000,
      orders: 2,
      omzet_before: 80_000,
    });
    expect(statistic.days[0]).toMatchObject({ day: day(29), omzet: 40_000 });
  });

  it('takes 7, 30 or 90 days, or a range of one’s own with the same length before it', async () => {
    expect((await read('days=7')).days).toHaveLength(7);
    expect((await read('days=7')).hours).toEqual([]);
    expect((await read('days=90')).now.omzet).toBe(70_000 + 80_000 + 1_000_000);

    const own = await read(`from=${day(30)}&to=${day(29)}`);
    expect(own).toMatchObject({
      ...{ previous_from: day(32), previous_to: day(31) },
      now: { omzet: 120_000 },
      before: { orders: 0 },
    });
    for (const bad of [
      'days=8',
      `from=${day(1)}`,
      `from=${day(0)}&to=${day(1)}`,
      `from=${day(367)}&to=${day(0)}`,
    ])
      expect((await owner.client.get(`${PATH}?${bad}`)).status).toBe(400);
  });

  it('names why orders failed and were paid back', async () => {
    await order(MIDNIGHT, 4, 10_000, '5 Diamond', 'Stok habis');
    await order(MIDNIGHT, 4, 10_000, '5 Diamond', 'Stok habis');
    await order(MIDNIGHT, 6, 10_000, '5 Diamond', 'Nomor salah');
    await order(MIDNIGHT, 4, 10_000);

    expect((await read('days=7')).failure_reasons).toEqual([
      { reason: 'Stok habis', status: 4, orders: 2 },
      { reason: 'Nomor salah', status: 6, orders: 1 },
      { reason: null, status: 4, orders: 1 },
    ]);
  });

  it('counts new members', async () => {
    await createRecord(server, owner, resourceOf(server.services.model, 'member'), 2);
    const { now, days } = await read('days=7');

    expect([now.new_members, days.at(-1)?.new_members]).toEqual([1, 1]);
  });

  it('can be saved by the day', async () => {
    const { body } = await owner.client.get(`${PATH}/export?days=7&format=csv`);
    const lines = String(body).trim().split('\n');

    expect(lines).toHaveLength(8);
    expect(lines[0]).toContain(
      csvRow('Tanggal', 'Pesanan', 'Pesanan berhasil', 'Omzet', 'Laba', 'Member baru'),
    );
    expect(lines.at(-1)).toContain(csvRow(day(0), 6, 1, 10_000, 1_000, 1));
  });

  it('is a partner’s own and needs its key', async () => {
    const stranger = await partnerOf(server, 'lain@demo.test');
    const cashier = await server.signIn('kasir@demo.test');

    expect((await read('', stranger)).now.orders).toBe(0);
    expect((await cashier.get(PATH)).status).toBe(403);
    expect((await cashier.get(`${PATH}/export?format=csv`)).status).toBe(403);
  });
});
