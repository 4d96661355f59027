import { v7 } from 'uuid';
import { BRAND, ITEM } from '../../src/core/states';
import type { Db } from '../db/client';
import { brands, categories, variations } from '../db/schema/catalogue';
import { billBrands, billCategory } from './catalogue/bills';
import { insertRows } from './insert-rows';

/** Seconds in which a biller answers. */
const SLA = 120;

/** Of a brand, what its customers pay after they used it. */
export type BillShelf = ReturnType<typeof shelvesOf>[number];

/** Puts the bills of the demonstration on their own shelf. `now` is milliseconds since 1970. */
export async function seedBills(db: Db, now: number): Promise<BillShelf[]> {
  const category = { id: v7(), ...billCategory };
  const rows = shelvesOf(category.id, new Date(now).toISOString());
  await insertRows(db, categories, [category]);
  await insertRows(
    db,
    brands,
    rows.map(({ brand }) => brand),
  );
  await insertRows(
    db,
    variations,
    rows.flatMap(({ items }) => items),
  );
  return rows;
}

const shelvesOf = (category: string, at: string) =>
  billBrands.map(({ group, items, ...brand }, sort) => {
    const id = v7();
    return {
      brand: {
        ...{
          ...brand,
          id,
          category_id: category,
          image: null,
          is_voucher: false,
          status: BRAND.normal,
          sort,
        },
        ...{ has_check_id: false, regions: ['ID'], cut_off_start: null, cut_off_end: null, updated_at: at },
      },
      items: items.map((item, place) => ({
        ...{
          ...item,
          id: v7(),
          brand_id: id,
          group,
          denomination: null,
          group_key: null,
          base_price: null,
          price_before: null,
        },
        ...{ sla_seconds: SLA, max_qty: 1, multi: false, status: ITEM.open, is_new: false, is_promo: false },
        ...{ sort: place, told_at: at, updated_at: at },
      })),
    };
  });
