import { BRAND } from '../../../../src/core/states';
import { BY_BILL } from '../../../../src/core/text/postpaid';
import { brandStatus, itemStatus } from '../../../../src/core/text/statuses';
import type { Spreadsheet } from '../../../http/spreadsheet';
import type { PricedRow } from './service';

const HEADER = [
  ...['SKU', 'Kategori', 'Brand', 'Grup', 'Item', 'Harga', 'Harga sebelumnya', 'Biaya admin', 'Komisi'],
  'Status',
];

/** A closed brand closes its items. */
export const priceListSheet = (
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
