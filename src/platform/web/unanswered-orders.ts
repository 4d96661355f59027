import type { ErrorCode } from '../../core/text/errors';
import type { ApiError } from './api-error';
import { readText, removeText, storedNames, writeText } from './storage';
import { parseJson } from './storage-keys';

/**
 * A purchase without an answer: sending it again with the same key buys once (design 8). One per form; `form` is for
 * example the brand's id. `body` never contains the PIN.
 */
export interface UnansweredOrder {
  form: string;
  key: string;
  at: string;
  body: Record<string, unknown>;
}

/** Survives the end of the session (design 9). */
const nameOf = (userId: string, form: string): string => `order:${userId}:${form}`;

const isOrder = (value: unknown): value is UnansweredOrder => {
  if (typeof value !== 'object' || value === null) return false;
  const { form, key, at, body } = value as Partial<UnansweredOrder>;
  return (
    [form, key, at].every((part) => typeof part === 'string') && typeof body === 'object' && body !== null
  );
};

export function unansweredOrder(userId: string, form: string): UnansweredOrder | null {
  const value = parseJson(readText(nameOf(userId, form)) ?? '');
  return isOrder(value) ? value : null;
}

export function unansweredOrders(userId: string): UnansweredOrder[] {
  const start = nameOf(userId, '');
  return storedNames().flatMap((name) =>
    name.startsWith(start) ? (unansweredOrder(userId, name.slice(start.length)) ?? []) : [],
  );
}

export const storeOrder = (userId: string, order: UnansweredOrder): void =>
  writeText(nameOf(userId, order.form), JSON.stringify(order));

export const forgetOrder = (userId: string, form: string): void => removeText(nameOf(userId, form));

/** Server errors after which nothing was done for certain. */
const certain: readonly string[] = [
  'MAINTENANCE',
  'PRODUCT_DISTURBED',
  'SUPPLIER_AWAY',
  'TOPUP_METHOD_FULL',
  'TOPUP_METHOD_MAINTENANCE',
] satisfies ErrorCode[];

/**
 * True if the purchase may have been made: send the same key again. Only a refusal by the product itself is certain;
 * network and server errors are not.
 */
export const mayHaveHappened = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  status === 0 || (status >= 500 && !certain.includes(code));
