import type { FastifyInstance } from 'fastify';
import { serve, serveDownload } from '../../../platform/http/serve';
import { type Spreadsheet, sendSpreadsheet } from '../../../platform/http/spreadsheet';
import { getBalanceForecast } from '../contract/balance-forecast';
import { exportStatistic, getStatistic, type StatisticDay } from '../contract/statistic';
import type { StatisticService } from './service';
import type { Visibility } from './shown';

type Column = [title: string, of: (day: StatisticDay) => string | number | null];

const counts: Column[] = [
  ['Tanggal', ({ day }) => day],
  ['Transaksi', ({ orders }) => orders],
  ['Berhasil', ({ succeeded }) => succeeded],
  ['Refund', ({ failed }) => failed],
  ['Refund sebagian', ({ partly }) => partly],
  ['Batal', ({ cancelled }) => cancelled],
  ['Pending', (one) => one.orders - one.succeeded - one.failed - one.partly - one.cancelled],
];

const sales: Column[] = [
  ['Omzet', ({ revenue }) => revenue],
  ['Modal', ({ cost }) => cost],
  ['Laba', ({ profit }) => profit],
  ['Berhasil tanpa harga jual', ({ unpriced }) => unpriced],
  ['Modal tanpa harga jual', ({ unpriced_cost }) => unpriced_cost],
  ['Modal refund sebagian', ({ partly_cost }) => partly_cost],
  ['Berhasil untuk website', ({ website }) => website],
  ['Modal untuk website', ({ website_cost }) => website_cost],
];

const costs: Column[] = [
  ['Belanja', ({ spent }) => spent],
  ['Nilai refund', ({ refund }) => refund],
];

function statisticSheet(
  format: Spreadsheet['format'],
  { days, visibility }: { days: StatisticDay[]; visibility: Visibility },
): Spreadsheet {
  const columns = [...counts, ...(visibility.sales ? sales : []), ...(visibility.cost ? costs : [])];
  return {
    format,
    name: 'statistik',
    header: columns.map(([title]) => title),
    batches: rowsOf(days, columns),
  };
}

async function* rowsOf(days: StatisticDay[], columns: Column[]) {
  yield days.map((day) => columns.map(([, of]) => of(day)));
}

export function statisticRoutes(app: FastifyInstance, statistic: StatisticService): void {
  serve(app, getStatistic, ({ actor, query }) => statistic.statistic(actor, query));

  serve(app, getBalanceForecast, ({ actor }) => statistic.forecast(actor));

  serveDownload(app, exportStatistic, async ({ actor, query: { format, ...asked }, reply }) =>
    sendSpreadsheet(reply, statisticSheet(format, await statistic.days(actor, asked))),
  );
}
