import { dayStart } from '../../../core/format/date';
import { type Pairs, push } from './by-reference';
import type { OurRow } from './compare';
import type { TheirRow } from './rows';

/** Rows of one key by time (milliseconds since 1970). */
interface Timeline {
  rows: readonly OurRow[];
  times: readonly number[];
}

function timelines(own: readonly OurRow[], keysOf: (row: OurRow) => string[]): Map<string, Timeline> {
  const byKey = new Map<string, OurRow[]>();
  for (const row of own) for (const key of keysOf(row)) push(byKey, key, row);
  return new Map(
    [...byKey].map(([key, rows]) => [key, { rows, times: rows.map(({ date }) => Date.parse(date)) }]),
  );
}

/** Binary search: first index where `isThere` holds, or the length. */
function firstIndex(times: readonly number[], isThere: (time: number) => boolean): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isThere(times[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the first index from `from` on whose row is free; path compression avoids repeated scans. */
function freeIndexes({ rows }: Timeline, taken: ReadonlySet<OurRow>): (from: number) => number {
  const next = rows.map((_row, at) => at + 1);
  const isTaken = (row: OurRow | undefined): boolean => row !== undefined && taken.has(row);
  return (from) => {
    let free = from;
    while (isTaken(rows[free])) free = next[free] ?? rows.length;
    for (let at = from; at < free; ) {
      const following = next[at] ?? free;
      next[at] = free;
      at = following;
    }
    return free;
  };
}

const MINUTES = 10 * 60_000;
const HOURS = 2 * 3_600_000;
const ONE_DAY = 86_400_000;

/** Time tolerance: ten minutes; the same day or two hours; a day and a night. */
export type Width = 'minutes' | 'day' | 'days';

export interface Open {
  theirs: TheirRow[];
  own: OurRow[];
}

export interface Likeness {
  theirs: (row: TheirRow) => string[];
  own: (row: OurRow) => string[];
  width: Width;
}

interface Asking {
  row: TheirRow;
  from: number;
  to: number;
}

/** Inclusive range of instants; null without a time. */
function windowOf({ moment }: TheirRow, width: Width): [number, number] | null {
  if (moment === null) return null;
  const { day, at } = moment;
  if (at === null) return width === 'day' ? wholeOf(day) : null;
  if (width === 'minutes') return [at - MINUTES, at + MINUTES];
  if (width === 'days') return [at - ONE_DAY, at + ONE_DAY];
  const [from, to] = wholeOf(day);
  return [Math.min(from, at - HOURS), Math.max(to, at + HOURS)];
}

function wholeOf(day: string): [number, number] {
  const from = Date.parse(dayStart(day));
  return [from, from + ONE_DAY - 1];
}

/** Pairs rows of one key by time: the row whose window ends first gets the earliest match. */
export function pairAlike({ theirs, own }: Open, likeness: Likeness, pairs: Pairs): void {
  const byKey = timelines(own, likeness.own);
  const taken = new Set<OurRow>();
  for (const [key, rows] of askingOf(theirs, likeness)) {
    const line = byKey.get(key);
    rows.sort((one, other) => one.to - other.to || one.row.row - other.row.row);
    if (line) pairInOrder(rows, line, taken, pairs);
  }
}

function pairInOrder(rows: Asking[], line: Timeline, taken: Set<OurRow>, pairs: Pairs): void {
  const freeFrom = freeIndexes(line, taken);
  for (const { row, from, to } of rows) {
    const at = freeFrom(firstIndex(line.times, (time) => time >= from));
    const other = line.rows[at];
    if (!other || (line.times[at] ?? 0) > to) continue;
    pairs.set(row, other);
    taken.add(other);
  }
}

/** Pairs rows that have exactly one candidate on both sides. */
export function pairLonely({ theirs, own }: Open, likeness: Likeness, pairs: Pairs): void {
  const byKey = timelines(own, likeness.own);
  const wanted = new Map<OurRow, number>();
  const single: [TheirRow, OurRow][] = [];
  for (const [key, rows] of askingOf(theirs, likeness)) {
    const line = byKey.get(key);
    if (line) single.push(...wantedOf(rows, line, wanted));
  }
  for (const [row, other] of single) if (wanted.get(other) === 1) pairs.set(row, other);
}

/** Counts candidates for each own row and returns file rows with exactly one. */
function wantedOf(rows: Asking[], line: Timeline, wanted: Map<OurRow, number>): [TheirRow, OurRow][] {
  const single: [TheirRow, OurRow][] = [];
  // Difference array: change of the count at each index.
  const steps = new Array<number>(line.rows.length + 1).fill(0);
  const step = (at: number, by: number): void => {
    steps[at] = (steps[at] ?? 0) + by;
  };
  for (const { row, from, to } of rows) {
    const first = firstIndex(line.times, (time) => time >= from);
    const end = firstIndex(line.times, (time) => time > to);
    step(first, 1);
    step(end, -1);
    const other = line.rows[first];
    if (other && end - first === 1) single.push([row, other]);
  }
  let count = 0;
  for (const [at, other] of line.rows.entries()) {
    count += steps[at] ?? 0;
    wanted.set(other, (wanted.get(other) ?? 0) + count);
  }
  return single;
}

function askingOf(theirs: readonly TheirRow[], likeness: Likeness): Map<string, Asking[]> {
  const asking = new Map<string, Asking[]>();
  for (const row of theirs) {
    const window = windowOf(row, likeness.width);
    for (const key of window ? likeness.theirs(row) : []) {
      push(asking, key, { row, from: window?.[0] ?? 0, to: window?.[1] ?? 0 });
    }
  }
  return asking;
}
