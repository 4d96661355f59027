import type { Database } from '../../src/platform/db/client';

interface Shelf {
  categories: number;
  brands: number;
  items: number;
  /** SQL expression for the price of item `n`. */
  price: string;
}

const id = (kind: number, n: string) =>
  `('00000000-0000-7000-800${kind}-' || lpad((${n})::text, 12, '0'))::uuid`;

export const itemId = (n: string): string => id(3, n);

export async function fillShelf(database: Database, { categories, brands, items, price }: Shelf) {
  for (const [name, text] of [
    [
      'categories',
      `insert into categories (id, slug, name, icon, type, sort)
       select ${id(1, 'n')}, 'c' || n, 'Kategori ' || n, 'gamepad-2', 1, n from generate_series(0, ${categories - 1}) n`,
    ],
    [
      'brands',
      `insert into brands (id, key, category_id, name, publisher, monogram, is_voucher, status, has_check_id, regions,
         how_to_html, forms, sort)
       select ${id(2, 'n')}, 'b' || n, ${id(1, `n % ${categories}`)}, 'Brand ' || n, 'P', 'BR', false, 1, false, '{}', '',
         '[]', n from generate_series(0, ${brands - 1}) n`,
    ],
    [
      'variations',
      `insert into variations (id, sku, brand_id, "group", name, base_price, sla_seconds, max_qty, multi, status, is_new,
         is_promo, sort)
       select ${id(3, 'n')}, 'S' || n, ${id(2, `n % ${brands}`)}, 'G', 'Item ' || n, ${price}, 60, 1, false, 1, false,
         false, n from generate_series(0, ${items - 1}) n`,
    ],
  ] as const) {
    await database.run({ name: `bench_${name}`, text }, []);
  }
}
