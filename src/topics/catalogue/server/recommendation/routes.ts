import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import { injectRecommendation, listRecommendations } from '../../contract/recommendation';
import type { RecommendationService } from './service';

export function recommendationRoutes(app: FastifyInstance, recommendation: RecommendationService): void {
  serve(app, listRecommendations, ({ actor }) => recommendation.list(actor));

  serve(app, injectRecommendation, async ({ actor, body: { brand_id, variation_id, source } }) => {
    await recommendation.inject(actor, { brand: brand_id, variation: variation_id, source });
    return {};
  });
}
