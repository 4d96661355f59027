import { FileRefused, refusals } from './refusal';

/**
 * Decodes UTF-8, UTF-16 with or without byte order mark, or else Windows-1252 of older spreadsheets. Throws
 * `FileRefused` for binary files and damaged UTF text: no character is ever replaced.
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
