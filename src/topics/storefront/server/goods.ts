import { PRODUCT_SOURCE, type StateOf } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { BrandForm } from '../../catalogue/contract/catalogue';
import { purchaseLimit } from '../../orders/domain/unverified-limit';
import { closureOf } from '../../orders/server/transaction/check-product';
import { isOn } from '../../shops/domain/is-on';
import { quantityBounds } from '../../shops/domain/limits';
import type { PricedItem } from '../../shops/domain/price';
import { formOf, type Question, supplyForms } from '../../shops/domain/questions';
import {
  closesOnLoss,
  pricedItem,
  readSaleSupplies,
  type SaleSupply,
  titleOf,
} from '../../shops/server/shop-record/prices';
import { liveRecord } from '../../shops/server/shop-record/reading';
import {
  type CategoryData,
  type CustomData,
  type Live,
  PRODUCTS,
  questionsOf,
  type VcgData,
} from '../../shops/server/shop-record/records';

interface Shelf {
  id: string;
  name: string;
  checkId: boolean;
  questions: Question[];
}

export interface Goods {
  id: string;
  source: StateOf<typeof PRODUCT_SOURCE>;
  fulfilment: 'h2h' | CustomData['fulfilment'];
  category: Shelf;
  name: string;
  variation: SaleSupply | null;
  priced: PricedItem;
  forms: readonly BrandForm[];
  bounds: { min: number; max: number };
  /** A price below cost closes it. */
  closesOnLoss: boolean;
}

export const shelfOf = ({ id, data }: Live<CategoryData>): Shelf => ({
  id,
  name: data.name,
  checkId: data.check_id_enabled ?? false,
  questions: questionsOf(data),
});

/** A priced H2H item; null while its supplier does not sell it, or not to the partner's account. */
export function vcgGoods(
  { id, data }: Live<VcgData>,
  category: Shelf,
  item: SaleSupply | undefined,
): Goods | null {
  if (!item || closureOf(item)) return null;
  const max = Math.min(item.max_qty, Math.floor(purchaseLimit(item) / item.cost));
  if (max < 1) return null;
  return {
    id,
    source: PRODUCT_SOURCE.vcg,
    fulfilment: 'h2h',
    category,
    name: titleOf(data),
    variation: item,
    priced: pricedItem(data, item.cost),
    forms: supplyForms(category.questions, item.forms),
    bounds: { min: 1, max },
    closesOnLoss: closesOnLoss(data),
  };
}

export function customGoods({ id, data }: Live<CustomData>, category: Shelf): Goods {
  const own = questionsOf(data);
  return {
    id,
    source: PRODUCT_SOURCE.custom,
    fulfilment: data.fulfilment,
    category,
    name: titleOf(data),
    variation: null,
    priced: pricedItem(data, data.cost),
    forms: (own.length > 0 ? own : category.questions).map(formOf),
    bounds: quantityBounds(data),
    closesOnLoss: false,
  };
}

/** A product that can be ordered now. Throws NOT_FOUND and errors of `closureOf`. */
export async function goodsById(db: Db, partnerId: string, id: string): Promise<Goods> {
  const found = await liveRecord(db, partnerId, PRODUCTS, id);
  if (!found) throw new AppError('NOT_FOUND');
  const category = await liveRecord(db, partnerId, 'category', found.data.category_id);
  if (!category || !isOn(found.data) || !isOn(category.data)) throw new AppError('PRODUCT_INACTIVE');
  const shelf = shelfOf(category);
  if (found.resource === 'product-custom') return customGoods(found, shelf);
  const { variation_id } = found.data;
  const item = (await readSaleSupplies(db, partnerId, [variation_id])).get(variation_id);
  const closed = item && closureOf(item);
  if (closed) throw closed;
  const goods = vcgGoods(found, shelf, item);
  if (!goods) throw new AppError('PRODUCT_INACTIVE');
  return goods;
}

export function checkQuantity({ bounds }: Goods, qty: number): void {
  if (qty < bounds.min) throw new AppError('QUANTITY_BELOW', { min: bounds.min });
  if (qty > bounds.max) throw new AppError('QUANTITY_LIMIT', { max: bounds.max });
}
