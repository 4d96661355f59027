/** What the first line of a list says when it names its column instead of a value. */
const HEADER = /^(?:kode|code|voucher|kode voucher|voucher code)$/i;

/** What stands between cells: the first of the two that the first line has outside its quotes. */
const separatorOf = (csv: string): string => {
  const [line = ''] = csv.split(/\r?\n/, 1);
  return line.replace(/"(?:[^"]|"")*"/g, '').match(/[,;]/)?.[0] ?? ',';
};

/**
 * The cells of the lines of a CSV, as they were before it was written: without the quotes around them, and with one for
 * two inside.
 */
export function csvRows(csv: string, separator: string = separatorOf(csv)): string[][] {
  const text = csv.replace(/^\uFEFF/, '');
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`,
    'g',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, quoted, plain = '', end] of text.matchAll(cells)) {
    if (whole === '' && row.length === 0) continue;
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The first cells of the lines of a CSV. A line that names the column is left out. */
export function firstCells(csv: string): string[] {
  const found = csvRows(csv).flatMap(([cell = '']) => (cell === '' ? [] : [cell]));
  return HEADER.test(found[0] ?? '') ? found.slice(1) : found;
}
