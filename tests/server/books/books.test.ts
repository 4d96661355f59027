import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import type { BookSum, Books } from '../../../src/topics/books/contract/books';
import type { DashboardCharts } from '../../../src/topics/orders/contract/dashboard';
import type { PanelStatistic } from '../../../src/topics/shops/contract/panel-statistic';
import type { Statistic } from '../../../src/topics/statistics/contract/statistic';
import type { TierProgress } from '../../../src/topics/tiers/contract';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { randomHistory } from '../../support/random-history';
import { chanceOf } from '../../support/random-orders';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, type Storefront } from '../../support/storefront';

const YEAR = { from: '2026-01-01', to: '2026-12-31' };

type Row = Record<string, number>;

const sumOf = <Name extends string>(rows: Record<Name, number>[], name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0);

const columnOf = (csv: string, name: string): number => {
  const { data } = Papa.parse<Record<string, string>>(csv.trim(), { header: true });
  return data.reduce((sum, row) => sum + Number(row[name]), 0);
};

describe('the books of random histories', () => {
  let server: TestServer;
  let shop: Storefront;
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer();
    shop = await openStorefront(server);
    client = await server.signIn();
    await server.services.ledger.post({
      ...{ partnerId: shop.partnerId, kind: 'main', amount: 50_000_000, house: 'adjustment', type: 4 },
      ...{ refType: 'test', refId: null, refCode: 'UJI', description: 'Uji', actor: 'Uji', userId: null },
    });
  });
  afterAll(() => server.close());

  const one = async (text: string): Promise<Row> =>
    (await query(server.database, text, [shop.partnerId]))[0] as Row;
  const booksOf = async (span = YEAR): Promise<Books> =>
    (await client.get(`/v1/crm/books?from=${span.from}&to=${span.to}`)).body.data;
  const amountOf = (sums: BookSum[], lines: string[]) =>
    sums.reduce((sum, { line, amount }) => (lines.includes(line) ? sum + amount : sum), 0);

  /** Recomputes the figures directly from the tables. */
  const recomputed = async () => {
    const orders = await one(
      `select coalesce(sum(resale_total) filter (where status = 2 and source <> 3), 0)::bigint as sold,
         coalesce(sum(selling_total - refund_amount) filter (where status = 2 and source <> 3 and resale_total is not null), 0)::bigint as cost,
         coalesce(sum(selling_total - refund_amount) filter (where status <> 1 and source <> 3
           and not (status = 2 and resale_total is not null)
           and not (status = 4 and refunded = 2)), 0)::bigint as unpriced,
         coalesce(sum(selling_total - refund_amount) filter (where source <> 3 and status = 4 and refunded = 2), 0)::bigint
           as partly,
         coalesce(sum(selling_total - refund_amount) filter (where status <> 1 and source = 3
           and not exists (select 1 from panel_orders o where o.h2h_transaction_id = t.id and o.order_status = 3)), 0)::bigint as stray,
         coalesce(sum(selling_total) filter (where status = 1), 0)::bigint as pending
       from transactions t where partner_id = $1::uuid`,
    );
    const website = await one(
      `select coalesce(sum(total), 0)::bigint as sold, coalesce(sum(earned), 0)::bigint as earned,
         coalesce(sum(payment_fee), 0)::bigint as fees
       from panel_orders where partner_id = $1::uuid and order_status = 3`,
    );
    const fees = await one(
      `select (select coalesce(sum(fee), 0)::bigint from topups where partner_id = $1::uuid and status = 2
           and exists (select 1 from ledger_entries e where e.ref_id = topups.id and e.type = 1)) as topups,
         (select coalesce(sum(amount), 0)::bigint from plan_charges where partner_id = $1::uuid and result = 1) as plan,
         (select coalesce(sum(fee), 0)::bigint from withdrawals where partner_id = $1::uuid and status = 3) as withdrawals`,
    );
    const written = await one(
      `select coalesce(sum((data->>'amount')::bigint) filter (where data->>'type' = 'in'), 0)::bigint as income,
         coalesce(sum((data->>'amount')::bigint) filter (where data->>'type' = 'out'), 0)::bigint as expense
       from entities where partner_id = $1::uuid and resource = 'entry' and deleted_at is null`,
    );
    const referral = await one(
      `select coalesce(sum(e.amount), 0)::bigint as earned from ledger_entries e join balances b on b.id = e.balance_id
       where b.partner_id = $1::uuid and b.kind = 'referral' and e.type in (1, 3)`,
    );
    return { orders, website, fees, written, referral };
  };

  it.each([1, 20_261_124, 777])(
    'agree with ledger, balances and orders to the rupiah, seed %i',
    async (seed) => {
      const history = await randomHistory(server, shop, client, chanceOf(seed));
      if (seed === 1) await history.priceOneBrand();
      await history.live(5);
      await history.settled();

      const { now, sums, unpriced, partly, pending } = await booksOf();
      const { orders, website, fees, written, referral } = await recomputed();
      const income = Number(written.income) + Number(referral.earned);
      const [main, panel] = [await shop.balance('main'), await shop.balance('panel')];

      // Ledger rows add up to the balance.
      const inMain = [
        'topup',
        'purchase',
        'refund',
        'adjustment',
        'bonus',
        'plan',
        'commission_in',
        'profit_in',
      ];
      expect(amountOf(sums, [...inMain, 'web_proceeds', 'web_moved', 'unknown'])).toBe(main);
      const inPanel = ['web_profit', 'web_undone', 'withdrawal', 'panel_fee', 'panel_adjustment'];
      expect(amountOf(sums, inPanel)).toBe(panel);

      // Profit equals that of the orders.
      expect(now?.omzet).toBe(Number(orders.sold) + Number(website.sold));
      expect(unpriced.amount).toBe(Number(orders.unpriced));
      expect(partly.amount).toBe(Number(orders.partly));
      expect(
        amountOf(
          sums.filter(({ counts }) => counts === 'unpriced'),
          ['purchase', 'refund'],
        ),
      ).toBe(0 - unpriced.amount - partly.amount);
      expect(pending.amount).toBe(Number(orders.pending));
      const earned =
        Number(orders.sold) - Number(orders.cost) + Number(website.earned) - Number(orders.stray);
      const spent =
        Number(fees.topups) + Number(fees.plan) + Number(fees.withdrawals) + Number(written.expense);
      expect(now?.gross).toBe(earned + Number(website.fees));
      expect(now?.expense).toBe(spent + Number(website.fees));
      expect(now?.income).toBe(income);
      expect(now?.net).toBe(earned - spent + income);
      expect(await firstError(server.database)).toBeNull();

      // Pages show equal amounts for equal figures.
      const span = `from=${YEAR.from}&to=${YEAR.to}`;
      const read = async (path: string) => (await client.get(path)).body.data;
      const { now: h2h, website_sales } = (await read(`/v1/crm/statistic?${span}`)) as Statistic;
      const { now: web } = (await read(`/v1/vendor-panel/dashboard?${span}`)) as PanelStatistic;
      const { days: course } = (await read('/v1/crm/dashboard/charts')) as DashboardCharts;
      const { progress } = (await read('/v1/crm/tier-list')) as { progress: TierProgress };
      const of = (figure: number | null) => Number(figure);
      expect(of(h2h.revenue) - of(h2h.cost)).toBe(h2h.profit);
      expect(website_sales).toEqual({ orders: web.succeeded, omzet: web.omzet });
      expect(now?.omzet).toBe(of(h2h.revenue) + web.omzet);
      expect(now?.gross).toBe(of(h2h.profit) + web.profit + Number(website.fees) - Number(orders.stray));
      expect([h2h.unpriced_cost, h2h.partly_cost]).toEqual([unpriced.amount, partly.amount]);
      expect(h2h.topup).toBe(amountOf(sums, ['topup']));
      const { now: lately } = (await read('/v1/crm/statistic?period=30')) as Statistic;
      expect(progress.topup_30d).toBe(lately.topup);
      const weeks = `from=${course[0]?.day}&to=${course.at(-1)?.day}`;
      const { now: fortnight } = (await read(`/v1/crm/statistic?${weeks}`)) as Statistic;
      expect(sumOf(course, 'spent')).toBe(fortnight.spent);
      expect(sumOf(course, 'refund')).toBe(fortnight.refund);
      const { body: csv } = await client.get(`/v1/crm/statistic/export?format=csv&${span}`);
      expect(columnOf(csv, 'Omzet')).toBe(h2h.revenue);
      expect(columnOf(csv, 'Modal')).toBe(h2h.cost);
      expect(columnOf(csv, 'Belanja')).toBe(h2h.spent);

      // The days of a year add up to the year.
      const months = await Promise.all(
        Array.from({ length: 12 }, (_, nth) => {
          const month = `2026-${String(nth + 1).padStart(2, '0')}`;
          const last = new Date(Date.UTC(2026, nth + 1, 0)).getUTCDate();
          return booksOf({ from: `${month}-01`, to: `${month}-${last}` });
        }),
      );
      const total = (pick: (books: Books) => number) => months.reduce((sum, month) => sum + pick(month), 0);
      expect(total((month) => month.now?.net ?? 0)).toBe(now?.net);
      expect(total(({ slots }) => slots.reduce((sum, { net }) => sum + net, 0))).toBe(now?.net);
    },
  );

  it('have met every kind of row', async () => {
    const { sums } = await booksOf();
    const kinds = sums.map(({ line, counts }) => `${line} ${counts}`);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ...['sale sales', 'purchase cost', 'purchase unpriced', 'purchase none'],
        ...['refund none', 'refund unpriced', 'topup none', 'topup_fee expense', 'adjustment none'],
        ...['plan expense', 'profit_in none', 'withdrawal none', 'withdrawal_fee expense', 'web_sale sales'],
        ...['web_fee expense', 'web_cost cost', 'web_profit none', 'rent expense', 'rent income'],
      ]),
    );
  });
});
