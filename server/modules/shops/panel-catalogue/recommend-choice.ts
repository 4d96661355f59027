import { MOST_RECOMMENDED } from '../../../../src/core/contract/panel-recommendation';
import type { Seller } from './recommend-store';

/** Brands that a website lacks are worth naming only when they lead everywhere. */
const TOP_BRANDS = 10;
/** Two items of one brand are a choice, three are an advertisement. */
const MOST_OF_BRAND = 2;

/** What a website has already. */
export interface Shelf {
  /** Items that are on sale. */
  active: ReadonlySet<string>;
  /** H2H brands that it shows. */
  shown: ReadonlySet<string>;
  /** H2H brands that it has switched off; its owner does not want them. */
  hidden: ReadonlySet<string>;
}

export interface Chosen extends Seller {
  reason: string;
}

/** The best sellers that a website does not sell yet, in their order. */
export function chooseFor(sellers: readonly Seller[], { active, shown, hidden }: Shelf): Chosen[] {
  const top = new Set([...new Set(sellers.map(({ brand_id }) => brand_id))].slice(0, TOP_BRANDS));
  const chosen: Chosen[] = [];
  for (const seller of sellers) {
    const { variation_id, brand_id, category } = seller;
    if (active.has(variation_id) || hidden.has(brand_id)) continue;
    if (!shown.has(brand_id) && !top.has(brand_id)) continue;
    if (chosen.filter((one) => one.brand_id === brand_id).length >= MOST_OF_BRAND) continue;
    const reason = shown.has(brand_id) ? `Laris di kategori ${category}` : 'Brand laris, belum Anda jual';
    chosen.push({ ...seller, reason });
    if (chosen.length === MOST_RECOMMENDED) break;
  }
  return chosen;
}
