import { columnName } from '../../../core/table-file/column-name';
import { HEAD_WITHIN, isTotalRow, type LeftRow, leftRow } from '../../../core/table-file/left-rows';

const CODES = [
  /^(?:sku|kode[ _-]*(?:produk|item|barang)|(?:product|item)[ _-]*code)$/i,
  /^(?:kode|code)$/i,
  /^produk$/i,
] as const;
const DESTINATION =
  /^(?:tujuan|destination|target|msisdn|(?:(?:no|nomor|number)\.?[ _-]*)?(?:hp|handphone|telepon|phone|meter|pelanggan|customer|tujuan)|nomor|id|uid|.*[ _-]id|id[ _-].*|(?:zon[ea]|riot|user|akun|player).*|server.*|customer[ _-]*(?:no|number)|e-?mail|jumlah bulan)$/i;
const ELSE =
  /^(?:no\.?|nomor urut|baris|tertulis|nickname|kode transaksi|sn|refund|partner[ _]reference[ _]id|ref(?:[ _]id)?|transaksi[ _]id|trx[ _]id|nama.*|catatan|keterangan|harga.*|total.*|jumlah|qty|status|item|brand|produk|operator|kategori|tanggal.*|tgl.*|waktu.*|date.*)$/i;
/** A code of letters and digits, such as `ML86` or `TSEL-10000`. */
const CODE = /^[A-Za-z][\w-]*\d[\w-]*$/;

export interface OrderTable {
  lines: string[];
  left: LeftRow[];
  columns: string[];
}

/**
 * Reads orders from a table. One of the first rows may be a header with columns in any order; else the code is in the
 * first column. Lines join the cells with tabs.
 */
export function readOrderTable(rows: readonly string[][]): OrderTable {
  const at = headOf(rows);
  const head = rows[at] ?? [];
  const order = at < 0 ? null : columnsOf(head);
  const first = at < 0 ? firstOrder(rows) : at + 1;
  const lines: string[] = [];
  const left: OrderTable['left'] = [];
  for (const [index, row] of rows.entries()) {
    if (!row.some(Boolean)) continue;
    const line = lineOf(order ? order.map((column) => row[column] ?? '') : row);
    if (index < first || isTotalRow(row) || line === '') left.push(leftRow(row, index));
    else lines.push(line);
  }
  const columns = head.flatMap((name, index) =>
    order && !order.includes(index) && rows.slice(first).some((row) => row[index])
      ? [name || columnName(index)]
      : [],
  );
  return { lines, left, columns };
}

export const hasOrders = (rows: readonly string[][]): boolean =>
  readOrderTable(rows).lines.some((line) => CODE.test(line.split(/[\s.,;|#]/)[0] ?? ''));

const headOf = (rows: readonly string[][]): number =>
  rows
    .slice(0, HEAD_WITHIN)
    .findIndex(
      (row) =>
        row.filter(Boolean).length > 1 && row.some((cell) => CODES.some((name) => name.test(cell.trim()))),
    );

function columnsOf(head: readonly string[]): number[] {
  const names = head.map((cell) => cell.trim());
  const code =
    CODES.map((shape) => names.findIndex((name) => shape.test(name))).find((index) => index >= 0) ?? 0;
  const others = names.flatMap((name, index) => (index === code ? [] : [{ name, index }]));
  const destinations = others.filter(({ name }) => DESTINATION.test(name) && !ELSE.test(name));
  const destination = destinations.length > 0 ? destinations : others.filter(({ name }) => !ELSE.test(name));
  return [code, ...destination.map(({ index }) => index)];
}

/** First row below the titles: a row of a wide table with a single cell is a title. */
function firstOrder(rows: readonly string[][]): number {
  const wide = rows.findIndex((row) => row.filter(Boolean).length > 1);
  const above = rows.slice(0, Math.max(0, wide)).filter((row) => row.some(Boolean));
  return above.every((row) => /^\p{L}+[:.]?\s/u.test(leftRow(row, 0).text)) ? Math.max(0, wide) : 0;
}

const tidy = (cell: string): string => cell.replace(/\s+/gu, ' ').trim();

const lineOf = (cells: readonly string[]): string => cells.map(tidy).filter(Boolean).join('\t');
