import type { FastifyInstance } from 'fastify';
import { getBalanceForecast } from '../../../../src/core/contract/balance-forecast';
import { exportStatistic, getStatistic } from '../../../../src/core/contract/statistic';
import { serve, serveDownload } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import type { StatisticService } from './service';
import { statisticSheet } from './sheet';

export function statisticRoutes(app: FastifyInstance, statistic: StatisticService): void {
  serve(app, getStatistic, ({ actor, query }) => statistic.statistic(actor, query));

  serve(app, getBalanceForecast, ({ actor }) => statistic.forecast(actor));

  serveDownload(app, exportStatistic, async ({ actor, query: { format, ...asked }, reply }) =>
    sendSpreadsheet(reply, statisticSheet(format, await statistic.days(actor, asked))),
  );
}
