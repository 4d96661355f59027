import { FileRefused, refusals } from './refusal';

/**
 * The text of a file in UTF-8, in UTF-16 with or without a byte order mark, or else in Windows-1252, which older
 * spreadsheets write. Throws `FileRefused` for bytes that are no text (a picture or a program that is called `.csv`) and
 * for UTF text that is damaged: no letter is ever replaced by another.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  const text = strict(bytes, utf16 ?? 'utf-8') ?? (utf16 || isDamagedUtf8(bytes) ? null : windows1252(bytes));
  if (text === null || text.includes('\0')) throw new FileRefused(refusals.unreadable);
  return text.replace(/^\uFEFF/, '');
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // In UTF-16 every Latin letter, digit and separator has a zero as its high byte; no other text has any.
  const zeros = bytes.reduce((sum, byte) => (byte === 0 ? sum + 1 : sum), 0);
  if (zeros <= bytes.length / 4) return null;
  return bytes.indexOf(0) % 2 === 1 ? 'utf-16le' : 'utf-16be';
}

/** Null for bytes that are not of this encoding. */
function strict(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Most letters beyond ASCII are UTF-8, and some are none: the file was cut off, or two were put together. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const letters = new TextDecoder().decode(bytes).match(/\P{ASCII}/gu) ?? [];
  return letters.filter((letter) => letter === '\uFFFD').length * 2 < letters.length;
}

/** Letters of the bytes 0x80 to 0x9F; the others are those of Latin-1. Not every engine's decoder knows them. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const windows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes)
    .replace(/[\u0080-\u009F]/g, (sign) => HIGH[sign.charCodeAt(0) - 0x80] ?? sign);
