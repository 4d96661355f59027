import { dayOf } from '../../../core/format/date';
import type { Span } from '../../../core/format/periods';
import { byReference, isOutMinus, type Pairs } from './by-reference';
import { destinationKey } from './cells';
import { countedOf, destinationKeys, differences, netOf, type OurRow, type Reason } from './compare';
import type { TheirRow } from './rows';
import { type Likeness, type Open, pairAlike, pairLonely, type Width } from './windows';

/** Equal on both sides; different; only ours; only in the file. */
export const groups = ['agrees', 'differs', 'ours', 'theirs'] as const;
export type Group = (typeof groups)[number];

export interface Match {
  group: Group;
  reasons: Reason[];
  /** Negative amounts are refunds, in unmatched and duplicate rows. */
  theirs: TheirRow | null;
  ours: OurRow | null;
  repeats: number | null;
}

export interface GroupSum {
  rows: number;
  /** Net rupiah of debits on each side; duplicates count on their own side only, credits on none. */
  theirs: number;
  ours: number;
}

export interface Reconciliation {
  matches: Match[];
  sums: Record<Group, GroupSum>;
  outside: number;
}

/**
 * Matches rows of a file with our orders. Passes, surest first: reference; destination and amount at a similar time;
 * amount and time if the file has no destination; finally a differing destination or amount if nothing else is similar.
 * The result does not depend on the order of rows. `ours` may include rows around `span`, so that midnight separates no
 * pair.
 */
export function reconcile(file: readonly TheirRow[], ours: readonly OurRow[], span: Span): Reconciliation {
  const theirs = [...file].sort((one, other) => one.row - other.row);
  const own = [...ours].sort(
    (one, other) => Date.parse(one.date) - Date.parse(other.date) || (one.code < other.code ? -1 : 1),
  );
  const pairs: Pairs = new Map();
  const repeats = byReference(theirs, own, pairs);
  const open = (): Open => {
    const taken = new Set(pairs.values());
    return {
      theirs: theirs.filter((row) => !pairs.has(row) && !repeats.has(row)),
      // Files list payments: a top-up of the same amount matches only by reference.
      own: own.filter((row) => !taken.has(row) && !row.incoming),
    };
  };
  for (const likeness of alike) pairAlike(open(), likeness, pairs);
  for (const likeness of lonely) pairLonely(open(), likeness, pairs);
  const matches = [...matchesOfFile(theirs, pairs, repeats), ...matchesOfOurs(own, new Set(pairs.values()))];
  const asked = matches.filter((match) => isAsked(match, span));
  const outside = matches.filter((match) => match.theirs !== null).length;
  return {
    matches: asked,
    sums: sumsOf(asked),
    outside: outside - asked.filter((match) => match.theirs !== null).length,
  };
}

const amountKeys = (row: OurRow): string[] => [...new Set([row.paid, netOf(row)])].map(String);
const destinationAndAmount = (width: Width): Likeness => ({
  theirs: ({ destination, amount }) => {
    const key = destinationKey(destination);
    return key === '' ? [] : [`${key} ${amount}`];
  },
  own: (row) => destinationKeys(row).flatMap((key) => amountKeys(row).map((amount) => `${key} ${amount}`)),
  width,
});
const amountAlone = (width: Width): Likeness => ({
  theirs: ({ destination, amount }) => (destinationKey(destination) === '' ? [String(amount)] : []),
  own: amountKeys,
  width,
});

const alike: readonly Likeness[] = [
  ...(['minutes', 'day', 'days'] as const).map(destinationAndAmount),
  ...(['minutes', 'day'] as const).map(amountAlone),
];

/** Matches that count only if unique: another amount, or another destination. */
const lonely: readonly Likeness[] = [
  {
    theirs: ({ destination }) => [destinationKey(destination)].filter((key) => key !== ''),
    own: destinationKeys,
    width: 'day',
  },
  { theirs: ({ amount }) => [String(amount)], own: amountKeys, width: 'minutes' },
];

function matchesOfFile(theirs: TheirRow[], pairs: Pairs, repeats: Map<TheirRow, TheirRow>): Match[] {
  const outMinus = isOutMinus([...pairs].flatMap(([row, { incoming }]) => (incoming ? [] : [row])));
  const signed = (row: TheirRow): TheirRow =>
    row.amount > 0 && row.minus !== outMinus ? { ...row, amount: -row.amount } : row;
  return theirs.map((row) => {
    const first = repeats.get(row);
    const other = pairs.get(first ?? row) ?? null;
    const reasons: Reason[] = [
      ...(first ? (['duplicate'] as const) : []),
      ...(other ? differences(row, other) : []),
    ];
    const together = reasons.length === 0 ? 'agrees' : 'differs';
    const group = other === null ? 'theirs' : together;
    return {
      group,
      reasons,
      theirs: other === null || (first && !other.incoming) ? signed(row) : row,
      ours: other,
      repeats: first?.row ?? null,
    };
  });
}

const matchesOfOurs = (own: OurRow[], taken: Set<OurRow>): Match[] =>
  own
    .filter((row) => !taken.has(row))
    .map((row) => ({
      group: 'ours',
      reasons: row.back > 0 && netOf(row) === 0 ? ['refunded'] : [],
      theirs: null,
      ours: row,
      repeats: null,
    }));

function isAsked({ theirs, ours }: Match, { from, to }: Span): boolean {
  const days = [theirs?.moment?.day, ours ? dayOf(ours.date) : undefined].filter((day) => day !== undefined);
  return days.length === 0 || days.some((day) => day >= from && day <= to);
}

function sumsOf(matches: Match[]): Record<Group, GroupSum> {
  const sumOf = (group: Group): GroupSum => {
    const rows = matches.filter((match) => match.group === group);
    const outgoing = rows.filter(({ ours }) => !ours?.incoming);
    return {
      rows: rows.length,
      theirs: outgoing.reduce(
        (sum, match) => sum + (match.theirs ? countedOf(match.theirs, match.ours) : 0),
        0,
      ),
      ours: outgoing.reduce(
        (sum, match) => sum + (match.ours && match.repeats === null ? netOf(match.ours) : 0),
        0,
      ),
    };
  };
  return { agrees: sumOf('agrees'), differs: sumOf('differs'), ours: sumOf('ours'), theirs: sumOf('theirs') };
}
