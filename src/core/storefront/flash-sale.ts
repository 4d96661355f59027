import { rupiah } from '../format/money';
import { momentOf, type Period } from '../value/period';

/** A product in a flash sale, with what was sold so far and what this buyer has bought of it. */
export interface FlashItem {
  flash_sale_id: string;
  /** Rupiah of one. */
  price: number;
  is_active: boolean;
  period: Period;
  stock: number;
  sold: number;
  limit_per_user?: number | undefined;
  bought: number;
}

export type FlashVerdict = { applies: true; price: number } | { applies: false; reason: FlashRefusal };
export type FlashRefusal = 'inactive' | 'before' | 'after' | 'dear' | 'sold-out' | 'limit';

/** A flash price is below what guests pay without it. */
const undercuts = (price: number, normal: number): boolean => price < normal;

/** Why an item cannot be in a sale at this price; undefined: it can. `normal`: of guests, null without one. */
export function salePriceError(
  price: number | undefined,
  normal: number | null,
): { field: 'product_id' | 'price'; message: string } | undefined {
  if (normal === null) return { field: 'product_id', message: 'Produk ini belum punya harga jual.' };
  if (price === undefined || undercuts(price, normal)) return undefined;
  return { field: 'price', message: `Harga flash sale harus di bawah harga normal ${rupiah(normal)}.` };
}

/**
 * Whether `qty` items cost the flash price at `now` (milliseconds since 1970). A part of an order never does, and a
 * buyer whose usual price (`normal`, of one; null without one) is as low has no use for it.
 */
export function judgeFlash(
  item: FlashItem,
  { qty, normal, now }: { qty: number; normal: number | null; now: number },
): FlashVerdict {
  const refused = (reason: FlashRefusal): FlashVerdict => ({ applies: false, reason });
  if (!item.is_active) return refused('inactive');
  const moment = momentOf(item.period, now);
  if (moment !== 'during') return refused(moment);
  if (normal !== null && !undercuts(item.price, normal)) return refused('dear');
  if (item.sold + qty > item.stock) return refused('sold-out');
  if (item.limit_per_user !== undefined && item.bought + qty > item.limit_per_user) return refused('limit');
  return { applies: true, price: item.price };
}
