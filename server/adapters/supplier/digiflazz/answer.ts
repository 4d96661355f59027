import { z } from 'zod';
import { serialNumberOf } from '../../../../src/core/supply/serial-number';
import type { Outcome, Told } from '../supplier';
import { decimal } from './amount';
import { meaningOf } from './codes';
import { plain, text } from './words';

/** More rupiah than any order or deposit has. */
const MOST = 999_999_999_999;
const amount = decimal
  .refine((told) => Math.abs(told) <= MOST)
  .nullish()
  .catch(null);

/** What every answer and callback about a transaction holds; a refusal may leave out the rest. */
export const answerShape = z.object({
  ref_id: text.optional(),
  status: z.string().trim(),
  rc: text,
  message: z.string().transform(plain).catch(''),
  // A number beyond 2^53 was rounded when it was read: its digits are unknown, so it counts as not yet told.
  sn: z
    .union([z.string(), z.int().transform(String), z.number().transform(() => '')])
    .nullish()
    .transform((told) => serialNumberOf(plain(told ?? ''))),
  price: amount,
  buyer_last_saldo: amount,
});
export type Answer = z.output<typeof answerShape>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Least milliseconds between two calls about one reference. Digiflazz wants a minute, or it may do the work twice; the
 * rest is what a call may be on its way, because the second may be quicker than the first.
 */
export const PACE = 70 * SECOND;

/** After 90 days a reference is forgotten there, and asking for it would buy anew; a day less, so that no clock decides. */
export const LONGEST = 89 * DAY;

/** Milliseconds until an order of this age is asked about again: callbacks tell most ends before. */
export function checkAfter(age: number): number {
  if (age < 15 * MINUTE) return PACE;
  return age < DAY ? 5 * MINUTE : HOUR;
}

/** Whole rupiah; a deposit may come with a fraction. */
const whole = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.floor(value);

export const toldOf = ({ rc, message, price, buyer_last_saldo }: Answer): Told => ({
  code: rc,
  message: message.slice(0, 300),
  price: whole(price),
  deposit: whole(buyer_last_saldo),
});

/**
 * How an order stands by an answer. Status and code have to agree, or it leaves a doubt. `isFirst`: nothing was sent
 * under this reference before. `age`: milliseconds since the first call.
 */
export function outcomeOf(answer: Answer, { isFirst, age }: { isFirst: boolean; age: number }): Outcome {
  const told = toldOf(answer);
  const pending: Outcome = { state: 'pending', checkAfter: checkAfter(age), told };
  const meaning = meaningOf(answer.rc);
  const status = answer.status.toLowerCase();
  if (meaning.is === 'success' && status === 'sukses') {
    return { state: 'success', sn: answer.sn, voucherCodes: [], told };
  }
  if (status !== 'gagal') return pending;
  switch (meaning.is) {
    case 'failed':
      return { state: 'failed', reason: meaning.reason, told };
    case 'refused':
      return isFirst ? { state: 'failed', reason: meaning.reason, told } : pending;
    case 'operator': {
      const { trouble } = meaning;
      return isFirst ? { state: 'failed', reason: 'GANGGUAN', trouble, told } : { ...pending, trouble };
    }
    default:
      return pending;
  }
}
