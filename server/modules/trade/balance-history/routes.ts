import type { FastifyInstance } from 'fastify';
import { exportBalanceHistory, listBalanceHistory } from '../../../../src/core/contract/balance';
import { serve, serveDownload } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import type { BalanceHistoryService } from './service';
import { balanceSheet } from './sheet';

export function balanceHistoryRoutes(app: FastifyInstance, history: BalanceHistoryService): void {
  serve(app, listBalanceHistory, ({ actor, query: { page, limit, ...filter } }) =>
    history.list(actor, filter, { page, limit }),
  );

  serveDownload(app, exportBalanceHistory, async ({ actor, query: { format, ...filter }, reply }) =>
    sendSpreadsheet(reply, balanceSheet(format, await history.forExport(actor, filter))),
  );
}
