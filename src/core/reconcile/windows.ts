import { dayStart } from '../format/date';
import { type Pairs, push } from './by-reference';
import type { OurRow } from './compare';
import type { TheirRow } from './rows';

/** Milliseconds. */
const MINUTES = 10 * 60_000;
const HOURS = 2 * 3_600_000;
const ONE_DAY = 86_400_000;

/** How far two clocks may be apart: ten minutes, the same day or two hours, a day and a night. */
export type Width = 'minutes' | 'day' | 'days';

/** Rows that have no other side yet. */
export interface Open {
  theirs: TheirRow[];
  /** In the order of their times. */
  own: OurRow[];
}

/** What rows of either side are looked up by, and how near their times must be. */
export interface Likeness {
  theirs(row: TheirRow): string[];
  own(row: OurRow): string[];
  width: Width;
}

interface Asking {
  row: TheirRow;
  from: number;
  to: number;
}

/** Instants that a row of the file may mean, both included; null for a clock that was not told. */
function windowOf({ moment }: TheirRow, width: Width): [number, number] | null {
  if (moment === null) return null;
  const { day, at } = moment;
  const whole = [Date.parse(dayStart(day)), Date.parse(dayStart(day, 1)) - 1] as const;
  if (at === null) return width === 'day' ? [...whole] : null;
  if (width === 'minutes') return [at - MINUTES, at + MINUTES];
  if (width === 'days') return [at - ONE_DAY, at + ONE_DAY];
  return [Math.min(whole[0], at - HOURS), Math.max(whole[1], at + HOURS)];
}

/** Pairs rows of one key in the order of their times: the row whose window ends first takes the earliest in it. */
export function pairAlike({ theirs, own }: Open, likeness: Likeness, pairs: Pairs): void {
  const byKey = keyed(own, likeness);
  const asking = new Map<string, Asking[]>();
  for (const row of theirs) {
    const window = windowOf(row, likeness.width);
    for (const key of window ? likeness.theirs(row) : []) {
      push(asking, key, { row, from: window?.[0] ?? 0, to: window?.[1] ?? 0 });
    }
  }
  const taken = new Set<OurRow>();
  for (const [key, rows] of asking) {
    rows.sort((one, other) => one.to - other.to || one.row.row - other.row.row);
    pairInOrder(rows, byKey.get(key) ?? [], taken, pairs);
  }
}

function pairInOrder(rows: Asking[], found: OurRow[], taken: Set<OurRow>, pairs: Pairs): void {
  const isBehind = (row: OurRow | undefined, from: number): boolean =>
    row !== undefined && (taken.has(row) || Date.parse(row.date) < from);
  let first = 0;
  for (const { row, from, to } of rows) {
    // A window that ends later may begin by those hours earlier.
    while (isBehind(found[first], from - HOURS)) first += 1;
    let at = first;
    while (isBehind(found[at], from)) at += 1;
    const other = found[at];
    if (!other || Date.parse(other.date) > to) continue;
    pairs.set(row, other);
    taken.add(other);
  }
}

/** Pairs what has no other row that it could be, on either side. */
export function pairLonely({ theirs, own }: Open, likeness: Likeness, pairs: Pairs): void {
  const byKey = keyed(own, likeness);
  const wanted = new Map<OurRow, TheirRow[]>();
  const crowded = new Set<OurRow>();
  for (const row of theirs) {
    const near = nearOf(row, byKey, likeness);
    for (const other of near) wanted.set(other, [...(wanted.get(other) ?? []), row]);
    if (near.length > 1) for (const other of near) crowded.add(other);
  }
  for (const [other, [row, ...more]] of wanted) {
    if (row && more.length === 0 && !crowded.has(other)) pairs.set(row, other);
  }
}

function nearOf(row: TheirRow, byKey: Map<string, OurRow[]>, likeness: Likeness): OurRow[] {
  const window = windowOf(row, likeness.width);
  if (!window) return [];
  const [from, to] = window;
  return likeness
    .theirs(row)
    .flatMap((key) => byKey.get(key) ?? [])
    .filter(({ date }) => Date.parse(date) >= from && Date.parse(date) <= to);
}

function keyed(own: readonly OurRow[], likeness: Likeness): Map<string, OurRow[]> {
  const byKey = new Map<string, OurRow[]>();
  for (const row of own) for (const key of likeness.own(row)) push(byKey, key, row);
  return byKey;
}
