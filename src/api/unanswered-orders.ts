import type { ErrorCode } from '../core/text/errors';
import type { ApiError } from './api-error';
import { readText, removeText, storedNames, writeText } from './storage';
import { parseJson } from './storage-keys';

/**
 * A purchase whose answer has not come: sent again with the same key it buys once (design 8).
 * One a form; `form` names it, such as the id of the brand. The PIN is never part of `body`.
 */
export interface UnansweredOrder {
  form: string;
  key: string;
  /** ISO instant of the first try. */
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

/** All of a user's; signing out warns while there is one. */
export function unansweredOrders(userId: string): UnansweredOrder[] {
  const start = nameOf(userId, '');
  return storedNames().flatMap((name) =>
    name.startsWith(start) ? (unansweredOrder(userId, name.slice(start.length)) ?? []) : [],
  );
}

export const keepOrder = (userId: string, order: UnansweredOrder): void =>
  writeText(nameOf(userId, order.form), JSON.stringify(order));

export const forgetOrder = (userId: string, form: string): void => removeText(nameOf(userId, form));

/** Refusals of a server out of order that are certain all the same: nothing was done. */
const certain: readonly string[] = [
  'MAINTENANCE',
  'PRODUCT_DISTURBED',
  'SUPPLIER_AWAY',
  'TOPUP_METHOD_FULL',
  'TOPUP_METHOD_MAINTENANCE',
] satisfies ErrorCode[];

/**
 * True when it may have been done although no answer says so: the same key is to be sent again. Only a refusal in the
 * product's own words is certain; what comes from the network or a broken server is not.
 */
export const mayHaveHappened = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  status === 0 || (status >= 500 && !certain.includes(code));
