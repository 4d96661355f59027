import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/client';
import { serve } from '../../../../platform/http/serve';
import { getPriceSeries, removePriceAlarm, setPriceAlarm } from '../../contract/price-history';
import type { PriceAlarmService } from '../price-alarm/service';
import { readSeries } from './series';

export function priceHistoryRoutes(
  app: FastifyInstance,
  database: Database,
  alarms: PriceAlarmService,
): void {
  serve(app, getPriceSeries, async ({ actor, params, query }) => {
    const [series, own] = await Promise.all([
      readSeries(database, actor, params.id, Number(query.days)),
      alarms.of(actor, params.id),
    ]);
    return { ...series, alarms: own };
  });

  serve(app, setPriceAlarm, async ({ actor, params, body }) => {
    await alarms.set(actor, params.id, body);
    return { alarms: await alarms.of(actor, params.id) };
  });

  serve(app, removePriceAlarm, async ({ actor, params }) => {
    await alarms.remove(actor, params.id);
    return {};
  });
}
