import Papa from 'papaparse';
import { cellText } from './cell-text';

/** In order of preference where a text fits several: Indonesian amounts have commas inside their cells. */
const separators = ['\t', ';', '|', ','] as const;

/** The cells of a text. Empty lines are rows without a cell's text, so that rows keep their numbers. */
export function splitText(text: string): string[][] {
  // All of `\r\n`, `\r`, `\n` and the `\r\r\n` of a file that was converted twice end a line.
  const lines = text.replace(/^\uFEFF/, '').replace(/\r*\n|\r/g, '\n');
  const [firstLine, told] = /^"?sep=(.)"?(?:\n|$)/i.exec(lines) ?? [];
  const table = firstLine === undefined ? lines : lines.slice(firstLine.length);
  if (table === '') return [];
  const data = parsed(table, told ?? separatorOf(table));
  if (table.endsWith('\n')) data.pop();
  return data.map((row) => row.map(cellText));
}

/**
 * A stray quote would make one cell of all that follows. Then each line is read for itself, and the quotes of a line
 * that holds a stray one are letters.
 */
function parsed(table: string, separator: string): string[][] {
  const lettersOf = (line: string) =>
    Papa.parse<string[]>(line, { delimiter: separator, newline: '\n', fastMode: true }).data;
  return (
    quoted(table, separator) ??
    table.split('\n').flatMap((line) => (line === '' ? [['']] : (quoted(line, separator) ?? lettersOf(line))))
  );
}

/** Null where a quote has no other side. */
function quoted(table: string, separator: string): string[][] | null {
  const read = (text: string) => {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
    return errors.some(({ type }) => type === 'Quotes') ? null : data;
  };
  const rows = read(table);
  // Some programs put a space before the quote of a cell: `a, "b, c"`.
  const isSpaced = rows?.some((row) => row.some((cell) => /^ +"/.test(cell)));
  const spaced = isSpaced ? read(table.replace(new RegExp(`(^|[${separator}\\n]) +(?=")`, 'g'), '$1')) : null;
  return spaced ?? rows;
}

/** A sign that no text holds: it separates the cells of a text with a single column. */
const NOTHING = '\u001f';

/**
 * The separator by which most lines of the whole text have the same number of cells, at least two. A sign in a few of
 * many lines separates nothing: it belongs to a list of codes or sentences.
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
