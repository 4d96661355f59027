import type { FastifyInstance } from 'fastify';
import { BRAND } from '../../../../core/states';
import { brandStatus, itemStatus } from '../../../../core/text/statuses';
import { serve, serveDownload } from '../../../../platform/http/serve';
import { type Spreadsheet, sendSpreadsheet } from '../../../../platform/http/spreadsheet';
import { exportProducts, listProducts } from '../../../catalogue/contract/catalogue';
import { BY_BILL } from '../../../orders/text/postpaid';
import { getPriceMessage, priceListPdf } from '../../contract/price-list';
import type { PricedRow, PriceListService } from './service';

const HEADER = [
  ...['SKU', 'Kategori', 'Brand', 'Grup', 'Item', 'Harga', 'Harga sebelumnya', 'Biaya admin', 'Komisi'],
  'Status',
];

/** A closed brand closes its items. */
const priceListSheet = (
  format: Spreadsheet['format'],
  portions: AsyncIterable<PricedRow[]>,
): Spreadsheet => ({ format, name: 'daftar-harga', header: HEADER, batches: cellsOf(portions) });

async function* cellsOf(portions: AsyncIterable<PricedRow[]>) {
  for await (const rows of portions) yield rows.map(cells);
}

const cells = (row: PricedRow) => [
  row.sku,
  row.category_name,
  row.brand_name,
  row.group,
  row.name,
  row.price ?? BY_BILL,
  row.price_before,
  row.admin_fee,
  row.commission,
  row.brand_status === BRAND.normal ? itemStatus(row.status).word : brandStatus(row.brand_status, false).word,
];

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
