import type { FastifyInstance } from 'fastify';
import {
  checkUserId,
  exportProducts,
  getBrand,
  listBrands,
  listCategories,
  listItems,
  listProducts,
  listTopProducts,
  setFavorite,
} from '../../../../src/core/contract/catalogue';
import { serve, serveDownload } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import { priceListSheet } from './price-list-sheet';
import type { CatalogueService } from './service';

export function catalogueRoutes(app: FastifyInstance, catalogue: CatalogueService): void {
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

  serve(app, listProducts, async ({ actor, query: { page, limit, ...filter } }) => {
    const rows = await catalogue.priceList(actor, filter);
    const from = (page - 1) * limit;
    return { data: rows.slice(from, from + limit), meta: { page, limit, total: rows.length } };
  });

  serve(app, setFavorite, ({ actor, params, body }) =>
    catalogue.setFavorite(actor, params.id, body.favorite),
  );

  serve(app, checkUserId, ({ body }) => catalogue.checkUserId(body.brand_id, body.form_values));

  serve(app, listTopProducts, ({ actor }) => catalogue.listTopProducts(actor));

  serveDownload(app, exportProducts, async ({ actor, query: { format, ...filter }, reply }) =>
    sendSpreadsheet(reply, priceListSheet(format, await catalogue.priceList(actor, filter))),
  );
}
