import type { z } from 'zod';
import { AppError } from '../../../platform/http/app-error';
import { refusalOf } from '../../../platform/http/failure-of';
import type { StorefrontOrderInput } from '../../storefront/contract/storefront';
import { placeStorefrontOrder, storefrontOrderInput } from '../../storefront/contract/storefront';
import type { Typed } from './parts/fields';

/** A form as browsers send it: the last value of each name. */
export type Sent = Readonly<Record<string, string>>;

const QUESTION = 'f.';

/** The order that a form describes. Throws VALIDATION_FAILED. */
export function orderInputOf(sent: Sent, isMember: boolean): StorefrontOrderInput {
  const typed = (name: string): string | undefined => sent[name]?.trim() || undefined;
  const answers = Object.entries(sent).filter(([name]) => name.startsWith(QUESTION));
  const read = storefrontOrderInput.safeParse({
    product_id: typed('product_id'),
    qty: /^\d{1,4}$/.test(sent.qty ?? '1') ? Number(sent.qty ?? '1') : Number.NaN,
    form_values: Object.fromEntries(answers.map(([name, value]) => [name.slice(QUESTION.length), value])),
    buyer: isMember
      ? { kind: 'member' }
      : { kind: 'guest', name: typed('name') ?? '', phone: typed('phone') ?? '', email: typed('email') },
    payment_method: typed('payment_method'),
    promo_code: typed('promo_code'),
    ...(/^\d{1,12}$/.test(sent.expected_total ?? '') && { expected_total: Number(sent.expected_total) }),
  });
  if (!read.success) throw refusalOf(read.error.issues);
  return read.data;
}

/** Key of a form that may be sent twice but acts once. Throws BAD_REQUEST. */
export function keyOf({ key }: Sent): string {
  const read = placeStorefrontOrder.headers.shape['idempotency-key'].safeParse(key);
  if (!read.success) throw new AppError('BAD_REQUEST');
  return read.data;
}

/** Some inputs of a form in the shape of an API call; empty ones are missing. Throws VALIDATION_FAILED. */
export function inputsOf<Shape extends z.ZodType>(
  shape: Shape,
  sent: Sent,
  names: readonly string[],
): z.output<Shape> {
  const read = shape.safeParse(Object.fromEntries(names.map((name) => [name, sent[name] || undefined])));
  if (!read.success) throw refusalOf(read.error.issues);
  return read.data;
}

/** A form that is shown: what was typed, and why it was refused. */
export interface Refused {
  typed: Typed;
  /** Refusal that belongs to no input. */
  message: string | null;
}

/** Typed values and messages of a refused form, by the names of its inputs. Rethrows server errors. */
export function refusedForm(sent: Sent, failure: unknown): Refused & { status: number } {
  if (!(failure instanceof AppError) || failure.status >= 500) throw failure;
  const errors = Object.fromEntries(
    Object.entries(failure.fields ?? {}).map(([name, messages]) => [inputOf(name), messages]),
  );
  const hasFields = Object.keys(errors).length > 0;
  return {
    typed: { values: sent, errors },
    message: hasFields ? null : failure.message,
    status: failure.status,
  };
}

/** `form_values.user_id` → `f.user_id`, `buyer.phone` → `phone`. */
const inputOf = (name: string): string => name.replace(/^form_values\./, QUESTION).replace(/^buyer\./, '');
