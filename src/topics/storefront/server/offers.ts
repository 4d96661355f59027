import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { FlashItem } from '../../shops/domain/flash-sale';
import { isOn } from '../../shops/domain/is-on';
import { type PromoCart, promoRefusals, validatePromo } from '../../shops/domain/promo';
import { recordByKey, runningSales } from '../../shops/server/shop-record/reading';
import type { FlashSaleData, Live, PromoData } from '../../shops/server/shop-record/records';
import { readFlashCounts, readPromoCounts } from './count-store';

export interface FlashOffer extends FlashItem {
  productId: string;
}

export function flashOffers(
  sales: readonly Live<FlashSaleData>[],
  counts: readonly { flash_sale_id: string; product_id: string; sold: number; bought: number }[],
  productId?: string,
): FlashOffer[] {
  return sales.flatMap(({ id, data }) =>
    (data.items ?? [])
      .filter(({ product_id }) => productId === undefined || product_id === productId)
      .map((item) => {
        const count = counts.find((one) => one.flash_sale_id === id && one.product_id === item.product_id);
        return {
          flash_sale_id: id,
          productId: item.product_id,
          price: item.price,
          is_active: isOn(data),
          period: data.period,
          stock: item.stock,
          sold: count?.sold ?? 0,
          limit_per_user: item.limit_per_user,
          bought: count?.bought ?? 0,
        };
      }),
  );
}

export async function flashQuota(
  db: Db,
  partnerId: string,
  asked: { productId: string; buyer: string; now: number },
): Promise<FlashOffer[]> {
  const sales = await runningSales(db, partnerId, asked.now, asked.productId);
  const ids = sales.map(({ id }) => id);
  return flashOffers(sales, await readFlashCounts(db, ids, asked.buyer), asked.productId);
}

export interface PromoOffer {
  id: string;
  data: PromoData;
  discount: number;
}

/** Validates `code` for a buyer at `now`. Throws PROMO_REFUSED `{ reason }`. */
export async function promoOf(
  db: Db,
  partnerId: string,
  code: string,
  { cart, buyer, now }: { cart: PromoCart; buyer: string; now: number },
): Promise<PromoOffer> {
  const found = await recordByKey(db, partnerId, 'promo', { field: 'code', value: code.trim() });
  const counts = found ? await readPromoCounts(db, found.id, buyer) : { used: 0, used_by_buyer: 0 };
  const facts = found ? { ...found.data, is_active: isOn(found.data), ...counts } : null;
  const verdict = validatePromo(facts, cart, now);
  if (!verdict.applies) throw new AppError('PROMO_REFUSED', { reason: promoRefusals[verdict.reason] });
  // Without a code the result is never valid.
  if (!found) throw new AppError('PROMO_REFUSED', { reason: promoRefusals.unknown });
  return { id: found.id, data: found.data, discount: verdict.discount };
}
