import { judgePromo, type PromoVerdict } from '../../../src/core/storefront/promo';
import type { Db } from '../../db/client';
import { AppError } from '../../http/app-error';
import { pricingOf, promoCounts } from './count-store';
import { checkQuantity, goodsById } from './goods';
import { cartOf, priceOf } from './price';
import { liveRecord } from './record-store';
import type { PromoData } from './records';
import { memberOf, type Shopper, standardTier } from './shopper';

export interface Trial {
  productId: string;
  qty: number;
  /** Null: a guest. */
  memberId: string | null;
  /** Null: not chosen yet. */
  methodId: string | null;
  promo: { id: string; data: PromoData };
}

interface Tried {
  /** Name of the buyer's tier. */
  tier: string;
  subtotal: number;
  isFlashSale: boolean;
  verdict: PromoVerdict;
}

/** What a buyer who typed this code now would be told, and nothing is taken. Throws what stands against the order. */
export async function tryCode(
  db: Db,
  partnerId: string,
  { productId, qty, memberId, methodId, promo }: Trial,
): Promise<Tried> {
  const pricing = await pricingOf(db, partnerId);
  const goods = await goodsById(db, pricing, productId);
  checkQuantity(goods, qty);
  const shopper = await shopperBy(db, partnerId, memberId);
  const { price, flash } = await priceOf(db, pricing, goods, shopper, qty);
  const subtotal = price * qty;
  const counts = await promoCounts(db, promo.id, shopper.key);
  const facts = { ...promo.data, is_active: promo.data.is_active ?? false, ...counts };
  const verdict = judgePromo(facts, cartOf(goods, shopper, subtotal, methodId), pricing.now);
  const tier = shopper.tier.id ? await liveRecord(db, partnerId, 'member-tier', shopper.tier.id) : undefined;
  return { tier: tier?.data.name ?? '', subtotal, isFlashSale: flash !== null, verdict };
}

type Known = Pick<Shopper, 'key' | 'tier' | 'standard' | 'isNewMember'>;

/** Who buys, known by the record instead of a sign-in. Throws NOT_FOUND, MEMBER_BLOCKED. */
async function shopperBy(db: Db, partnerId: string, memberId: string | null): Promise<Known> {
  if (memberId !== null) {
    if (!(await liveRecord(db, partnerId, 'member', memberId))) throw new AppError('NOT_FOUND');
    return memberOf(db, { partner_id: partnerId }, memberId);
  }
  const standard = await standardTier(db, partnerId);
  // Nobody's number: nothing was bought with it.
  return { key: '', tier: standard, standard, isNewMember: false };
}
