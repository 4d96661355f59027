import { csvRows } from '../../core/schema/csv-cells';

/** Lines by which the separator is judged. */
const JUDGED = 20;
const separators = [',', ';', '\t'] as const;

/** The cells of a text: what stands between them is what its first lines have most of. */
export function splitText(text: string): string[][] {
  const lines = text
    .split(/\r?\n/, JUDGED)
    .join('\n')
    .replace(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => lines.split(separator).length;
  return csvRows(
    text,
    separators.reduce((best, next) => (count(next) > count(best) ? next : best)),
  );
}
