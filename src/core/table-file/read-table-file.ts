import { decodeText } from './decode-text';
import { FileRefused, refusals } from './refusal';

export interface FileLimits {
  bytes: number;
  unpacked: number;
}

export const TABLE_FILES =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const hasCells = (rows: readonly string[][]): boolean => rows.some((row) => row.some(Boolean));

/**
 * Cells of a CSV, TXT or XLSX file by spreadsheet row. The file is read locally. A workbook yields its first visible
 * sheet with `isTable`. Throws `FileRefused`: all cells are read or none.
 */
export async function readTableFile(
  file: File,
  limits: FileLimits,
  isTable: (rows: string[][]) => boolean = hasCells,
): Promise<string[][]> {
  const bytes = await bytesOf(file, limits);
  if (!isArchive(bytes) && TEXT_NAME.test(file.name)) {
    const { splitText } = await import('./split-text');
    return splitText(decodeText(bytes));
  }
  if (!isArchive(bytes) && !/\.xlsx$/i.test(file.name)) throw new FileRefused(refusals.type);
  try {
    const { readWorkbook } = await import('./read-workbook');
    return await readWorkbook(bytes, limits.unpacked, isTable);
  } catch (cause) {
    throw new FileRefused(refusals.unreadable, { cause });
  }
}

/** Throws `FileRefused`. */
export async function readTextFile(file: File, limits: FileLimits): Promise<string> {
  if (!TEXT_NAME.test(file.name)) throw new FileRefused(refusals.type);
  return decodeText(await bytesOf(file, limits));
}

const TEXT_NAME = /\.(?:csv|tsv|txt)$/i;

async function bytesOf(file: File, limits: FileLimits): Promise<Uint8Array> {
  if (file.size > limits.bytes) throw new FileRefused(refusals.large(limits.bytes));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, COMPOUND)) throw new FileRefused(refusals.locked);
  return bytes;
}

/** OLE compound files: encrypted workbooks, and those before 2007. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);

const startsWith = (bytes: Uint8Array, sign: readonly number[]): boolean =>
  sign.every((byte, at) => bytes[at] === byte);
