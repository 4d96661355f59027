import { ownIds, readOwn, removeOwn, writeOwn } from './own-records';

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

const isOrder = (value: unknown): value is UnansweredOrder => {
  if (typeof value !== 'object' || value === null) return false;
  const { form, key, at, body } = value as Partial<UnansweredOrder>;
  return (
    [form, key, at].every((part) => typeof part === 'string') && typeof body === 'object' && body !== null
  );
};

export function unansweredOrder(userId: string, form: string): UnansweredOrder | null {
  const value = readOwn(userId, 'order', form);
  return isOrder(value) ? value : null;
}

/** All of a user's; signing out warns while there is one. */
export const unansweredOrders = (userId: string): UnansweredOrder[] =>
  ownIds(userId, 'order').flatMap((form) => unansweredOrder(userId, form) ?? []);

export const keepOrder = (userId: string, order: UnansweredOrder): void =>
  writeOwn(userId, 'order', order.form, order);

export const forgetOrder = (userId: string, form: string): void => removeOwn(userId, 'order', form);
