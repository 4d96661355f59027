import type { FastifyInstance } from 'fastify';
import {
  exportProfitHistory,
  getProfitBalance,
  listProfitHistory,
} from '../../../../src/core/contract/profit';
import { serve, serveDownload } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import type { ProfitService } from './service';
import { profitSheet } from './sheet';

export function profitRoutes(app: FastifyInstance, profit: ProfitService): void {
  serve(app, getProfitBalance, ({ actor }) => profit.balance(actor));

  serve(app, listProfitHistory, ({ actor, query: { page, limit, ...filter } }) =>
    profit.list(actor, filter, { page, limit }),
  );

  serveDownload(app, exportProfitHistory, async ({ actor, query: { format, ...filter }, reply }) =>
    sendSpreadsheet(reply, profitSheet(format, await profit.forExport(actor, filter))),
  );
}
