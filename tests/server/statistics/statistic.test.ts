import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../src/platform/http/actor';
import type { Statistic } from '../../../src/topics/statistics/contract/statistic';
import type { Client } from '../../support/client';
import { csvRow } from '../../support/csv-row';
import { endOrders, makeOrders } from '../../support/order-history';
import { query } from '../../support/query';
import { chanceOf } from '../../support/random-orders';
import {
  type CountedOrder,
  dayOf,
  hourOfWeek,
  later,
  midnight,
  ordersOf,
  recount,
  tally,
} from '../../support/recount';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop';
import { until } from '../../support/until';

const PATH = '/v1/crm/statistic';

describe('the statistic', () => {
  let server: TestServer;
  let shop: Shop;
  let actor: Actor;
  let stranger: Actor;
  let client: Client;
  let category: string;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'none' });
    shop = await openShop(server.database);
    actor = await shop.openPartner(1_000_000);
    stranger = await shop.openPartner(1_000_000);
    client = await server.signIn(emailOf(actor), PASSWORD);
    category = v7();
    await query(
      server.database,
      `insert into categories (id, slug, name, icon, type, sort) values ($1::uuid, 'voucher', 'Voucher', 'ticket', 1, 2)`,
      [category],
    );
    await query(server.database, `update brands set category_id = $1::uuid where id = $2::uuid`, [
      category,
      shop.voucher.brand,
    ]);
  });
  afterAll(() => server.close());

  const read = async (filter = ''): Promise<Statistic> => {
    const { status, body } = await client.get(`${PATH}?${filter}`);
    expect(status).toBe(200);
    return body.data;
  };
  const choicesOf = ({ partnerId, userId }: Actor) => ({
    partner: partnerId,
    users: [userId],
    items: [shop.game, shop.voucher],
  });

  it('is empty, and says so, before the first order', async () => {
    const { is_new, now, days, items, week, staff } = await read();

    expect({ is_new, orders: now.orders, duration: now.duration, items, staff }).toEqual({
      ...{ is_new: true, orders: 0, duration: null, items: [], staff: [] },
    });
    expect([days.length, week.length]).toEqual([30, 168]);
  });

  it('equals a count of all orders, in any state and before or after summing', async () => {
    const seed = Date.now() % 100_000;
    const chance = chanceOf(seed);
    await makeOrders(server.database, choicesOf(stranger), chance, 20);
    for (let round = 0; round < 4; round += 1) {
      await makeOrders(server.database, choicesOf(actor), chance, 40);
      if (round % 2 === 1) await server.services.statistic.addChanges();
      await endOrders(server.database, actor.partnerId, chance);
    }
    const orders = await ordersOf(server.database, actor.partnerId);
    const today = dayOf(Date.now());
    for (const [filter, fits] of [
      ['', () => true],
      [`category=${category}`, (order: CountedOrder) => order.category_id === category],
      ['source=2', ({ source }: CountedOrder) => source === 2],
      [
        `source=1&category=${category}`,
        ({ source, category_id }: CountedOrder) => source === 1 && category_id === category,
      ],
    ] as const) {
      for (const period of [
        ...['period=today', 'period=yesterday', 'period=7', 'period=30', 'period=month'],
        `from=${later(today, -69)}&to=${later(today, -3)}`,
      ]) {
        expectCounted(await read(`${period}&${filter}`), orders.filter(fits), `${seed} ${period} ${filter}`);
      }
    }
  });

  it('sets today beside as much of yesterday, and this month beside the same days of the last', async () => {
    const month = await read('period=month');
    expect(month.from).toMatch(/-01$/);
    expect(month.previous_from).toBe(`${later(month.from, -1).slice(0, 8)}01`);

    const today = await read('period=today');
    const orders = await ordersOf(server.database, actor.partnerId);
    const until = Date.parse(today.previous_until ?? '');
    const { duration: _none, topup: _beside, ...before } = today.before;
    expect(before).toEqual(
      recount(orders.filter(({ at }) => at >= midnight(today.previous_from) && at < until)),
    );
    expect(today.hours).toHaveLength(24);
  });

  it('is right after purchases and ends at the same time, with sums added meanwhile', async () => {
    const buyer = await shop.openPartner(10_000_000);
    const own = await server.signIn(emailOf(buyer), PASSWORD);
    const chance = chanceOf(7);
    await Promise.all([
      ...Array.from({ length: 30 }, () =>
        shop.transactions.create(buyer, v7(), shop.order(chance.pick(['1230', '1232', '1238', '1235']))),
      ),
      ...Array.from({ length: 10 }, () => server.services.statistic.addChanges()),
    ]);
    await Promise.all([
      endOrders(server.database, buyer.partnerId, chance),
      ...Array.from({ length: 10 }, () => server.services.statistic.addChanges()),
    ]);
    // The supplier may complete some now.
    const pair = { reported: {}, counted: {} };
    await until('no order ends while it is counted', async () => {
      const before = recount(await ordersOf(server.database, buyer.partnerId));
      const { body } = await own.get(`${PATH}?period=7`);
      const { duration: _one, topup: _two, ...reported } = body.data.now;
      pair.reported = reported;
      pair.counted = recount(await ordersOf(server.database, buyer.partnerId));
      return JSON.stringify(before) === JSON.stringify(pair.counted);
    });
    expect(pair.reported).toEqual(pair.counted);
  });

  it('counts what came onto the balance, beside any filter', async () => {
    await query(
      server.database,
      `insert into topups (id, code, partner_id, amount, fee, unique_code, invoice_paid_amount, method_code, method_name,
         status, credited_at)
       values ($1::uuid, 'TU-1', $2::uuid, 100000, 0, 123, 100123, 'X', 'X', 2, now())`,
      [v7(), actor.partnerId],
    );
    expect((await read(`period=today&source=3`)).now.topup).toBe(100_123);
    expect((await read('period=yesterday')).now.topup).toBe(0);
  });

  it('refuses what is no period, category or source', async () => {
    for (const bad of [
      'period=8',
      'from=2026-01-01',
      'from=2026-02-02&to=2026-02-01',
      'source=9',
      'category=x',
    ])
      expect((await client.get(`${PATH}?${bad}`)).status).toBe(400);
  });

  it('shows sales and costs to whom they are shown elsewhere', async () => {
    const held = async (...keys: string[]) => {
      await query(
        server.database,
        `update users set role = 'sub', privileges = $2::text[] where id = $1::uuid`,
        [stranger.userId, ['statistic', ...keys]],
      );
      await query(
        server.database,
        'insert into sub_accounts (id, partner_id) values ($1, $2) on conflict (id) do nothing',
        [stranger.userId, stranger.partnerId],
      );
      const sub = await server.signIn(emailOf(stranger), PASSWORD);
      const { body } = await sub.get(`${PATH}?period=30`);
      const [header = ''] = (await sub.get(`${PATH}/export?format=csv`)).body.split('\n');
      const { now, items, days } = body.data as Statistic;
      const seen = (value: number | null | undefined) => value !== null;
      return {
        sales: [
          now.revenue,
          now.cost,
          now.profit,
          now.unpriced,
          items[0]?.profit,
          days[0]?.profit_before,
        ].map(seen),
        cost: [now.spent, now.refund].map(seen),
        topup: seen(now.topup),
        columns: ['Omzet', 'Modal', 'Laba', 'Belanja'].filter((word) => header.includes(`"${word}"`)),
      };
    };
    expect(await held()).toMatchObject({ cost: [false, false], topup: false, columns: [] });
    expect((await held()).sales.slice(0, 4)).toEqual([false, false, false, false]);
    expect(await held('transaction', 'topup')).toMatchObject({
      ...{ cost: [true, true], topup: true, columns: ['Belanja'] },
    });
    expect(await held('selling_price')).toMatchObject({
      ...{ cost: [true, true], columns: ['Omzet', 'Modal', 'Laba', 'Belanja'] },
    });
  });

  it('saves the daily figures as CSV and XLSX', async () => {
    const csv = await client.get(`${PATH}/export?format=csv&period=7`);
    expect(csv.body.trim().split('\n')).toHaveLength(8);
    expect(csv.body).toContain(
      csvRow(
        ...'Tanggal,Transaksi,Berhasil,Refund,Refund sebagian,Batal,Pending,Omzet,Modal,Laba'.split(','),
      ),
    );
    expect((await client.get(`${PATH}/export?format=xlsx&period=7`)).status).toBe(200);
  });
});

/** Compares all statistics with individually counted orders. */
function expectCounted(statistic: Statistic, all: CountedOrder[], where: string): void {
  const within = (from: string, to: string) =>
    all.filter(({ at }) => at >= midnight(from) && at < midnight(later(to, 1)));
  const orders = within(statistic.from, statistic.to);
  const before = within(statistic.previous_from, statistic.previous_to);
  const { duration, topup: _topup, ...now } = statistic.now;
  const done = orders.filter(({ status }) => status === 2);
  const took = done.reduce((sum, { at, ended }) => sum + Math.floor((ended ?? at) - at + 0.000_1), 0);
  expect({ where, now, duration }).toEqual({
    where,
    now: recount(orders),
    duration: done.length > 0 ? Math.round(took / done.length) : null,
  });
  if (!statistic.previous_until)
    expect({ where, ...statistic.before }).toMatchObject({ where, ...recount(before) });
  for (const { orders_before, profit_before, day, ...figures } of statistic.days)
    expect({ where, day, ...figures }).toEqual({ where, day, ...recount(within(day, day)) });
  for (const { orders_before, profit_before, hour, is_ahead, ...figures } of statistic.hours)
    expect(figures).toEqual(recount(orders.filter(({ at }) => hourOfWeek(at) % 24 === hour)));
  const week = Array.from(
    { length: 168 },
    (_, hour) => orders.filter(({ at }) => hourOfWeek(at) === hour).length,
  );
  expect({ where, week: statistic.week }).toEqual({ where, week });
  expect(statistic.reasons.map(({ reason, orders: count }) => [reason ?? '', count])).toEqual(
    tally(orders, ({ status, reason }) => (status > 2 ? (reason ?? '') : null)),
  );
  expect(statistic.sources.map(({ source, orders: count }) => [String(source), count])).toEqual(
    tally(orders, ({ source }) => String(source)),
  );
  expect(statistic.staff.map(({ id, orders: count }) => [id, count])).toEqual(
    tally(orders, ({ user_id, source }) => (source === 3 ? null : user_id)),
  );
  expect(new Map(statistic.items.map(({ id, succeeded }) => [id, succeeded]))).toEqual(
    new Map(tally(done, ({ variation_id }) => variation_id)),
  );
  const brands = statistic.brands.reduce((sum, { succeeded }) => sum + succeeded, 0);
  expect(brands).toBe(done.length);
}
