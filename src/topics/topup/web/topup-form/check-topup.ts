import type { PaymentMethod } from '../../../../core/contract/payment';
import type { ApiError } from '../../../../platform/web/api-error';
import { createTopupInput } from '../../contract/topup';
import { copy } from './copy';
import { boundsText, closedText } from './method-state';

export type FieldErrors = Partial<Record<'amount' | 'method', string>>;

/** `now` in milliseconds since 1970. */
export function errorsOf(amount: number, method: PaymentMethod | undefined, now: number): FieldErrors {
  const errors: FieldErrors = {};
  const checked = createTopupInput.shape.amount.safeParse(amount);
  if (amount === 0) errors.amount = copy.amountMissing;
  else if (checked.error) errors.amount = checked.error.issues[0]?.message;
  if (!method) errors.method = copy.methodMissing;
  else {
    const error = closedText(method, now) ?? (errors.amount ? null : boundsText(method, amount));
    if (error) errors.method = error;
  }
  return errors;
}

const fieldByCode: Record<string, keyof FieldErrors> = {
  TOPUP_BELOW_MIN: 'amount',
  TOPUP_ABOVE_MAX: 'amount',
  TOPUP_METHOD_FULL: 'amount',
  TOPUP_METHOD_UNKNOWN: 'method',
  TOPUP_METHOD_CLOSED: 'method',
  TOPUP_METHOD_MAINTENANCE: 'method',
};

/** Field error of a refusal; null if it concerns the whole top-up. */
export function errorsFrom({ code, message, errors }: ApiError): FieldErrors | null {
  const field = fieldByCode[code];
  if (field) return { [field]: message };
  const { amount, method_code } = errors ?? {};
  if (!amount && !method_code) return null;
  return { ...(amount && { amount: amount[0] }), ...(method_code && { method: method_code[0] }) };
}
