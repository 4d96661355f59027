import { rupiah } from '../../../core/format/money';
import { momentOf, type Period } from '../../../core/value/period';

export interface FlashItem {
  flash_sale_id: string;
  /** Rupiah per item. */
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

/** A flash price must be below the guest price. */
const undercuts = (price: number, normal: number): boolean => price < normal;

/** Error text; undefined if valid. `normal` is the guest price, or null. */
export function salePriceError(
  price: number | undefined,
  normal: number | null,
): { field: 'product_id' | 'price'; message: string } | undefined {
  if (normal === null) return { field: 'product_id', message: 'Produk ini belum punya harga jual.' };
  if (price === undefined || undercuts(price, normal)) return undefined;
  return { field: 'price', message: `Harga flash sale harus di bawah harga normal ${rupiah(normal)}.` };
}

/**
 * Decides whether `qty` items cost the flash price at `now` (milliseconds since 1970): all or none of an
 * order, and only if the buyer's normal price (null without one) is higher.
 */
export function validateFlash(
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
