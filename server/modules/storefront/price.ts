import { tierPriceOf } from '../../../src/core/storefront/price';
import type { PromoCart } from '../../../src/core/storefront/promo';
import type { Db } from '../../db/client';
import { AppError } from '../../http/app-error';
import type { Goods } from './goods';
import { type FlashOffer, flashOf } from './offers';
import type { Pricing } from './shop-store';
import type { Shopper } from './shopper';

/** What one item costs a buyer now, and the flash sale that this comes from. Throws PRODUCT_INACTIVE. */
export async function priceOf(
  db: Db,
  { partner_id, now }: Pricing,
  goods: Goods,
  { key, tier, standard }: Pick<Shopper, 'key' | 'tier' | 'standard'>,
  qty: number,
): Promise<{ price: number; flash: FlashOffer | null }> {
  const normal = tierPriceOf(goods.priced, tier, standard);
  const flash = await flashOf(db, partner_id, { productId: goods.id, qty, buyer: key, normal, now });
  const price = flash?.price ?? normal;
  if (price === null || (goods.closesOnLoss && !flash && price < goods.priced.cost)) {
    throw new AppError('PRODUCT_INACTIVE');
  }
  return { price, flash };
}

/** The order as a promo code judges it. */
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
