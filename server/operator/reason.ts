import { OperatorError } from './command';

/** An argument for what the partner reads. */
export const REASON = { name: 'reason', help: 'what the partner reads, in Indonesian', rest: true } as const;

/** As long as a description in the ledger and a line of the log may be. */
const MOST_REASON = 160;

/** What the partner reads, whole or not at all. Throws `OperatorError` when it is blank or longer than `most`. */
export function told(text: string, most = MOST_REASON): string {
  const trimmed = text.trim();
  if (!trimmed) throw new OperatorError('The partner reads this text: it cannot be blank.');
  if (trimmed.length > most) {
    throw new OperatorError(`The text has ${trimmed.length} characters; at most ${most} reach the partner.`);
  }
  return trimmed;
}
