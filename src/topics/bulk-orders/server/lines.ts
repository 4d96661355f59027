import type { Database } from '../../../platform/db/client';
import { checkFormValues } from '../../catalogue/domain/form-values';
import { destinationValues, readOrderLine, skuKey } from '../../catalogue/domain/order-line';
import type { OrderRequest } from '../../orders/server/transaction/prepare';
import { type LineItem, readItemsByKeys } from './item-store';

export interface TypedRow {
  line: string;
  again: boolean;
  /** The number was ported: it belongs to the item's operator despite its prefix. */
  ported: boolean;
  nickname?: string | undefined;
  /** Price of an earlier validation, to avoid another supplier call. */
  known_price?: number | undefined;
  inquiry?: string | undefined;
}

export interface ReadRow {
  typed: TypedRow;
  sku: string | null;
  item: LineItem | null;
  shown: string;
  /** 2 in `KODE.NOMOR.2`; 1 without a counter. */
  counter: number;
  request: OrderRequest | null;
  problem: string | null;
}

const UNREADABLE = 'Baris tidak dimengerti. Tulis kode item, lalu tujuannya.';

export async function readRows(
  database: Database,
  partner: string,
  rows: readonly TypedRow[],
): Promise<ReadRow[]> {
  const lines = rows.map(({ line }) => readOrderLine(line));
  const keys = [...new Set(lines.flatMap((line) => (line ? [skuKey(line.sku)] : [])))];
  const items = await readItemsByKeys(database, { partner, keys });
  return rows.map((typed, index): ReadRow => {
    const line = lines[index];
    const nothing = { typed, item: null, request: null, counter: 1 };
    if (!line) return { ...nothing, sku: null, shown: '', problem: UNREADABLE };
    const shown = line.destination.join(' ');
    const item = itemOf(items, line.sku);
    if (!item) {
      return { ...nothing, sku: line.sku, shown, problem: `Kode ${line.sku} tidak ada di daftar harga.` };
    }
    const { values, extra, counter } = destinationValues(item.forms, line);
    const read = { typed, sku: item.sku, item, shown, counter };
    // A bill is paid once.
    if (item.is_bill && counter > 1) extra.push(String(counter));
    if (extra.length > 0) return { ...read, request: null, problem: tooMuch(item, extra) };
    const request = {
      brand_id: item.brand_id,
      variation_id: item.id,
      qty: 1,
      form_values: values,
      expected_price: null,
      allow_duplicate: typed.again || counter > 1,
      nickname: typed.nickname ?? null,
    };
    return { ...read, request, problem: null };
  });
}

export type OrderedRow = ReadRow & { item: LineItem; request: OrderRequest };

export const isOrdered = (row: ReadRow): row is OrderedRow => row.item !== null && row.request !== null;

export const isBill = (row: ReadRow): row is OrderedRow => isOrdered(row) && row.item.is_bill;

export const isPriced = (row: ReadRow): row is OrderedRow => isOrdered(row) && !row.item.is_bill;

/** Invalid input is not sent to the supplier. */
export const isTyped = ({ item, request }: OrderedRow): boolean =>
  Object.keys(checkFormValues(item.forms, request.form_values).errors).length === 0;

export const isAsked = (row: ReadRow): boolean =>
  isOrdered(row) &&
  (row.item.is_bill ? row.typed.inquiry : row.typed.known_price) === undefined &&
  isTyped(row);

/** The exact SKU, else a unique match. */
function itemOf(items: readonly LineItem[], sku: string): LineItem | null {
  const meant = items.filter(({ key }) => key === skuKey(sku));
  return (
    meant.find((item) => item.sku.toUpperCase() === sku) ?? (meant.length === 1 ? (meant[0] ?? null) : null)
  );
}

const tooMuch = ({ forms, brand }: LineItem, extra: string[]): string => {
  const asked = forms.map(({ alias }) => alias).join(' dan ');
  return forms.length === 0
    ? `${brand} tidak memerlukan tujuan: hapus "${extra.join(' ')}".`
    : `${brand} hanya meminta ${asked}: "${extra.join(' ')}" berlebih.`;
};
