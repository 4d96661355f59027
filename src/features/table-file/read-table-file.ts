/** A sentence that says why a file gives no table. */
export class FileRefused extends Error {}

export interface FileLimits {
  /** Bytes of the file. */
  bytes: number;
  /** Bytes that a workbook may unpack to. */
  unpacked: number;
}

const refusals = {
  large: (bytes: number) => `Ukuran berkas maksimal ${bytes / 1024 / 1024} MB.`,
  type: 'Format berkas harus CSV atau XLSX.',
  unreadable: 'Berkas tidak dapat dibaca. Simpan lagi sebagai XLSX atau CSV.',
} as const;

export const UNREADABLE_FILE = refusals.unreadable;
/** What the browser offers to choose from. */
export const TABLE_FILES =
  '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The cells of a file, read in the browser: nothing of it is sent. `split` says what a text is made of. Throws
 * `FileRefused`.
 */
export async function readTableFile(
  file: File,
  limits: FileLimits,
  split: (text: string) => string[][],
): Promise<string[][]> {
  if (file.size > limits.bytes) throw new FileRefused(refusals.large(limits.bytes));
  if (/\.xlsx$/i.test(file.name)) {
    try {
      const { readXlsx } = await import('./read-xlsx');
      return readXlsx(new Uint8Array(await file.arrayBuffer()), limits.unpacked);
    } catch (cause) {
      throw new FileRefused(refusals.unreadable, { cause });
    }
  }
  if (!/\.(?:csv|txt)$/i.test(file.name)) throw new FileRefused(refusals.type);
  return split(textOf(new Uint8Array(await file.arrayBuffer())));
}

/** As UTF-8, or as older spreadsheets write: UTF-16 with its mark, or Windows' own letters. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // No text has it: a picture or a program that is called `.csv`.
  if (bytes.includes(0)) throw new FileRefused(refusals.unreadable);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
