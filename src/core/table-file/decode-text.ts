import { FileRefused, refusals } from './refusal';

/**
 * The text of a file in UTF-8, in UTF-16 with or without a byte order mark, or else in Windows-1252, which older
 * spreadsheets write. Throws `FileRefused` for bytes that are no text: a picture or a program that is called `.csv`.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new FileRefused(refusals.unreadable);
  return text;
}

/** Half a letter at the end of a file that was cut off is refused, not replaced. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new FileRefused(refusals.unreadable, { cause });
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // In UTF-16 every Latin letter, digit and separator has a zero as its high byte; no other text has any.
  const zeros = bytes.reduce((sum, byte) => (byte === 0 ? sum + 1 : sum), 0);
  if (zeros > bytes.length / 4) return bytes.indexOf(0) % 2 === 1 ? 'utf-16le' : 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
