import { linesOfTable } from '../../core/catalogue/order-table';
import { csvRows } from '../../core/schema/csv-cells';
import { FileRefused, readTableFile } from '../../features/table-file/read-table-file';
import { copy } from './copy';

/** A list of 500 orders has a hundredth of it. */
const LIMITS = { bytes: 2 * 1024 * 1024, unpacked: 8 * 1024 * 1024 };

/** The order lines of a file; read here, and shown as text before anything is sent. Throws `FileRefused`. */
export async function linesOfFile(file: File): Promise<string[]> {
  const lines = linesOfTable(await readTableFile(file, LIMITS, split));
  if (lines.length === 0) throw new FileRefused(copy.fileEmpty);
  return lines;
}

/** A line that was typed whole has no cells: what its signs mean is for the reader of order lines to say. */
const split = (text: string): string[][] =>
  /[,;]/.test(text) ? csvRows(text) : text.split(/\r?\n/).map((line) => line.split('\t'));
