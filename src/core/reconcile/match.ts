import type { Span } from '../books/periods';
import { dayOf } from '../format/date';
import { byReference, isOutMinus, type Pairs } from './by-reference';
import { destinationKey } from './cells';
import { countedOf, destinationKeys, differences, netOf, type OurRow, type Reason } from './compare';
import type { TheirRow } from './rows';
import { type Likeness, type Open, pairAlike, pairLonely, type Width } from './windows';

/** Both sides say the same; they do not; only ours has it; only the file has it. */
export const groups = ['agrees', 'differs', 'ours', 'theirs'] as const;
export type Group = (typeof groups)[number];

export interface Match {
  group: Group;
  reasons: Reason[];
  /** Of a row that only the file has, and of one that repeats another, `amount` tells with a minus what came back. */
  theirs: TheirRow | null;
  ours: OurRow | null;
  /** Of a row that repeats another one's reference: that row. */
  repeats: number | null;
}

export interface GroupSum {
  rows: number;
  /**
   * Rupiah that went out, as the file tells them and as ledger and orders do, less what came back of them; a row that
   * repeats another counts on its side alone, one whose other side came in on none.
   */
  theirs: number;
  ours: number;
}

export interface Reconciliation {
  matches: Match[];
  sums: Record<Group, GroupSum>;
  /** Rows of the file, and orders beside them, that lie outside of the days asked for. */
  outside: number;
}

/**
 * Which rows of a partner's file and of ours are the same orders. The surest way goes first: the reference; then
 * destination and amount at nearly the same time; then amount and time where the file tells no destination; last, where
 * there is no other row that it could be, a destination or an amount that differs. Whatever order the rows come in, the
 * same rows give the same answer. `ours` may hold rows around the days of `span`, so that midnight parts nobody.
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
      // A file tells what was paid: a top up of the same amount is no payment, unless the file calls it by its name.
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

/** In their order, the surest first. */
const alike: readonly Likeness[] = [
  ...(['minutes', 'day', 'days'] as const).map(destinationAndAmount),
  ...(['minutes', 'day'] as const).map(amountAlone),
];

/** What is sure only where nothing else is like it: another amount, or another destination. */
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

/** One of its sides lies in the days, or no side tells a day at all. */
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
