import { BRAND } from '../../../../src/core/states';
import { brandStatus, itemStatus } from '../../../../src/core/text/statuses';
import type { Spreadsheet } from '../../../http/spreadsheet';
import type { PriceRow } from './price-list-store';

const HEADER = ['SKU', 'Kategori', 'Brand', 'Grup', 'Item', 'Harga', 'Harga sebelumnya', 'Status'];

/** The price list as partners save it. A brand that is closed closes its items. */
export function priceListSheet(
  format: Spreadsheet['format'],
  rows: readonly (PriceRow & { price: number })[],
): Spreadsheet {
  const cells = rows.map((row) => [
    row.sku,
    row.category_name,
    row.brand_name,
    row.group,
    row.name,
    row.price,
    row.price_before,
    row.brand_status === BRAND.normal
      ? itemStatus(row.status).word
      : brandStatus(row.brand_status, false).word,
  ]);
  return { format, name: 'daftar-harga', header: HEADER, batches: once(cells) };
}

async function* once<T>(rows: T): AsyncGenerator<T> {
  yield rows;
}
