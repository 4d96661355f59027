import { type FlashItem, judgeFlash } from '../../../src/core/storefront/flash-sale';
import { judgePromo, type PromoCart, promoRefusals } from '../../../src/core/storefront/promo';
import type { Db } from '../../db/client';
import { AppError } from '../../http/app-error';
import { flashCounts, promoCounts } from './count-store';
import { dataIs, liveRecords, salesWith } from './record-store';
import type { FlashSaleData, Live, PromoData } from './records';

/** A product's place in a flash sale with its counts. */
export interface FlashOffer extends FlashItem {
  productId: string;
}

/** The places of a product, or of all, in these sales. */
export function flashOffers(
  sales: readonly Live<FlashSaleData>[],
  counts: readonly { flash_sale_id: string; product_id: string; sold: number; bought: number }[],
  productId?: string,
): FlashOffer[] {
  return sales.flatMap(({ id, data }) =>
    data.items
      .filter(({ product_id }) => productId === undefined || product_id === productId)
      .map((item) => {
        const count = counts.find((one) => one.flash_sale_id === id && one.product_id === item.product_id);
        return {
          flash_sale_id: id,
          productId: item.product_id,
          price: item.price,
          is_active: data.is_active ?? false,
          period: data.period,
          stock: item.stock,
          sold: count?.sold ?? 0,
          limit_per_user: item.limit_per_user,
          bought: count?.bought ?? 0,
        };
      }),
  );
}

/** The flash sale that this order may be of; null when it pays the normal price. */
export async function flashOf(
  db: Db,
  partnerId: string,
  asked: { productId: string; qty: number; buyer: string; normal: number | null; now: number },
): Promise<FlashOffer | null> {
  const sales = await salesWith(db, partnerId, asked.productId);
  const ids = sales.map(({ id }) => id);
  const offers = flashOffers(sales, await flashCounts(db, ids, asked.buyer), asked.productId);
  return offers.find((offer) => judgeFlash(offer, asked).applies) ?? null;
}

/** A code that applies. */
export interface PromoOffer {
  id: string;
  data: PromoData;
  discount: number;
}

/** What a buyer who types `code` would be told, at `now`. Throws PROMO_REFUSED `{ reason }`. */
export async function promoOf(
  db: Db,
  partnerId: string,
  code: string,
  { cart, buyer, now }: { cart: PromoCart; buyer: string; now: number },
): Promise<PromoOffer> {
  const [found] = await liveRecords(db, partnerId, 'promo', dataIs('code', code.trim()));
  const counts = found ? await promoCounts(db, found.id, buyer) : { used: 0, used_by_buyer: 0 };
  const facts = found ? { ...found.data, is_active: found.data.is_active ?? false, ...counts } : null;
  const verdict = judgePromo(facts, cart, now);
  if (!verdict.applies) throw new AppError('PROMO_REFUSED', { reason: promoRefusals[verdict.reason] });
  // A verdict on no code never applies.
  if (!found) throw new AppError('PROMO_REFUSED', { reason: promoRefusals.unknown });
  return { id: found.id, data: found.data, discount: verdict.discount };
}
