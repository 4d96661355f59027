import type { BrandDetail, Variation } from '../contract/catalogue';

export type PricedVariation = Variation & { price: number };

export const isPriced = (item: Variation): item is PricedVariation => item.price !== null;

export interface PricedBrand extends BrandDetail {
  variations: PricedVariation[];
}

/** Items without a selling price stay visible but cannot be chosen. */
export const pricedBrand = (brand: BrandDetail): PricedBrand => ({
  ...brand,
  variations: brand.variations.flatMap((item) => {
    if (isPriced(item)) return [item];
    return item.is_unpriced ? [{ ...item, price: 0 }] : [];
  }),
});
