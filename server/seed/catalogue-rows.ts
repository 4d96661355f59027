import { v7 } from 'uuid';
import type { Db } from '../db/client';
import { brands, categories, variations } from '../db/schema/catalogue';
import { catalogue } from './catalogue/catalogue';
import type { CatalogueBrand, CatalogueCategory, CatalogueItem } from './catalogue/types';
import { insertRows } from './insert-rows';

type CategoryRow = typeof categories.$inferSelect;
export type BrandRow = typeof brands.$inferSelect;
/** Of an item with a price; what is postpaid lies in the same table. */
export type VariationRow = Omit<typeof variations.$inferSelect, 'search'> & { base_price: number };

/** A brand with what it sells, as stored. */
export interface Shelf {
  brand: BrandRow;
  variations: VariationRow[];
}

/** Puts the demonstration catalogue on the shelves, in the order of the shop. `now` is milliseconds since 1970. */
export async function seedCatalogue(db: Db, now: number): Promise<Shelf[]> {
  const updatedAt = new Date(now).toISOString();
  const rows = catalogue.map((category) => {
    const row = categoryRow(category);
    const shelves = category.brands.map((brand, sort) =>
      shelf(row.id, brand, { image: emblemOf(category, brand), sort, updatedAt }),
    );
    return { row, shelves };
  });
  const shelves = rows.flatMap((category) => category.shelves);
  await insertRows(
    db,
    categories,
    rows.map((category) => category.row),
  );
  await insertRows(
    db,
    brands,
    shelves.map((one) => one.brand),
  );
  await insertRows(
    db,
    variations,
    shelves.flatMap((one) => one.variations),
  );
  return shelves;
}

function categoryRow({ slug, name, icon, type, sort }: CatalogueCategory): CategoryRow {
  return { id: v7(), slug, name, icon, type, sort };
}

/** The picture that `public/brands` holds of a brand. */
const emblemOf = ({ hasEmblems }: CatalogueCategory, { key }: CatalogueBrand): string | null =>
  hasEmblems ? `/brands/${key}.svg` : null;

function shelf(
  categoryId: string,
  of: CatalogueBrand,
  { image, sort, updatedAt }: Pick<BrandRow, 'image' | 'sort'> & { updatedAt: string },
): Shelf {
  const brand: BrandRow = {
    id: v7(),
    key: of.key,
    category_id: categoryId,
    name: of.name,
    publisher: of.publisher,
    monogram: of.monogram,
    image,
    is_voucher: of.is_voucher,
    status: of.status,
    has_check_id: of.has_check_id,
    regions: of.regions,
    how_to_html: of.how_to_html,
    cut_off_start: of.cut_off_start,
    cut_off_end: of.cut_off_end,
    forms: of.forms,
    sort,
    updated_at: updatedAt,
  };
  return {
    brand,
    variations: of.items.map((item, at) => variationRow(brand.id, item, at, updatedAt)),
  };
}

function variationRow(brandId: string, item: CatalogueItem, sort: number, updatedAt: string): VariationRow {
  const { price, ...same } = item;
  const told = { told_at: updatedAt, updated_at: updatedAt };
  const fees = { admin_fee: null, commission: null };
  return { id: v7(), brand_id: brandId, base_price: price, ...fees, ...same, sort, ...told };
}
