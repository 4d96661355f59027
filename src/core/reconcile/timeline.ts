import { push } from './by-reference';
import type { OurRow } from './compare';

/** Rows of one key by time (milliseconds since 1970). */
export interface Timeline {
  rows: readonly OurRow[];
  times: readonly number[];
}

export function timelines(own: readonly OurRow[], keysOf: (row: OurRow) => string[]): Map<string, Timeline> {
  const byKey = new Map<string, OurRow[]>();
  for (const row of own) for (const key of keysOf(row)) push(byKey, key, row);
  return new Map(
    [...byKey].map(([key, rows]) => [key, { rows, times: rows.map(({ date }) => Date.parse(date)) }]),
  );
}

/** Binary search: first index where `isThere` holds, or the length. */
export function firstPlace(times: readonly number[], isThere: (time: number) => boolean): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isThere(times[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the first index from `from` on whose row is free; path compression avoids repeated scans. */
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
