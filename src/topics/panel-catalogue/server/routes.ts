import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { injectPanelRecommendations, listPanelRecommendations } from '../../panel-orders/contract';
import {
  getPanelColors,
  getPanelTheme,
  listCategoryTags,
  listPanelProducts,
  listSalePrices,
} from '../contract';
import type { PanelRecommendationService } from './recommend';
import type { PanelSummary } from './summary';

interface CatalogueServices {
  panelRecommendation: PanelRecommendationService;
  panelSummary: PanelSummary;
}

export function panelCatalogueRoutes(
  app: FastifyInstance,
  { panelRecommendation: recommendation, panelSummary: summary }: CatalogueServices,
): void {
  serve(app, listPanelRecommendations, ({ actor }) => recommendation.list(actor));

  serve(app, injectPanelRecommendations, async ({ actor, body }) => {
    const { message, undo } = await recommendation.inject(actor, body);
    return { message, undo };
  });

  serve(app, getPanelTheme, ({ actor }) => summary.theme(actor));
  serve(app, getPanelColors, ({ actor }) => summary.colors(actor));
  serve(app, listCategoryTags, ({ actor }) => summary.categoryTags(actor));
  serve(app, listPanelProducts, ({ actor, query: { search, ...page } }) =>
    summary.products(actor, search, page),
  );
  serve(app, listSalePrices, ({ actor, query: { ids } }) => summary.salePrices(actor, ids));
}
