import { z } from 'zod';
import { serialNumberOf } from '../serial-number';
import type { Outcome, SupplierReply } from '../supplier';
import { decimal } from './amount';
import { meaningOf } from './codes';
import { plain, text } from './words';

/** Above any order or deposit in rupiah. */
const MOST = 999_999_999_999;
const amount = decimal
  .refine((value) => Math.abs(value) <= MOST)
  .nullish()
  .catch(null);

/** Fields of every answer and callback about a transaction; a refusal may omit the rest. */
export const answerShape = z.object({
  ref_id: text.optional(),
  status: z.string().trim(),
  rc: text,
  message: z.string().transform(plain).catch(''),
  // A number above 2^53 was rounded by the JSON parser, so it counts as not yet known.
  sn: z
    .union([z.string(), z.int().transform(String), z.number().transform(() => '')])
    .nullish()
    .transform((value) => serialNumberOf(plain(value ?? ''))),
  price: amount,
  buyer_last_saldo: amount,
});
export type Answer = z.output<typeof answerShape>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Minimum milliseconds between two calls with one reference. Digiflazz requires a minute, or it may execute
 * twice; the rest allows for transit, because the second call may be faster.
 */
export const PACE = 70 * SECOND;

/**
 * Digiflazz forgets a reference after 90 days, and a status call would then buy again. One day is reserved as
 * margin for clock differences.
 */
export const LONGEST = 89 * DAY;

/** Milliseconds until the next status check of an order; callbacks usually arrive first. */
export function checkAfter(age: number): number {
  if (age < 15 * MINUTE) return PACE;
  return age < DAY ? 5 * MINUTE : HOUR;
}

/** Whole rupiah; a deposit may have a fraction. */
const whole = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.floor(value);

export const replyOf = ({ rc, message, price, buyer_last_saldo }: Answer): SupplierReply => ({
  code: rc,
  message: message.slice(0, 300),
  price: whole(price),
  deposit: whole(buyer_last_saldo),
});

/**
 * Order result from an answer. Status and code must agree, otherwise it is uncertain. `isFirst`: no earlier
 * call used this reference. `age`: milliseconds since the first call.
 */
export function outcomeOf(answer: Answer, { isFirst, age }: { isFirst: boolean; age: number }): Outcome {
  const reply = replyOf(answer);
  const pending: Outcome = { state: 'pending', checkAfter: checkAfter(age), reply };
  const meaning = meaningOf(answer.rc);
  const status = answer.status.toLowerCase();
  if (meaning.is === 'success' && status === 'sukses') {
    return { state: 'success', sn: answer.sn, voucherCodes: [], reply };
  }
  if (status !== 'gagal') return pending;
  switch (meaning.is) {
    case 'failed':
      return { state: 'failed', reason: meaning.reason, reply };
    case 'refused':
      return isFirst ? { state: 'failed', reason: meaning.reason, reply } : pending;
    case 'operator': {
      const { trouble } = meaning;
      return isFirst ? { state: 'failed', reason: 'GANGGUAN', trouble, reply } : { ...pending, trouble };
    }
    default:
      return pending;
  }
}
