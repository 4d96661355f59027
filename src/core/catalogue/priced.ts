import type { BrandDetail, Variation } from '../contract/catalogue';

/** An item with a price of its own, in rupiah; what is postpaid has none. */
export type PricedVariation = Variation & { price: number };

export const isPriced = (item: Variation): item is PricedVariation => item.price !== null;

/** A brand with what can be bought of it at a price. */
export interface PricedBrand extends BrandDetail {
  variations: PricedVariation[];
}

/** What waits for a selling price stays in sight at no price: it cannot be chosen. */
export const pricedBrand = (brand: BrandDetail): PricedBrand => ({
  ...brand,
  variations: brand.variations.flatMap((item) => {
    if (isPriced(item)) return [item];
    return item.is_unpriced ? [{ ...item, price: 0 }] : [];
  }),
});
