import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import {
  checkUserId,
  getBrand,
  listBrands,
  listCategories,
  listItems,
  setFavorite,
  watchItem,
} from '../contract/catalogue';
import { listCutOffs } from '../contract/cut-off';
import { listTopProducts } from '../contract/recommendation';
import type { ItemWatchService } from './item-watch/service';
import type { CatalogueService } from './service';

export function catalogueRoutes(
  app: FastifyInstance,
  catalogue: CatalogueService,
  watches: Pick<ItemWatchService, 'set'>,
): void {
  serve(app, listCategories, () => catalogue.listCategories());

  serve(app, listBrands, ({ actor, query: { page, limit, search, category, favorite } }) =>
    catalogue.listBrands(actor, { search, category, onlyFavorites: favorite === '1' }, { page, limit }),
  );

  serve(app, getBrand, ({ actor, params }) => catalogue.getBrand(actor, params.id));

  serve(
    app,
    listItems,
    async ({ actor, query }) => (await catalogue.getBrand(actor, query.parent)).variations,
  );

  serve(app, setFavorite, ({ actor, params, body }) =>
    catalogue.setFavorite(actor, params.id, body.favorite),
  );

  serve(app, checkUserId, ({ body }) => catalogue.checkUserId(body.brand_id, body.form_values));

  serve(app, listCutOffs, () => catalogue.listCutOffs());

  serve(app, watchItem, async ({ actor, params, body }) => ({
    watch: await watches.set(actor, params.id, body.watch),
  }));

  serve(app, listTopProducts, ({ actor }) => catalogue.listTopProducts(actor));
}
