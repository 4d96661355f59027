import Papa from 'papaparse';
import { cellText } from './cell-text';

/** Ordered by preference: Indonesian amounts contain commas. */
const separators = ['\t', ';', '|', ','] as const;

/** Empty lines stay as rows, so that row numbers match. */
export function splitText(text: string): string[][] {
  // Accepts `\r\n`, `\r`, `\n`, and `\r\r\n` of files converted twice.
  const lines = text.replace(/^\uFEFF/, '').replace(/\r*\n|\r/g, '\n');
  const [firstLine, delimiter] = /^"?sep=(.)"?(?:\n|$)/i.exec(lines) ?? [];
  const table = firstLine === undefined ? lines : lines.slice(firstLine.length);
  if (table === '') return [];
  const data = parsed(table, delimiter ?? separatorOf(table));
  if (table.endsWith('\n')) data.pop();
  return data.map((row) => row.map(cellText));
}

/**
 * An unbalanced quote would merge all following cells; then lines are parsed singly, and quotes in such a line are
 * literal.
 */
function parsed(table: string, separator: string): string[][] {
  const lettersOf = (line: string) =>
    Papa.parse<string[]>(line, { delimiter: separator, newline: '\n', fastMode: true }).data;
  return (
    quoted(table, separator) ??
    table.split('\n').flatMap((line) => (line === '' ? [['']] : (quoted(line, separator) ?? lettersOf(line))))
  );
}

/** Null if a quote is unbalanced. */
function quoted(table: string, separator: string): string[][] | null {
  const read = (text: string) => {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
    return errors.some(({ type }) => type === 'Quotes') ? null : data;
  };
  const rows = read(table);
  // Some programs put a space before a quoted cell: `a, "b, c"`.
  const isSpaced = rows?.some((row) => row.some((cell) => /^ +"/.test(cell)));
  const spaced = isSpaced ? read(table.replace(new RegExp(`(^|[${separator}\\n]) +(?=")`, 'g'), '$1')) : null;
  return spaced ?? rows;
}

/** A character that texts never contain, for a single column. */
const NOTHING = '\u001f';

/**
 * Separator with which most lines have the same number of cells, at least two. One found in few lines belongs to the
 * text.
 */
function separatorOf(table: string): string {
  const lines = table.replace(/(^|[\t;|,\n])"(?:[^"]|"")*"/g, '$1').split('\n');
  let best: { separator: string; lines: number } = { separator: ',', lines: 0 };
  for (const separator of separators) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const cells = line.split(separator).length;
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    const fitting = Math.max(0, ...counts.values());
    if (fitting > best.lines) best = { separator, lines: fitting };
  }
  return best.lines * 10 < lines.filter((line) => line.trim() !== '').length ? NOTHING : best.separator;
}
