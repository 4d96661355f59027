import type { FastifyInstance } from 'fastify';
import { getPanelProgress, getPanelSaldo } from '../../../../core/contract/panel';
import { serve, serveDownload } from '../../../../platform/http/serve';
import { type Spreadsheet, sendSpreadsheet } from '../../../../platform/http/spreadsheet';
import { exportPanelStatistic, getPanelStatistic, type PanelDay } from '../../contract/panel-statistic';
import type { PanelService } from './service';

const HEADER = [
  'Tanggal',
  'Pesanan',
  'Pesanan berhasil',
  'Omzet',
  'Laba',
  'Member baru',
  'Omzet periode lalu',
  'Laba periode lalu',
  'Kunjungan',
];

const statisticSheet = (format: Spreadsheet['format'], days: PanelDay[]): Spreadsheet => ({
  format,
  name: 'statistik-panel',
  header: HEADER,
  batches: rowsOf(days),
});

async function* rowsOf(days: PanelDay[]) {
  yield days.map((one) => [
    one.day,
    one.orders,
    one.succeeded,
    one.omzet,
    one.profit,
    one.new_members,
    one.omzet_before,
    one.profit_before,
    one.visits,
  ]);
}

export function panelRoutes(app: FastifyInstance, panel: PanelService): void {
  serve(app, getPanelProgress, ({ actor }) => panel.progress(actor));
  serve(app, getPanelSaldo, ({ actor }) => panel.saldo(actor));
  serve(app, getPanelStatistic, ({ actor, query }) => panel.statistic(actor, query));

  serveDownload(app, exportPanelStatistic, async ({ actor, query: { format, ...period }, reply }) =>
    sendSpreadsheet(reply, statisticSheet(format, await panel.days(actor, period))),
  );
}
