import type { FastifyInstance } from 'fastify';
import { exportProducts, listProducts } from '../../../../src/core/contract/catalogue';
import { getPriceMessage, priceListPdf } from '../../../../src/core/contract/price-list';
import { serve, serveDownload } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import type { PriceListService } from './service';
import { priceListSheet } from './sheet';

export function priceListRoutes(app: FastifyInstance, priceList: PriceListService): void {
  serve(app, listProducts, ({ actor, query: { page, limit, category, search } }) =>
    priceList.page(actor, { search, categories: category ? [category] : undefined }, { page, limit }),
  );

  serveDownload(app, exportProducts, async ({ actor, query: { format, category, search }, reply }) => {
    const filter = { search, categories: category ? [category] : undefined };
    return sendSpreadsheet(reply, priceListSheet(format, await priceList.all(actor, filter)));
  });

  serve(app, getPriceMessage, ({ actor, query }) => priceList.message(actor, query));

  serveDownload(app, priceListPdf, async ({ actor, query, reply }) =>
    reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="daftar-harga.pdf"')
      .send(await priceList.pdf(actor, query)),
  );
}
