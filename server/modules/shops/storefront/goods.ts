import type { BrandForm } from '../../../../src/core/contract/catalogue';
import { tierPrice } from '../../../../src/core/pricing/tier-price';
import { purchaseLimit } from '../../../../src/core/pricing/unverified-limit';
import { isOn } from '../../../../src/core/storefront/is-on';
import { quantityBounds } from '../../../../src/core/storefront/limits';
import type { PricedItem } from '../../../../src/core/storefront/price';
import { formOf, type Question, supplyForms } from '../../../../src/core/storefront/questions';
import type { Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { closureOf } from '../../trade/transaction/check-product';
import { type SupplyItem, supplyItems } from './count-store';
import { liveRecord } from './record-store';
import type { CategoryData, CustomData, Live, VcgData } from './records';
import type { Pricing } from './shop-store';

/** The brand that an item stands under. */
interface Shelf {
  id: string;
  name: string;
  checkId: boolean;
  questions: Question[];
}

/** One thing that a website sells, whatever stands behind it. */
export interface Goods {
  id: string;
  source: 1 | 2;
  fulfilment: 'h2h' | CustomData['fulfilment'];
  category: Shelf;
  name: string;
  variation: SupplyItem | null;
  priced: PricedItem;
  /** What its buyer is asked. */
  forms: readonly BrandForm[];
  bounds: { min: number; max: number };
  /** A price below the cost closes it. */
  closesOnLoss: boolean;
}

export const shelfOf = ({ id, data }: Live<CategoryData>): Shelf => ({
  id,
  name: data.name,
  checkId: data.check_id_enabled ?? false,
  questions: data.input_forms ?? [],
});

/** An item as priced; null while its supplier does not sell it, or not to an account like its partner's. */
export function vcgGoods(
  { price_discount_bps }: Pick<Pricing, 'price_discount_bps'>,
  { id, data }: Live<VcgData>,
  category: Shelf,
  item: SupplyItem | undefined,
): Goods | null {
  if (!item || closureOf(item)) return null;
  const cost = tierPrice(item.base_price, price_discount_bps);
  const max = Math.min(item.max_qty, Math.floor(purchaseLimit(item) / cost));
  if (max < 1) return null;
  return {
    id,
    source: 1,
    fulfilment: 'h2h',
    category,
    name: data.display_name,
    variation: item,
    priced: {
      cost,
      price_mode: data.price_mode,
      prices: data.prices,
    },
    forms: supplyForms(category.questions, item.forms),
    bounds: { min: 1, max },
    closesOnLoss: data.auto_disable_on_loss ?? false,
  };
}

export function customGoods({ id, data }: Live<CustomData>, category: Shelf): Goods {
  const { input_forms: own = [] } = data;
  return {
    id,
    source: 2,
    fulfilment: data.fulfilment,
    category,
    name: data.name,
    variation: null,
    priced: { cost: data.cost, price_mode: 'manual', prices: data.prices },
    forms: (own.length > 0 ? own : category.questions).map(formOf),
    bounds: quantityBounds(data),
    closesOnLoss: false,
  };
}

/** A product that may be ordered now. Throws NOT_FOUND and what `closureOf` names. */
export async function goodsById(db: Db, shop: Pricing, id: string): Promise<Goods> {
  const [vcg, custom] = await Promise.all([
    liveRecord(db, shop.partner_id, 'product-vcg', id),
    liveRecord(db, shop.partner_id, 'product-custom', id),
  ]);
  const found = vcg ?? custom;
  if (!found) throw new AppError('NOT_FOUND');
  const category = await liveRecord(db, shop.partner_id, 'category', found.data.category_id);
  if (!category || !isOn(found.data) || !isOn(category.data)) throw new AppError('PRODUCT_INACTIVE');
  const shelf = shelfOf(category);
  if (custom) return customGoods(custom, shelf);
  const variationId = vcg?.data.variation_id ?? '';
  const item = (await supplyItems(db, shop.partner_id, [variationId])).get(variationId);
  const closed = item && closureOf(item);
  if (closed) throw closed;
  const goods = vcg && vcgGoods(shop, vcg, shelf, item);
  if (!goods) throw new AppError('PRODUCT_INACTIVE');
  return goods;
}

/** Throws QUANTITY_BELOW, QUANTITY_LIMIT. */
export function checkQuantity({ bounds }: Goods, qty: number): void {
  if (qty < bounds.min) throw new AppError('QUANTITY_BELOW', { min: bounds.min });
  if (qty > bounds.max) throw new AppError('QUANTITY_LIMIT', { max: bounds.max });
}
