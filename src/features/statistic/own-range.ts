import { LONGEST_RANGE } from '../../core/contract/day-range';

const DAY = 86_400_000;
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Both ends of a range that an address asks for; null for one that the server would refuse, undefined for half of one. */
export function ownRange(
  from: string | undefined,
  to: string | undefined,
): { from: string; to: string } | null | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return length >= 1 && length <= LONGEST_RANGE ? { from, to } : null;
}

export const WRONG_RANGE = `Rentang tanggal paling lama ${LONGEST_RANGE} hari.`;
