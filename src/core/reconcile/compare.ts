import { dayOf } from '../format/date';
import { destinationKey, type Outcome, referenceKey } from './cells';
import type { TheirRow } from './rows';

/** An order, or another movement of the balance, as ledger and orders tell it. */
export interface OurRow {
  id: string;
  /** `TRX-…`, or what a movement is called by. */
  code: string;
  kind: 'order' | 'mutation';
  /** Whether it brought money to the balance; what an order gave back is `back`. */
  incoming: boolean;
  /** What the buyer's program called it; else one that the portal made. */
  ref_id: string;
  /** Whether `ref_id` was given by the partner. */
  own_ref: boolean;
  title: string;
  destination: string;
  /** Rupiah that the ledger moved, and what came back of it. */
  paid: number;
  back: number;
  outcome: Outcome;
  /** ISO. */
  date: string;
}

/** Why two sides of one order are not the same, the gravest first. */
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

/** Clocks of two systems differ, and so do those of Indonesia's three zones. */
const CLOCKS = 2 * 3_600_000;

/** What an order cost in the end. */
export const netOf = ({ paid, back }: OurRow): number => paid - back;

/** Everything in which a row of the file and one of ours are not the same. */
export function differences(theirs: TheirRow, ours: OurRow): Reason[] {
  const found: Reason[] = [...moneyReasons(theirs, ours)];
  if (!sameDestination(theirs, ours)) found.push('destination');
  if (!sameTime(theirs, ours)) found.push('time');
  if (ours.own_ref && theirs.ref !== '' && !names(theirs, ours)) found.push('reference');
  return found;
}

/** Whether the reference of the file is one of ours. */
const names = ({ ref }: TheirRow, { ref_id, code }: OurRow): boolean =>
  [ref_id, code].some((own) => referenceKey(own) === referenceKey(ref));

/** What the file says was lost is `failed` or `refund`; some files write the price beside it, some nothing. */
const isUndone = (outcome: Outcome | null): boolean => outcome === 'failed' || outcome === 'refund';

function moneyReasons(theirs: TheirRow, ours: OurRow): Reason[] {
  const { amount, outcome } = theirs;
  const isWhole = ours.back > 0 && netOf(ours) === 0;
  const isKnown = amount === ours.paid || amount === netOf(ours) || (amount === 0 && isUndone(outcome));
  if (!isKnown) return ['amount', ...statusReasons(theirs, ours, isWhole)];
  // The price as it was, and no word that something of it came back.
  const isGross = amount === ours.paid && ours.back > 0;
  if (isGross && !isUndone(outcome) && outcome !== 'pending') return ['refunded'];
  if (isGross && outcome === 'failed' && !isWhole) return ['refunded'];
  return statusReasons(theirs, ours, isWhole);
}

function statusReasons({ outcome }: TheirRow, ours: OurRow, isWhole: boolean): Reason[] {
  if (outcome === null || outcome === ours.outcome) return [];
  if (isUndone(outcome) && isUndone(ours.outcome)) return [];
  // Of what came back in part the rest was delivered.
  if (outcome === 'success' && ours.outcome === 'refund' && !isWhole) return [];
  return ['status'];
}

/** A destination that one side does not know says nothing; of an id with a zone the id alone will do. */
export function sameDestination(theirs: TheirRow, ours: OurRow): boolean {
  const told = destinationKey(theirs.destination);
  if (told === '' || ours.destination === '') return true;
  return destinationKeys(ours).includes(told);
}

/** Every way in which a file may tell the destination of an order of ours. */
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

/**
 * Rupiah that a row of the file stands for beside its order: of what it calls failed nothing, of what it calls
 * refunded what is left.
 */
export function countedOf({ amount, outcome }: TheirRow, ours: OurRow | null): number {
  if (!isUndone(outcome)) return amount;
  return ours && outcome === 'refund' && amount !== 0 ? Math.min(amount, netOf(ours)) : 0;
}
