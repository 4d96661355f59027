import type { PaymentMethod } from '../../../../core/contract/payment';
import { dateTime, dayNumber, time } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { percent } from '../../../../core/format/number';
import { TOPUP_FEE_BEARER } from '../../../../core/states';
import { topupTotal } from '../../domain';
import { copy } from './copy';

type Times = Pick<PaymentMethod, 'is_open' | 'opens_at' | 'is_maintenance'>;
type Bounds = Pick<PaymentMethod, 'min' | 'max'>;
type Fee = Pick<PaymentMethod, 'fee_flat' | 'fee_bps' | 'fee_bearer' | 'use_unique_code'>;

/** Null if available. `now` in milliseconds since 1970. */
export function closedText({ is_open, opens_at, is_maintenance }: Times, now: number): string | null {
  if (is_maintenance) return copy.maintenance;
  if (is_open) return null;
  if (!opens_at) return copy.closed;
  const isToday = dayNumber(Date.parse(opens_at)) === dayNumber(now);
  const style = { seconds: false, zone: true };
  return copy.opensAt(isToday ? time(opens_at, style) : dateTime(opens_at, style));
}

/** Null if the amount fits; 0 means none yet. */
export function boundsText({ min, max }: Bounds, amount: number): string | null {
  if (amount === 0) return null;
  if (amount < min) return copy.least(min);
  return amount > max ? copy.most(max) : null;
}

/** Empty if the host does not send it; `Rp 750 + 0,7 %` without an amount, else the fee. */
export function feeText(method: Fee, amount: number): string {
  const { fee_flat, fee_bps, fee_bearer, use_unique_code } = method;
  if (fee_bearer === TOPUP_FEE_BEARER.unknown) return '';
  if (use_unique_code) return copy.plusUnique;
  if (fee_bearer === TOPUP_FEE_BEARER.us || (fee_flat === 0 && fee_bps === 0)) return copy.free;
  if (amount > 0) return `${copy.fee} ${rupiah(topupTotal(amount, method).fee)}`;
  const parts = [fee_flat > 0 && rupiah(fee_flat), fee_bps > 0 && percent(fee_bps / 100)];
  return `${copy.fee} ${parts.filter(Boolean).join(' + ')}`;
}

export interface MethodGroup {
  name: PaymentMethod['group'];
  methods: PaymentMethod[];
}

/** Rupiah by which costs are compared before an amount is known. */
const USUAL = 100_000;

/**
 * Methods by group, cheapest first; at equal price those without a unique code first, unavailable ones last. `amount`
 * in rupiah, 0 before one is chosen; `now` in milliseconds since 1970.
 */
export function groupsOf(methods: readonly PaymentMethod[], amount: number, now: number): MethodGroup[] {
  const rank = (method: PaymentMethod): number[] => [
    isUsable(method, amount, now) ? 0 : 1,
    topupTotal(amount || USUAL, method).fee,
    method.use_unique_code ? 1 : 0,
  ];
  const ranked = methods.map((method) => ({ method, rank: rank(method) }));
  ranked.sort((one, other) => {
    const decisive = one.rank.findIndex((value, at) => value !== other.rank[at]);
    return (one.rank[decisive] ?? 0) - (other.rank[decisive] ?? 0);
  });
  const groups = new Map<PaymentMethod['group'], PaymentMethod[]>();
  for (const { method } of ranked) groups.set(method.group, [...(groups.get(method.group) ?? []), method]);
  return [...groups].map(([name, members]) => ({ name, methods: members }));
}

/** Lowest fee in rupiah of available methods; null without an amount, and if all cost the same. */
export function lowestFee(methods: readonly PaymentMethod[], amount: number, now: number): number | null {
  if (amount === 0) return null;
  const usable = methods.filter((method) => isUsable(method, amount, now));
  const fees = new Set(usable.map((method) => topupTotal(amount, method).fee));
  return fees.size > 1 ? Math.min(...fees) : null;
}

const isUsable = (method: PaymentMethod, amount: number, now: number): boolean =>
  closedText(method, now) === null && boundsText(method, amount) === null;
