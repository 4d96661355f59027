import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import { listBestPrices, setDefaultRoute } from '../../contract/best-price';
import type { BestPriceService } from './service';

export function bestPriceRoutes(app: FastifyInstance, bestPrice: BestPriceService): void {
  serve(app, listBestPrices, ({ actor, query: { page, limit, by, ...filter } }) =>
    bestPrice.list(actor, filter, by, { page, limit }),
  );

  serve(app, setDefaultRoute, async ({ actor, body }) => ({
    previous: await bestPrice.choose(actor, body.group_key, body.variation_id),
  }));
}
