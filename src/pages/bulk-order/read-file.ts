import { linesOfTable } from '../../core/catalogue/order-table';
import { csvRows } from '../../core/schema/csv-cells';
import { copy } from './copy';

const MOST_BYTES = 2 * 1024 * 1024;

/** A sentence that says why a file gives no orders. */
export class FileRefused extends Error {}

/** The order lines of a file; read here, and shown as text before anything is sent. */
export async function linesOfFile(file: File): Promise<string[]> {
  if (file.size > MOST_BYTES) throw new FileRefused(copy.fileTooLarge);
  const lines = linesOfTable(await rowsOf(file));
  if (lines.length === 0) throw new FileRefused(copy.fileEmpty);
  return lines;
}

async function rowsOf(file: File): Promise<string[][]> {
  if (/\.xlsx$/i.test(file.name)) {
    try {
      const { readXlsx } = await import('./read-xlsx');
      return readXlsx(new Uint8Array(await file.arrayBuffer()));
    } catch (cause) {
      throw new FileRefused(copy.fileUnreadable, { cause });
    }
  }
  if (!/\.(?:csv|txt)$/i.test(file.name)) throw new FileRefused(copy.fileType);
  const text = await file.text();
  // A line that was typed whole has no cells: what its signs mean is for the reader of order lines to say.
  return /[,;]/.test(text) ? csvRows(text) : text.split(/\r?\n/).map((line) => line.split('\t'));
}
