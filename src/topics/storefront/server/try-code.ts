import type { Db } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import { AppError } from '../../../platform/http/app-error';
import { isOn } from '../../shops/domain/is-on';
import { type PromoVerdict, validatePromo } from '../../shops/domain/promo';
import { type OrderAmounts, totalOf } from '../../shops/domain/total';
import type { PromoData } from '../../shops/server/shop-record/records';
import { readStanding } from '../../shops/server/shop-record/tiers';
import { readSite } from '../../shops/server/site-version/published';
import { readPromoCounts } from './count-store';
import { checkMethod, methodOf, NO_METHOD } from './methods';
import { cartOf, priceOf } from './price';
import { goodsInStock, type QuoteDeps } from './quote';
import type { Shop } from './shop';
import { checkGuests, guestTiers, memberShopper, type Shopper } from './shopper';

export interface Trial {
  productId: string;
  qty: number;
  memberId: string | null;
  methodId: string | null;
  promo: { id: string; data: PromoData };
}

interface Tried {
  tier: string;
  subtotal: number;
  isFlashSale: boolean;
  verdict: PromoVerdict;
  /** Amounts with the code if it applies; without payment fee if no method is chosen. */
  amounts: OrderAmounts;
}

export interface TrialDeps extends QuoteDeps {
  settingsOf: (published: Record<string, unknown>) => Shop['settings'];
}

/**
 * Simulates a code for a buyer: the steps of `quoteOrder` without reservations. Throws errors of the order.
 */
export async function tryCode(
  db: Db,
  partnerId: string,
  { productId, qty, memberId, methodId, promo }: Trial,
  { settingsOf, codesLeft, outOfOrder }: TrialDeps,
): Promise<Tried> {
  const now = await databaseNow(db);
  const goods = await goodsInStock(db, partnerId, productId, qty, codesLeft);
  const { published } = await readSite(db, partnerId);
  const shopper = await shopperBy(db, partnerId, memberId, { settings: settingsOf(published) });
  const isMember = memberId !== null;
  const method = methodId ? await methodOf(db, partnerId, methodId, { isMember, outOfOrder }) : NO_METHOD;
  const { price, flash } = await priceOf(db, { partner_id: partnerId, now }, goods, shopper, qty);
  const subtotal = price * qty;
  const counts = await readPromoCounts(db, promo.id, shopper.key);
  const facts = { ...promo.data, is_active: isOn(promo.data), ...counts };
  const verdict = validatePromo(facts, cartOf(goods, shopper, subtotal, methodId), now);
  const discount = verdict.applies ? verdict.discount : 0;
  const amounts = totalOf({ cost: goods.priced.cost, price, qty, discount }, method);
  if (verdict.applies) checkMethod(method, amounts.total, now);
  return { tier: shopper.tier.name, subtotal, isFlashSale: flash !== null, verdict, amounts };
}

type Known = Pick<Shopper, 'key' | 'tier' | 'standard' | 'isNewMember'>;

/** The buyer by record instead of sign-in. Throws NOT_FOUND, MEMBER_BLOCKED, GUEST_CHECKOUT_OFF. */
async function shopperBy(
  db: Db,
  partnerId: string,
  memberId: string | null,
  shop: Pick<Shop, 'settings'>,
): Promise<Known> {
  if (memberId !== null) {
    const standing = await readStanding(db, { partnerId, memberId });
    if (!standing) throw new AppError('NOT_FOUND');
    return memberShopper(db, standing);
  }
  checkGuests(shop);
  // An empty key has no purchases.
  return { key: '', isNewMember: false, ...(await guestTiers(db, partnerId)) };
}
