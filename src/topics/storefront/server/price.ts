import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { offerOf } from '../../shops/domain/price';
import type { PromoCart } from '../../shops/domain/promo';
import type { Goods } from './goods';
import { type FlashOffer, flashQuota } from './offers';
import type { Pricing } from './shop-store';
import type { Shopper } from './shopper';

/** Current price of an item for a buyer, and its flash sale. Throws PRODUCT_INACTIVE. */
export async function priceOf(
  db: Db,
  { partner_id, now }: Pricing,
  goods: Goods,
  { key, tier, standard }: Pick<Shopper, 'key' | 'tier' | 'standard'>,
  qty: number,
): Promise<{ price: number; flash: FlashOffer | null }> {
  const offers = await flashQuota(db, partner_id, { productId: goods.id, buyer: key, now });
  const offer = offerOf(goods, offers, { tier, standard, qty, now });
  if (!offer) throw new AppError('PRODUCT_INACTIVE');
  return offer;
}

export const cartOf = (
  goods: Goods,
  { tier, isNewMember }: Pick<Shopper, 'tier' | 'isNewMember'>,
  subtotal: number,
  paymentMethodId: string | null,
): PromoCart => ({
  subtotal,
  product_id: goods.id,
  category_id: goods.category.id,
  tier_id: tier.id,
  payment_method_id: paymentMethodId,
  is_new_member: isNewMember,
});
