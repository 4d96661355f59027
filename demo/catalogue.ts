import { v7 } from 'uuid';
import type { BRAND, ITEM, StateOf } from '../src/core/states';
import type { BrandForm } from '../src/topics/catalogue/contract/catalogue';
import { prefixHint } from '../src/topics/catalogue/domain/phone-operator';
import { readCsv } from './csv';
import type { Tables } from './tables';
import { iso } from './time';

/**
 * The catalogue of the demonstration, field for field as domain 3.4 names it. Money is whole rupiah, durations are
 * seconds, clock times are 'HH:mm' in Jakarta.
 */

/** An input of a brand. `placeholder` is a value that this very input accepts; for `select` it is a prompt. */
export type CatalogueForm = BrandForm;

interface Item {
  sku: string;
  group: string;
  name: string;
  denomination: number | null;
  /** Base price, before any tier discount; null for a bill. */
  price: number | null;
  price_before: number | null;
  sla_seconds: number;
  max_qty: number;
  /** True when the same destination may buy it more than once on the same day. */
  multi: boolean;
  status: StateOf<typeof ITEM>;
  is_new: boolean;
  is_promo: boolean;
  /** Shared with the other routes of the same product; null where there is one route. */
  group_key: string | null;
}

export type CatalogueItem = Item & { price: number; admin_fee: null; commission: null };
/** Fees for each sheet of a bill. */
type BillItem = Item & { price: null; admin_fee: number; commission: number };

interface Brand<OneItem> {
  /** Slug in links and in the public API. */
  key: string;
  name: string;
  publisher: string;
  /** Two letters for the tile of a brand without a picture. */
  monogram: string;
  /** True when the answer is a code and no destination is asked. */
  is_voucher: boolean;
  status: StateOf<typeof BRAND>;
  has_check_id: boolean;
  regions: string[];
  how_to_html: string;
  /** May be later than `cut_off_end`: the window then crosses midnight. */
  cut_off_start: string | null;
  cut_off_end: string | null;
  forms: CatalogueForm[];
  items: OneItem[];
  /** Relative sales to resellers and on websites; other brands count as 0.4. */
  popularity: number;
  website_share: number;
  /** An operator sells credit for its own numbers only. */
  phone_prefix: string | null;
}

export type CatalogueBrand = Brand<CatalogueItem>;

interface Category<OneBrand> {
  slug: string;
  name: string;
  icon: string;
  /** 1 prepaid, 2 postpaid. */
  type: 1 | 2;
  sort: number;
  /** Each brand has a picture of its own in `public/brands`. */
  has_emblems: boolean;
  brands: OneBrand[];
}

type In<Key extends string, Row> = Row & Record<Key, string>;
type FormLine = In<'brand', Omit<CatalogueForm, 'options'> & { options: string[] }>;
type BrandLine = In<'category', Omit<Brand<never>, 'forms' | 'items' | 'how_to_html'> & { how_to: string[] }>;

const lines = {
  categories: readCsv<Category<never>>('categories', { numbers: 'type sort' }),
  brands: readCsv<BrandLine>('brands', {
    ...{ numbers: 'status popularity website_share', lists: 'regions how_to' },
  }),
  inputs: readCsv<FormLine>('inputs', { numbers: 'min_len max_len', lists: 'options' }),
  items: readCsv<In<'brand', CatalogueItem | BillItem>>('items', {
    numbers: 'denomination price price_before admin_fee commission sla_seconds max_qty status',
  }),
};

const categories = lines.categories.map((category) => ({
  ...category,
  brands: lines.brands.filter((line) => line.category === category.slug).map(brandOf),
}));

function brandOf({ category: _category, how_to, ...brand }: BrandLine): Brand<CatalogueItem | BillItem> {
  const forms = lines.inputs
    .filter((line) => line.brand === brand.key)
    .map(({ brand: _brand, options, ...form }): CatalogueForm => {
      const pairs = options.map((option) => option.split('='));
      return {
        ...form,
        help_text: form.help_text ?? (form.type === 'phone' ? prefixHint(brand) : null),
        options: pairs.map(([value = '', label = '']) => ({ value, label })),
      } as CatalogueForm;
    });
  return {
    ...brand,
    is_voucher: forms.length === 0,
    how_to_html: `<ol>${how_to.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    forms,
    items: lines.items
      .filter((line) => line.brand === brand.key)
      .map(({ brand: _brand, ...item }) => item as CatalogueItem | BillItem),
  };
}

export const catalogue = categories.filter(({ type }) => type === 1) as Category<CatalogueBrand>[];
export const billCategory = categories.find(({ type }) => type === 2) as Category<Brand<BillItem>>;

export type BrandRow = ReturnType<typeof brandRow>;
interface Stored<Price> extends Omit<Item, 'price'> {
  id: string;
  brand_id: string;
  base_price: Price;
  sort: number;
  reported_at: string;
  updated_at: string;
}
export type VariationRow = Stored<number>;

export interface Shelf {
  brand: BrandRow;
  variations: VariationRow[];
  of: Omit<Brand<unknown>, 'items'>;
}

export interface BillShelf {
  brand: BrandRow;
  variations: (Stored<null> & Pick<BillItem, 'admin_fee' | 'commission'>)[];
}

export const addCatalogue = (tables: Tables, now: number): Shelf[] =>
  catalogue.flatMap((category) => addCategory(tables, category, now));

export const addBills = (tables: Tables, now: number): BillShelf[] => addCategory(tables, billCategory, now);

function addCategory<OneItem extends Item>(tables: Tables, category: Category<Brand<OneItem>>, now: number) {
  const { brands, has_emblems, ...facts } = category;
  const [id, at] = [v7(), iso(now)];
  tables.add('categories', [{ id, ...facts }]);
  return brands.map((of, sort) => {
    const image = has_emblems ? `/brands/${of.key}.svg` : null;
    const brand = brandRow(of, { category_id: id, image, sort, at });
    const variations = of.items.map((item, index) =>
      variationRow(item, { brand_id: brand.id, sort: index, at }),
    );
    tables.add('brands', [brand]);
    tables.add('variations', variations);
    return { brand, variations, of };
  });
}

function brandRow(
  {
    items: _items,
    popularity: _popularity,
    website_share: _share,
    phone_prefix: _prefix,
    ...facts
  }: Brand<unknown>,
  { at, ...parent }: { category_id: string; image: string | null; sort: number; at: string },
) {
  return { id: v7(), ...facts, ...parent, updated_at: at };
}

function variationRow<OneItem extends Item>(
  { price, ...facts }: OneItem,
  { at, ...parent }: { brand_id: string; sort: number; at: string },
) {
  return {
    id: v7(),
    base_price: price as OneItem['price'],
    ...facts,
    ...parent,
    reported_at: at,
    updated_at: at,
  };
}
