/** What the head of a table calls the code of an item, and what it calls things that are no input of an order. */
const CODE = /^(?:kode(?: produk| item)?|sku|code|product[ _]code|produk)$/i;
const ELSE =
  /^(?:no\.?|nomor urut|baris|tertulis|nickname|kode transaksi|sn|refund|partner[ _]reference[ _]id|ref(?:[ _]id)?|nama.*|catatan|keterangan|harga|status|item|brand)$/i;

/**
 * The order lines of a table: its first row may name the columns, in any order; else the code stands first and the
 * destination behind it. Tabs hold the cells apart, whatever stands in them.
 */
export function linesOfTable(rows: readonly string[][]): string[] {
  const [head = [], ...body] = rows;
  const code = head.findIndex((cell) => CODE.test(cell.trim()));
  if (code < 0) return rows.flatMap((row) => lineOf(row));
  const columns = head.flatMap((cell, place) => (place === code || ELSE.test(cell.trim()) ? [] : [place]));
  return body.flatMap((row) => lineOf([code, ...columns].map((place) => row[place] ?? '')));
}

const lineOf = (cells: readonly string[]): string[] => {
  const filled = cells.map((cell) => cell.replace(/\s+/gu, ' ').trim()).filter(Boolean);
  return filled.length > 0 ? [filled.join('\t')] : [];
};
