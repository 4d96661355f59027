import type { FastifyInstance } from 'fastify';
import { getPanelProgress, getPanelSaldo } from '../../../../src/core/contract/panel';
import { exportPanelStatistic, getPanelStatistic } from '../../../../src/core/contract/panel-statistic';
import { serve, serveDownload } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import type { PanelService } from './service';
import { statisticSheet } from './sheet';

export function panelRoutes(app: FastifyInstance, panel: PanelService): void {
  serve(app, getPanelProgress, ({ actor }) => panel.progress(actor));
  serve(app, getPanelSaldo, ({ actor }) => panel.saldo(actor));
  serve(app, getPanelStatistic, ({ actor, query }) => panel.statistic(actor, query));

  serveDownload(app, exportPanelStatistic, async ({ actor, query: { format, ...period }, reply }) =>
    sendSpreadsheet(reply, statisticSheet(format, await panel.days(actor, period))),
  );
}
