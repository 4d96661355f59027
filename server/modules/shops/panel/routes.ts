import type { FastifyInstance } from 'fastify';
import { getPanelProgress, getPanelSaldo } from '../../../../src/core/contract/panel';
import {
  exportPanelStatistic,
  getPanelStatistic,
  type PanelDay,
} from '../../../../src/core/contract/panel-statistic';
import { serve, serveDownload } from '../../../http/serve';
import { type Spreadsheet, sendSpreadsheet } from '../../../http/spreadsheet';
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
