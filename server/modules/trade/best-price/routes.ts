import type { FastifyInstance } from 'fastify';
import { listBestPrices, setDefaultRoute } from '../../../../src/core/contract/best-price';
import { serve } from '../../../http/serve';
import type { BestPriceService } from './service';

export function bestPriceRoutes(app: FastifyInstance, bestPrice: BestPriceService): void {
  serve(app, listBestPrices, ({ actor, query: { page, limit, by, ...filter } }) =>
    bestPrice.list(actor, filter, by, { page, limit }),
  );

  serve(app, setDefaultRoute, async ({ actor, body }) => ({
    previous: await bestPrice.choose(actor, body.group_key, body.variation_id),
  }));
}
