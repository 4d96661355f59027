/** The name of the column of codes, where the first row names its columns. */
const HEADER = /^(?:kode|code|voucher|kode voucher|voucher code)$/i;

/** The cells of the first column that hold text, without the name of the column. */
export function firstColumn(rows: readonly string[][]): string[] {
  const found = rows.flatMap(([cell = '']) => (cell === '' ? [] : [cell]));
  return HEADER.test(found[0] ?? '') ? found.slice(1) : found;
}
