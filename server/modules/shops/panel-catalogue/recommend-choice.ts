import { MOST_RECOMMENDED } from '../../../../src/core/contract/panel-recommendation';
import type { Seller } from './recommend-store';

const TOP_BRANDS = 10;
const MOST_OF_BRAND = 2;

export interface Shelf {
  active: ReadonlySet<string>;
  shown: ReadonlySet<string>;
  /** H2H brands disabled by the owner. */
  hidden: ReadonlySet<string>;
}

export interface Chosen extends Seller {
  reason: string;
}

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
