import type { FastifyInstance } from 'fastify';
import {
  injectPanelRecommendations,
  listPanelRecommendations,
} from '../../../src/core/contract/panel-recommendation';
import { serve } from '../../http/serve';
import type { PanelRecommendationService } from './recommend';

export function panelCatalogueRoutes(app: FastifyInstance, recommendation: PanelRecommendationService): void {
  serve(app, listPanelRecommendations, ({ actor }) => recommendation.list(actor));

  serve(app, injectPanelRecommendations, async ({ actor, body }) => {
    const { message, undo } = await recommendation.inject(actor, body);
    return { message, undo };
  });
}
