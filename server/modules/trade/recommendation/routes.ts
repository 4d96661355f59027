import type { FastifyInstance } from 'fastify';
import { injectRecommendation, listRecommendations } from '../../../../src/core/contract/recommendation';
import { serve } from '../../../http/serve';
import type { RecommendationService } from './service';

export function recommendationRoutes(app: FastifyInstance, recommendation: RecommendationService): void {
  serve(app, listRecommendations, ({ actor }) => recommendation.list(actor));

  serve(app, injectRecommendation, async ({ actor, body: { brand_id, variation_id, source } }) => {
    await recommendation.inject(actor, { brand: brand_id, variation: variation_id, source });
    return {};
  });
}
