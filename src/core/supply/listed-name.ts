import type { ListedItem } from './listed-item';

/** Letters that a name of ours has at most. */
export const LONGEST_NAME = 60;
const NUMBERS = /\d+(?:[.,]\d+)*/g;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;
/** Of the column that keeps it. */
const MOST = 2_147_483_647;

/** What an item is called beside its brand: suppliers write the brand into it ("Mobile Legends 86 Diamond"). Never cut. */
export function listedName({ name, brand }: Pick<ListedItem, 'name' | 'brand'>): string {
  const whole = name.trim().replace(/\s+/g, ' ');
  const isNamed = whole.toLowerCase().startsWith(`${brand.trim().toLowerCase()} `);
  const short = isNamed ? whole.slice(brand.trim().length).trim() : whole;
  return short || whole;
}

/**
 * How much of it there is: 86 of "86 Diamond", 10000 of "Rp 10.000". Null where that is not certain: without a number,
 * with several ("5 GB 30 Hari"), or with a part of one ("1.5 GB").
 */
export function sizeOf(name: string): number | null {
  const [number, ...others] = name.match(NUMBERS) ?? [];
  if (number === undefined || others.length > 0) return null;
  if (/[.,]/.test(number) && !THOUSANDS.test(number)) return null;
  const size = Number(number.replace(/[.,]/g, ''));
  return size > 0 && size <= MOST ? size : null;
}

/** What stands between words and says nothing; every other sign may be all that tells two items apart ("$10", "€10"). */
const BETWEEN = /[\s|]+|(?![.,%‰&#@*])\p{P}/u;

/**
 * The same for two names that say the same: letters of either size, thousands with a point or without, one or many.
 * Empty for a name that says nothing.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(NUMBERS, (number) => (THOUSANDS.test(number) ? number.replace(/[.,]/g, '') : number))
    .replace(/\brp\b\.?/g, '')
    .split(BETWEEN)
    // "Pass" is no more than one of something.
    .map((word) => word.replace(/(\p{L}{2}(?!s)\p{L})s$/u, '$1'))
    .filter((word) => /[^.,]/.test(word))
    .join(' ');
