import type { ListedItem } from './listed-item';

const LONGEST = 60;
const NUMBER = /\d{1,3}(?:[.,]\d{3})+|\d+/;

/** What an item is called beside its brand: suppliers write the brand into it ("Mobile Legends 86 Diamond"). */
export function listedName({ name, brand }: Pick<ListedItem, 'name' | 'brand'>): string {
  const whole = name.trim().replace(/\s+/g, ' ');
  const isNamed = whole.toLowerCase().startsWith(`${brand.trim().toLowerCase()} `);
  const short = isNamed ? whole.slice(brand.trim().length).trim() : whole;
  return (short || whole).slice(0, LONGEST).trim();
}

/** How much of it there is, the first number of a name: 86 of "86 Diamond", 10000 of "Rp 10.000"; null without any. */
export function sizeOf(name: string): number | null {
  const number = Number(NUMBER.exec(name)?.[0].replace(/[.,]/g, ''));
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
