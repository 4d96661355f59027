import { rupiah } from '../../../core/format/money';
import { shareUp } from '../../../core/value/rate';
import { isOpen } from '../../payments/domain';

/** Payment method of a shop; rupiah. */
export interface PaymentMethodFacts {
  source: 'platform' | 'manual' | 'balance';
  group: string;
  fee_flat?: number | undefined;
  fee_percent?: number | undefined;
  fee_bearer?: 'shop' | 'buyer' | undefined;
  min?: number | undefined;
  max?: number | undefined;
  rounding?: 'none' | '100' | '500' | '1000' | undefined;
  open_24h?: boolean | undefined;
  /** `HH:mm` in Asia/Jakarta. */
  open_from?: string | undefined;
  open_to?: string | undefined;
  is_active: boolean;
  /** Disabled by the platform. */
  is_maintenance?: boolean;
}

type Bounds = Pick<PaymentMethodFacts, 'min' | 'max'>;

/** Intersection of both: a shop may narrow the platform's bounds, not widen them. */
export function narrowed(own: Bounds, platform: Bounds): Bounds {
  const said = (...bounds: (number | undefined)[]) => bounds.filter((bound) => bound !== undefined);
  const [least, most] = [said(own.min, platform.min), said(own.max, platform.max)];
  return {
    min: least.length > 0 ? Math.max(...least) : undefined,
    max: most.length > 0 ? Math.min(...most) : undefined,
  };
}

export type MethodRefusal =
  | { reason: 'inactive' }
  | { reason: 'maintenance' }
  | { reason: 'closed'; from: string; to: string }
  | { reason: 'below'; min: string }
  | { reason: 'above'; max: string };

/** The fee of QRIS must not be passed on to the buyer (domain 3.6), whatever the shop entered. */
export const feeBearerOf = ({
  group,
  fee_bearer,
}: Pick<PaymentMethodFacts, 'group' | 'fee_bearer'>): 'shop' | 'buyer' =>
  group === 'qris' ? 'shop' : (fee_bearer ?? 'buyer');

/** Fee for `amount` in rupiah, rounded up, for the buyer or the shop. */
export const methodFee = ({ fee_flat = 0, fee_percent = 0 }: PaymentMethodFacts, amount: number): number =>
  fee_flat + shareUp(amount, { type: 'percent', value: fee_percent });

/** Rupiah up to the next multiple required by the method. */
export const roundingOf = ({ rounding = 'none' }: PaymentMethodFacts, amount: number): number => {
  const step = rounding === 'none' ? 1 : Number(rounding);
  return Math.ceil(amount / step) * step - amount;
};

/** Null if `total` can be paid at `now` (milliseconds since 1970). A total of 0 passes every bound. */
export function methodRefusal(method: PaymentMethodFacts, total: number, now: number): MethodRefusal | null {
  if (!method.is_active) return { reason: 'inactive' };
  if (method.is_maintenance) return { reason: 'maintenance' };
  const { open_24h, open_from: from, open_to: to } = method;
  if (open_24h === false && from && to && !isOpen({ from, to }, now)) return { reason: 'closed', from, to };
  if (total === 0) return null;
  if (method.min !== undefined && total < method.min) return { reason: 'below', min: rupiah(method.min) };
  if (method.max !== undefined && total > method.max) return { reason: 'above', max: rupiah(method.max) };
  return null;
}
