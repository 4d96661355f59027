import { date } from '../format/date';
import { rupiah } from '../format/money';

/** Most signs of one message; a chat takes no more. */
export const LONGEST_MESSAGE = 60_000;

/** An item as it is told to customers; null where the bill says what it costs. */
export interface OfferedItem {
  brand: string;
  item: string;
  price: number | null;
}

/** A price list as a message: the shop and the day, then brand by brand. `on` is ISO. */
export function priceMessage(shop: string, on: string, items: readonly OfferedItem[]): string {
  const brands = new Map<string, OfferedItem[]>();
  for (const one of items) brands.set(one.brand, [...(brands.get(one.brand) ?? []), one]);
  const parts = [...brands].map(([brand, rows]) =>
    [`*${plain(brand)}*`, ...rows.map(({ item, price }) => `${plain(item)} – ${priceWord(price)}`)].join(
      '\n',
    ),
  );
  return [`*${plain(shop)}*\nDaftar harga ${date(on)}`, ...parts].join('\n\n');
}

export const priceWord = (price: number | null): string =>
  price === null ? 'sesuai tagihan' : rupiah(price).replaceAll('\u00a0', ' ');

/** Signs that a chat reads as bold, slanted, struck out or as code. */
const plain = (text: string): string => text.replace(/[*_~`]/g, '');
