import { decodeText } from './decode-text';
import { FileRefused, refusals } from './refusal';

export interface FileLimits {
  /** Bytes of the file. */
  bytes: number;
  /** Bytes that a workbook may unpack to. */
  unpacked: number;
}

/** The `accept` attribute of inputs that take such a file. */
export const TABLE_FILES =
  '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const hasCells = (rows: readonly string[][]): boolean => rows.some((row) => row.some(Boolean));

/**
 * The cells of a CSV, TXT or XLSX file, each row at the number that a spreadsheet shows beside it. The file is read
 * where this runs and sent nowhere. A workbook gives its first visible sheet for which `isTable` is true. Throws `FileRefused`:
 * either every cell is read or none is.
 */
export async function readTableFile(
  file: File,
  limits: FileLimits,
  isTable: (rows: string[][]) => boolean = hasCells,
): Promise<string[][]> {
  if (!/\.xlsx$/i.test(file.name)) {
    const text = await readTextFile(file, limits);
    const { splitText } = await import('./split-text');
    return splitText(text);
  }
  const bytes = await bytesOf(file, limits);
  try {
    const { readWorkbook } = await import('./read-workbook');
    return await readWorkbook(bytes, limits.unpacked, isTable);
  } catch (cause) {
    throw new FileRefused(refusals.unreadable, { cause });
  }
}

/** The text of a CSV or TXT file. Throws `FileRefused`. */
export async function readTextFile(file: File, limits: FileLimits): Promise<string> {
  if (!/\.(?:csv|txt)$/i.test(file.name)) throw new FileRefused(refusals.type);
  return decodeText(await bytesOf(file, limits));
}

async function bytesOf(file: File, limits: FileLimits): Promise<Uint8Array> {
  if (file.size > limits.bytes) throw new FileRefused(refusals.large(limits.bytes));
  return new Uint8Array(await file.arrayBuffer());
}
