import { mobileNumber } from './phone';

/** Spaces, signs, combining accents and invisible characters; only line breaks, letters and digits are left. */
const IGNORED =
  /(?:[\t\v\f\r\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufeff]|[\u0300-\u036f]|[\ufe00-\ufe0f])+/g;

/**
 * A text as searches compare it: lower case, without accents, spaces and signs, so that `ML-86` equals `ml 86`.
 * Line breaks separate fields and stay. Twin of the SQL function `search_text`.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Lu}/gu, (letter) => letter.toLowerCase())
    .replace(IGNORED, '');

/**
 * The words of a typed search, which a row contains in any order: `Legends, dia-mond` → `legends`, `diamond`.
 * A phone number in any spelling is one word. Empty without letters and digits.
 */
export function searchWords(typed: string): string[] {
  const line = typed.replace(/\s+/gu, ' ');
  const number = mobileNumber(line);
  if (number) return [number];
  const words = line.split(' ').map((word) => mobileNumber(word) ?? searchText(word));
  return [...new Set(words.filter(Boolean))];
}

/** Whole rupiah that a word may mean: `300000`, `rp300000`; undefined for other words. */
export const amountOf = (word: string): number | undefined => {
  const digits = /^(?:rp)?(\d{3,12})$/.exec(word)?.[1];
  return digits === undefined ? undefined : Number(digits);
};
