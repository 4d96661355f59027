import type { Operation } from './resource';

/** Names by resource. */
type ByResource = Readonly<Record<string, readonly string[]>>;

/** Filters (`Kind.filter`) by ranges of numbers and by texts. */
export const COMPARED: readonly string[] = ['range', 'text'];

/** Own tables of a resource, with the fields by which its lists may be filtered, sorted and searched. */
export interface StoreOffer {
  /** Operations besides reading; defaults to export. If empty, records can only be chosen in forms. */
  can?: readonly Operation[];
  /** True for a query of its own, which filters by values and days alone. */
  plain?: boolean;
  /** True if what is typed is kept in the document table, with history and bin. */
  documents?: boolean;
  filters: readonly string[];
  sorts: readonly string[];
  search: readonly string[];
  /** Columns that can be summed. */
  sums?: readonly string[];
}

/**
 * Names that a product's code offers to its declarations, which may use no others. The code of each is passed
 * in where the product is put together.
 */
export interface Offers {
  /** Own parts that show a value, and that edit one. */
  cells: readonly string[];
  inputs: readonly string[];
  stores: Readonly<Record<string, StoreOffer>>;
  /** Computed fields: counters stored beside a record, and values read with it. */
  counters: ByResource;
  computed: ByResource;
  /** Actions with code of their own. */
  handlers: ByResource;
  /** Path prefixes of the product's own calls, and the paths below them that a resource may have. */
  taken: readonly string[];
  free: readonly string[];
}
