import type { ListedItem } from '../../../core/contract/listed-item';

export const LONGEST_NAME = 60;
const NUMBERS = /\d+(?:[.,]\d+)*/g;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;
const MOST = 2_147_483_647;

/** Name without its brand, which suppliers repeat ("Mobile Legends 86 Diamond"). Never cut. */
export function listedName({ name, brand }: Pick<ListedItem, 'name' | 'brand'>): string {
  const whole = name.trim().replace(/\s+/g, ' ');
  const isNamed = whole.toLowerCase().startsWith(`${brand.trim().toLowerCase()} `);
  const short = isNamed ? whole.slice(brand.trim().length).trim() : whole;
  return short || whole;
}

/**
 * Amount in a name: 86 of "86 Diamond", 10000 of "Rp 10.000". Null if uncertain: no number, several ("5 GB 30 Hari"),
 * or decimals ("1.5 GB").
 */
export function sizeOf(name: string): number | null {
  const [number, ...others] = name.match(NUMBERS) ?? [];
  if (number === undefined || others.length > 0) return null;
  if (/[.,]/.test(number) && !THOUSANDS.test(number)) return null;
  const size = Number(number.replace(/[.,]/g, ''));
  return size > 0 && size <= MOST ? size : null;
}

/** Separators without meaning; other symbols may distinguish two items ("$10", "€10"). */
const BETWEEN = /[\s|]+|(?![.,%‰&#@*])\p{P}/u;

/** Equal for names with the same meaning: ignores case, thousands separators and plural. Empty without a word. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(NUMBERS, (number) => (THOUSANDS.test(number) ? number.replace(/[.,]/g, '') : number))
    .replace(/\brp\b\.?/g, '')
    .split(BETWEEN)
    // "Pass" is not a plural.
    .map((word) => word.replace(/(\p{L}{2}(?!s)\p{L})s$/u, '$1'))
    .filter((word) => /[^.,]/.test(word))
    .join(' ');
