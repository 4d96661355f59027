import { OperatorError } from './command';

export const REASON = { name: 'reason', help: 'what the partner reads, in Indonesian', rest: true } as const;

const MOST_REASON = 160;

/** Text for the partner, never truncated. Throws `OperatorError` if it is blank or longer than `most`. */
export function partnerText(text: string, most = MOST_REASON): string {
  const trimmed = text.trim();
  if (!trimmed) throw new OperatorError('The partner reads this text: it cannot be blank.');
  if (trimmed.length > most) {
    throw new OperatorError(`The text has ${trimmed.length} characters; at most ${most} reach the partner.`);
  }
  return trimmed;
}
