import { dayOf } from '../../../core/format/date';
import { destinationKey, type Outcome, referenceKey } from './cells';
import type { TheirRow } from './rows';

export interface OurRow {
  id: string;
  /** `TRX-…`, or the code of a movement. */
  code: string;
  kind: 'order' | 'mutation';
  /** True for credits; refunds of an order are in `back`. */
  incoming: boolean;
  /** Reference of the partner's program, else one made by the portal. */
  ref_id: string;
  /** True if the partner sent `ref_id`. */
  own_ref: boolean;
  title: string;
  destination: string;
  /** Debited and refunded rupiah. */
  paid: number;
  back: number;
  outcome: Outcome;
  /** ISO. */
  date: string;
}

export const reasons = [
  'duplicate',
  'amount',
  'refunded',
  'status',
  'destination',
  'time',
  'reference',
] as const;
export type Reason = (typeof reasons)[number];

/** Tolerance for different clocks, including Indonesia's three time zones. */
const CLOCKS = 2 * 3_600_000;

export const netOf = ({ paid, back }: OurRow): number => paid - back;

export function differences(theirs: TheirRow, ours: OurRow): Reason[] {
  const found: Reason[] = [...moneyReasons(theirs, ours)];
  if (!sameDestination(theirs, ours)) found.push('destination');
  if (!sameTime(theirs, ours)) found.push('time');
  if (ours.own_ref && theirs.ref !== '' && !names(theirs, ours)) found.push('reference');
  return found;
}

const names = ({ ref }: TheirRow, { ref_id, code }: OurRow): boolean =>
  [ref_id, code].some((own) => referenceKey(own) === referenceKey(ref));

/** Some files write the price for failed orders, some nothing. */
const isUndone = (outcome: Outcome | null): boolean => outcome === 'failed' || outcome === 'refund';

function moneyReasons(theirs: TheirRow, ours: OurRow): Reason[] {
  const { amount, outcome } = theirs;
  const isWhole = ours.back > 0 && netOf(ours) === 0;
  const isKnown = amount === ours.paid || amount === netOf(ours) || (amount === 0 && isUndone(outcome));
  if (!isKnown) return ['amount', ...statusReasons(theirs, ours, isWhole)];
  // The full price without a sign of the partial refund.
  const isGross = amount === ours.paid && ours.back > 0;
  if (isGross && !isUndone(outcome) && outcome !== 'pending') return ['refunded'];
  if (isGross && outcome === 'failed' && !isWhole) return ['refunded'];
  return statusReasons(theirs, ours, isWhole);
}

function statusReasons({ outcome }: TheirRow, ours: OurRow, isWhole: boolean): Reason[] {
  if (outcome === null || outcome === ours.outcome) return [];
  if (isUndone(outcome) && isUndone(ours.outcome)) return [];
  // The rest of a partial refund was delivered.
  if (outcome === 'success' && ours.outcome === 'refund' && !isWhole) return [];
  return ['status'];
}

/** An unknown destination matches; for an id with a zone the id is enough. */
export function sameDestination(theirs: TheirRow, ours: OurRow): boolean {
  const theirKey = destinationKey(theirs.destination);
  if (theirKey === '' || ours.destination === '') return true;
  return destinationKeys(ours).includes(theirKey);
}

export const destinationKeys = ({ destination }: OurRow): string[] => [
  ...new Set(
    [destination, ...(/[(|]/.test(destination) ? [destination.split(/[(|]/)[0] ?? ''] : [])]
      .map(destinationKey)
      .filter((key) => key !== ''),
  ),
];

function sameTime({ moment }: TheirRow, { date }: OurRow): boolean {
  if (moment === null || moment.day === dayOf(date)) return true;
  return moment.at !== null && Math.abs(moment.at - Date.parse(date)) <= CLOCKS;
}

/** Effective rupiah of a file row: none if failed, the rest if refunded. */
export function countedOf({ amount, outcome }: TheirRow, ours: OurRow | null): number {
  if (!isUndone(outcome)) return amount;
  return ours && outcome === 'refund' && amount !== 0 ? Math.min(amount, netOf(ours)) : 0;
}
