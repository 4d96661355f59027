import { rupiah } from '../format/money';
import { isOpen } from '../topup/open-hours';
import { shareUp } from '../value/rate';

/** A way to pay at a shop; rupiah. */
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
  /** The platform has found it out of order. */
  is_maintenance?: boolean;
}

type Bounds = Pick<PaymentMethodFacts, 'min' | 'max'>;

/** What both allow: a shop may ask for less than the platform takes, never for more. */
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

/** Merchants may not pass the fee of QRIS on to the buyer (domain 3.6), whatever was typed; any other they may. */
export const feeBearerOf = ({
  group,
  fee_bearer,
}: Pick<PaymentMethodFacts, 'group' | 'fee_bearer'>): 'shop' | 'buyer' =>
  group === 'qris' ? 'shop' : (fee_bearer ?? 'buyer');

/** The fee of the method for `amount`, whoever bears it; a part of a rupiah rounds up. */
export const methodFee = ({ fee_flat = 0, fee_percent = 0 }: PaymentMethodFacts, amount: number): number =>
  fee_flat + shareUp(amount, { type: 'percent', value: fee_percent });

/** What lifts `amount` to the next multiple that the method asks for. */
export const roundingOf = ({ rounding = 'none' }: PaymentMethodFacts, amount: number): number => {
  const step = rounding === 'none' ? 1 : Number(rounding);
  return Math.ceil(amount / step) * step - amount;
};

/**
 * Whether `total` can be paid this way at `now` (milliseconds since 1970); null when it can. Where nothing is left to
 * pay, no bound stands in the way.
 */
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
