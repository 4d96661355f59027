import { judgePromo, type PromoVerdict } from '../../../src/core/storefront/promo';
import type { Db } from '../../db/client';
import { AppError } from '../../http/app-error';
import { isNewMember, pricingOf, promoCounts } from './count-store';
import { checkQuantity, goodsById } from './goods';
import { cartOf, priceOf } from './price';
import { liveRecord } from './record-store';
import type { PromoData } from './records';
import { marginOf, type Shopper, standardTier } from './shopper';

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

/** Who buys, known by the record instead of a sign-in. Throws MEMBER_UNKNOWN, MEMBER_BLOCKED. */
async function shopperBy(db: Db, partnerId: string, memberId: string | null): Promise<Known> {
  const standard = await standardTier(db, partnerId);
  // Nobody's number: nothing was bought with it.
  if (memberId === null) return { key: '', tier: standard, standard, isNewMember: false };
  const member = await liveRecord(db, partnerId, 'member', memberId);
  if (!member) throw new AppError('MEMBER_UNKNOWN');
  const { status, tier_id, phone } = member.data;
  if (status === 'blocked') throw new AppError('MEMBER_BLOCKED');
  const own = tier_id ? await liveRecord(db, partnerId, 'member-tier', tier_id) : undefined;
  return {
    key: phone ?? '',
    tier: own ? marginOf(own) : standard,
    standard,
    isNewMember: await isNewMember(db, memberId),
  };
}
