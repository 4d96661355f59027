import { number } from '../../../src/core/format/number';
import { BRAND, ITEM } from '../../../src/core/states';
import { withRoutes } from './routes';
import type { CatalogueBrand, CatalogueItem } from './types';

/** What all items of a brand share unless a row says otherwise. */
export type Terms = Pick<CatalogueItem, 'sla_seconds' | 'max_qty' | 'multi'>;

/** What one row of a price list may add to its price. */
type Marks = Partial<Terms & Pick<CatalogueItem, 'status' | 'is_new' | 'is_promo' | 'price_before'>>;

type ItemDraft = Omit<CatalogueItem, keyof Terms | 'group_key'> & Partial<Terms>;
type AmountRow = readonly [amount: number, price: number, marks?: Marks];
type NamedRow = readonly [code: string, name: string, price: number, marks?: Marks];

type BrandDraft = Pick<CatalogueBrand, 'key' | 'name' | 'publisher' | 'monogram'> &
  Partial<
    Pick<CatalogueBrand, 'status' | 'has_check_id' | 'regions' | 'cut_off_start' | 'cut_off_end' | 'forms'>
  > & { terms: Terms; how_to: readonly string[]; items: readonly ItemDraft[][] };

export const soldOut: Marks = { status: ITEM.soldOut };
export const disturbed: Marks = { status: ITEM.disturbed };
export const fresh: Marks = { is_new: true };
/** For passes that an account may hold only once at a time. */
export const oncePerDay: Marks = { max_qty: 1, multi: false };

/** A promotion: the row's own price is the reduced one, `before` the one struck through. */
export function promo(before: number): Marks {
  return { is_promo: true, price_before: before };
}

function draft(sku: string, group: string, name: string, price: number, marks: Marks = {}): ItemDraft {
  return {
    sku,
    group,
    name,
    denomination: null,
    price,
    price_before: null,
    status: ITEM.open,
    is_new: false,
    is_promo: false,
    ...marks,
  };
}

function counted(
  prefix: string,
  group: string,
  rows: readonly AmountRow[],
  name: (amount: string) => string,
): ItemDraft[] {
  return rows.map(([amount, price, marks]) => ({
    ...draft(`${prefix}-${amount}`, group, name(number(amount)), price, marks),
    denomination: amount,
  }));
}

/** Rows counted in a unit: `items('ML', 'Diamond', [[86, 19850]])` is '86 Diamond', sku ML-86. */
export function items(prefix: string, unit: string, rows: readonly AmountRow[]): ItemDraft[] {
  return counted(prefix, unit, rows, (amount) => `${amount} ${unit}`);
}

/** Rows by face value in rupiah: `nominals('PLN', 'Token Listrik', 'Token', [[20000, 20750]])` is 'Token 20.000'. */
export function nominals(
  prefix: string,
  group: string,
  word: string,
  rows: readonly AmountRow[],
): ItemDraft[] {
  return counted(prefix, group, rows, (amount) => `${word} ${amount}`);
}

/** Rows with a name of their own, such as passes and data packages. */
export function named(prefix: string, group: string, rows: readonly NamedRow[]): ItemDraft[] {
  return rows.map(([code, name, price, marks]) => draft(`${prefix}-${code}`, group, name, price, marks));
}

/** A whole brand. One without inputs is a voucher: only a code can be delivered without a destination. */
export function brand(of: BrandDraft): CatalogueBrand {
  const forms = of.forms ?? [];
  return {
    key: of.key,
    name: of.name,
    publisher: of.publisher,
    monogram: of.monogram,
    is_voucher: forms.length === 0,
    status: of.status ?? BRAND.normal,
    has_check_id: of.has_check_id ?? false,
    regions: of.regions ?? ['ID'],
    how_to_html: `<ol>${of.how_to.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    cut_off_start: of.cut_off_start ?? null,
    cut_off_end: of.cut_off_end ?? null,
    forms,
    items: withRoutes(
      of.key,
      of.items.flat().map((item) => ({ ...of.terms, ...item, group_key: null })),
    ),
  };
}
