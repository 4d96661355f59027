import type { BrandForm } from '../../../src/core/contract/catalogue';
import type { BRAND, ITEM, StateOf } from '../../../src/core/states';

/**
 * The shape of the demonstration catalogue, field for field as domain 3.4 names it.
 * Money is whole rupiah, durations are seconds, clock times are 'HH:mm' in Asia/Jakarta.
 */

/**
 * One input of a brand, as the portal receives it. `number` means digits only: the value stays a string, so
 * leading zeros live. `placeholder` is a value that this very input accepts; for `select` it is a prompt.
 */
export type CatalogueForm = BrandForm;

/** One thing that a partner can buy. */
export interface CatalogueItem {
  sku: string;
  group: string;
  name: string;
  denomination: number | null;
  /** Base price in rupiah, before any tier discount. */
  price: number;
  /** The struck-through price of a promotion, in rupiah. */
  price_before: number | null;
  sla_seconds: number;
  max_qty: number;
  /** True when the same destination may buy it more than once on the same day. */
  multi: boolean;
  status: StateOf<typeof ITEM>;
  is_new: boolean;
  is_promo: boolean;
  /** What it has in common with the other routes of the same thing; null where there is one alone. */
  group_key: string | null;
}

/** A product of one publisher; `key` is its address in links and in the public API. */
export interface CatalogueBrand {
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
  /** May lie after `cut_off_end`: such a window crosses midnight. */
  cut_off_start: string | null;
  cut_off_end: string | null;
  forms: CatalogueForm[];
  items: CatalogueItem[];
}

/** A shelf of the shop. `icon` is a lucide name, `type` is 1 prepaid or 2 postpaid. */
export interface CatalogueCategory {
  slug: string;
  name: string;
  icon: string;
  type: 1 | 2;
  sort: number;
  /** Each brand has a picture of its own in `public/brands`. */
  hasEmblems?: true;
  brands: CatalogueBrand[];
}
