import { FileRefused, refusals } from './refusal';

/**
 * Decodes UTF-8, UTF-16 with or without byte order mark, or else Windows-1252 of older spreadsheets. Throws
 * `FileRefused` for binary files and damaged UTF text: no character is ever replaced.
 */
function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  const text = strict(bytes, utf16 ?? 'utf-8') ?? (utf16 || isDamagedUtf8(bytes) ? null : windows1252(bytes));
  if (text === null || text.includes('\0')) throw new FileRefused(refusals.unreadable);
  return text.replace(/^\uFEFF/, '');
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // In UTF-16 every Latin character has a zero high byte; no other text contains zeros.
  const zeros = bytes.reduce((sum, byte) => (byte === 0 ? sum + 1 : sum), 0);
  if (zeros <= bytes.length / 4) return null;
  return bytes.indexOf(0) % 2 === 1 ? 'utf-16le' : 'utf-16be';
}

function strict(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Mostly valid UTF-8 with some invalid bytes: truncated, or two files joined. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const letters = new TextDecoder().decode(bytes).match(/\P{ASCII}/gu) ?? [];
  return letters.filter((letter) => letter === '\uFFFD').length * 2 < letters.length;
}

/** Characters of the bytes 0x80 to 0x9F; the others equal Latin-1. Not every engine's decoder supports Windows-1252. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (sign) => HIGH[sign.charCodeAt(0) - 0x80] ?? sign);

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
