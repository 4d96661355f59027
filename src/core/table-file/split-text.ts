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
  const config = { delimiter: told ?? separatorOf(table), newline: '\n' } as const;
  const quoted = Papa.parse<string[]>(table, config);
  const hasStrayQuote = quoted.errors.some(({ type }) => type === 'Quotes');
  // A quote that nothing closes would make one cell of all that follows: then quotes are read as letters.
  const { data } = hasStrayQuote ? Papa.parse<string[]>(table, { ...config, fastMode: true }) : quoted;
  if (table.endsWith('\n')) data.pop();
  return data.map((row) => row.map(cellText));
}

/** The separator by which most lines of the whole text have the same number of cells, at least two. */
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
  return best.separator;
}
