import type { ApiError } from '../../api/api-error';
import type { PaymentMethod } from '../../core/contract/payment';
import { createTopupInput } from '../../core/contract/topup';
import { copy } from './copy';
import { boundsText, closedText } from './method-state';

/** Messages beside the two questions of the form. */
export type Faults = Partial<Record<'amount' | 'method', string>>;

/** What stands in the way of this top up. `now` in milliseconds since 1970. */
export function faultsOf(amount: number, method: PaymentMethod | undefined, now: number): Faults {
  const faults: Faults = {};
  const checked = createTopupInput.shape.amount.safeParse(amount);
  if (amount === 0) faults.amount = copy.amountMissing;
  else if (checked.error) faults.amount = checked.error.issues[0]?.message;
  if (!method) faults.method = copy.methodMissing;
  else {
    const fault = closedText(method, now) ?? (faults.amount ? null : boundsText(method, amount));
    if (fault) faults.method = fault;
  }
  return faults;
}

const places: Record<string, keyof Faults> = {
  TOPUP_BELOW_MIN: 'amount',
  TOPUP_ABOVE_MAX: 'amount',
  TOPUP_METHOD_FULL: 'amount',
  TOPUP_METHOD_UNKNOWN: 'method',
  TOPUP_METHOD_CLOSED: 'method',
  TOPUP_METHOD_MAINTENANCE: 'method',
};

/** The refusal as a message beside a question; null when it concerns the top up as a whole. */
export function faultsFrom({ code, message, errors }: ApiError): Faults | null {
  const place = places[code];
  if (place) return { [place]: message };
  const { amount, method_code } = errors ?? {};
  if (!amount && !method_code) return null;
  return { ...(amount && { amount: amount[0] }), ...(method_code && { method: method_code[0] }) };
}
