import { BRAND } from '../../../../core/states';
import { messages } from '../../../../core/text/messages';
import { useCall } from '../../../../platform/web/use-call';
import {
  type BrandSummary,
  getBrand,
  listBrands,
  type Variation,
} from '../../../catalogue/contract/catalogue';
import { foreignNumber, sameItem, servesOwner } from '../../../catalogue/domain/phone-operator';
import type { PricedBrand, PricedVariation } from '../../../catalogue/domain/priced';
import type { OrderDraft } from './order-draft';

export interface ForeignNumberOffer {
  warning: string;
  /** The operator's brand and its equivalent item; null without one. */
  other: { brand: BrandSummary; item: Variation | undefined } | null;
}

export function useForeignNumber(
  brand: PricedBrand,
  { values }: OrderDraft,
  chosen: PricedVariation | undefined,
): ForeignNumberOffer | null {
  const foreign = foreignNumber(brand, brand.forms, values);
  const shelf = useCall(
    listBrands,
    { query: { category: brand.category_id, limit: 100 } },
    { enabled: foreign !== null },
  );
  const other = foreign
    ? shelf.data?.find((one) => servesOwner(one, foreign) && one.status === BRAND.normal)
    : undefined;
  const detail = useCall(
    getBrand,
    { params: { id: other?.id ?? brand.id } },
    { enabled: other !== undefined },
  );
  if (!foreign) return null;
  const items = other && detail.data?.id === other.id ? detail.data.variations : [];
  return {
    warning: messages.foreignNumber(foreign.prefix, foreign.owners, brand.name),
    other: other ? { brand: other, item: chosen && sameItem(chosen.name, items) } : null,
  };
}
