import type { FastifyInstance } from 'fastify';
import { paths } from '../text/paths';
import type { RouteDeps } from './deps';
import { Article } from './pages/articles';
import { Home } from './pages/home';
import { config, schema } from './serve';

/** Shows what a partner types into a form of the portal, by a signed link; only this page may be framed. */
export function previewRoutes(app: FastifyInstance, { pages, previews, storefront }: RouteDeps): void {
  app.get(paths.preview(':id'), { config, schema }, async (request, reply) => {
    const shop = await pages.shopOf(request, reply);
    if (!shop) return reply;
    const { id } = request.params as { id: string };
    const typed = await previews.read(shop.partner_id, id, request.query as Record<string, string>);
    const { catalogue, article } = await storefront.preview(shop.code, typed);
    return pages.sendPreview(request, reply, {
      site: catalogue.site,
      page: article ? (
        <Article article={article} />
      ) : (
        <Home catalogue={catalogue} search="" isPopupOpen={typed.data.position === 'popup'} />
      ),
    });
  });
}
