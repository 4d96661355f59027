import { JAKARTA_OFFSET } from '../../../core/format/date';
import { momentOf, type Period } from '../../../core/value/period';
import { type Rate, shareDown } from '../../../core/value/rate';

export interface PromoFacts {
  discount: Rate;
  max_discount?: number | undefined;
  min_purchase?: number | undefined;
  quota?: number | undefined;
  quota_per_user?: number | undefined;
  period: Period;
  /** Names of `WEEKDAYS`. */
  days?: readonly string[] | undefined;
  scope: 'all' | 'category' | 'product';
  category_ids?: readonly string[] | undefined;
  product_ids?: readonly string[] | undefined;
  tier_ids?: readonly string[] | undefined;
  payment_method_ids?: readonly string[] | undefined;
  new_member_only?: boolean | undefined;
  is_active: boolean;
  used: number;
  /** Included in `used`. */
  used_by_buyer: number;
}

export interface PromoCart {
  /** Rupiah of all items before discounts. */
  subtotal: number;
  product_id: string;
  category_id: string;
  /** The member's tier; guests have one too. */
  tier_id: string;
  /** Null before a method is chosen; then it is not checked. */
  payment_method_id: string | null;
  /** A registered member without a paid order. */
  is_new_member: boolean;
}

/** Shown to the buyer; the first seven are verbatim (domain 3.20). */
export const promoRefusals = {
  unknown: 'kode tidak ditemukan',
  before: 'belum mulai',
  after: 'sudah berakhir',
  quota: 'kuota habis',
  minimum: 'belum mencapai minimal pembelian',
  product: 'tidak berlaku untuk produk ini',
  used: 'sudah pernah dipakai',
  tier: 'tidak berlaku untuk tier ini',
  method: 'tidak berlaku untuk metode pembayaran ini',
  new_member: 'hanya untuk member baru',
  day: 'tidak berlaku hari ini',
} as const;
export type PromoRefusal = keyof typeof promoRefusals;

export type PromoVerdict = { applies: true; discount: number } | { applies: false; reason: PromoRefusal };

/** Validates a code at `now` (milliseconds since 1970); discount in rupiah. Null and disabled codes are unknown. */
export function validatePromo(promo: PromoFacts | null, cart: PromoCart, now: number): PromoVerdict {
  const reason = refusalOf(promo, cart, now);
  if (reason !== null || promo === null) return { applies: false, reason: reason ?? 'unknown' };
  return { applies: true, discount: discountOf(promo, cart.subtotal) };
}

/** First refusal; those that a buyer can fix come last. */
function refusalOf(promo: PromoFacts | null, cart: PromoCart, now: number): PromoRefusal | null {
  if (!promo?.is_active) return 'unknown';
  const moment = momentOf(promo.period, now);
  if (moment !== 'during') return moment;
  if (isOutside(promo.days, weekdayOf(now))) return 'day';
  if (promo.quota !== undefined && promo.used >= promo.quota) return 'quota';
  if (promo.used_by_buyer >= (usesOfBuyer(promo) ?? Number.POSITIVE_INFINITY)) return 'used';
  if (promo.new_member_only && !cart.is_new_member) return 'new_member';
  if (isOutside(promo.tier_ids, cart.tier_id)) return 'tier';
  if (!coversProduct(promo, cart)) return 'product';
  if (cart.payment_method_id !== null && isOutside(promo.payment_method_ids, cart.payment_method_id)) {
    return 'method';
  }
  return cart.subtotal < (promo.min_purchase ?? 0) ? 'minimum' : null;
}

/**
 * Limit of reservations per buyer; null: none. Codes for new members count once: several unpaid orders would otherwise
 * all be the first.
 */
export const usesOfBuyer = ({
  new_member_only,
  quota_per_user,
}: Pick<PromoFacts, 'new_member_only' | 'quota_per_user'>): number | null =>
  new_member_only ? 1 : (quota_per_user ?? null);

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const weekdayOf = (now: number): string => String(WEEKDAYS[new Date(now + JAKARTA_OFFSET).getUTCDay()]);

/** An empty list allows everything. */
const isOutside = (list: readonly string[] | undefined, id: string): boolean =>
  list !== undefined && list.length > 0 && !list.includes(id);

function coversProduct({ scope, category_ids, product_ids }: PromoFacts, cart: PromoCart): boolean {
  if (scope === 'category') return category_ids?.includes(cart.category_id) ?? false;
  if (scope === 'product') return product_ids?.includes(cart.product_id) ?? false;
  return true;
}

const discountOf = ({ discount, max_discount }: PromoFacts, subtotal: number): number =>
  Math.min(subtotal, shareDown(subtotal, discount), max_discount ?? subtotal);
