import { date } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';

export const LONGEST_MESSAGE = 60_000;

export interface OfferedItem {
  brand: string;
  item: string;
  price: number | null;
}

/** Message with shop, date, and items by brand. `on` is ISO. */
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

const plain = (text: string): string => text.replace(/[*_~`]/g, '');
