import { push } from './by-reference';
import type { OurRow } from './compare';

/** Rows of one key in the order of their times, with those times (milliseconds since 1970). */
export interface Timeline {
  rows: readonly OurRow[];
  times: readonly number[];
}

/** `own` in the order of its times; a row stands below each of its keys. */
export function timelines(own: readonly OurRow[], keysOf: (row: OurRow) => string[]): Map<string, Timeline> {
  const byKey = new Map<string, OurRow[]>();
  for (const row of own) for (const key of keysOf(row)) push(byKey, key, row);
  return new Map(
    [...byKey].map(([key, rows]) => [key, { rows, times: rows.map(({ date }) => Date.parse(date)) }]),
  );
}

/** The place of the first time from which on `isThere` holds; the length of `times` where it never does. */
export function firstPlace(times: readonly number[], isThere: (time: number) => boolean): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isThere(times[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Answers the first place at or behind one whose row is free. It keeps how far it went, so that no row is passed often. */
export function freePlaces({ rows }: Timeline, taken: ReadonlySet<OurRow>): (from: number) => number {
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
