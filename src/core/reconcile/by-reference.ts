import { referenceKey } from './cells';
import { differences, type OurRow } from './compare';
import type { TheirRow } from './rows';

/** Rows of the file beside the one of ours that is meant. */
export type Pairs = Map<TheirRow, OurRow>;

/** Pairs what names one another; answers rows that repeat a reference beside the row that has its order. */
export function byReference(theirs: TheirRow[], own: OurRow[], pairs: Pairs): Map<TheirRow, TheirRow> {
  const named = ownByReference(own);
  const repeats = new Map<TheirRow, TheirRow>();
  const taken = new Set<OurRow>();
  for (const [key, rows] of askingFor(theirs, named)) {
    const found = (named.get(key) ?? []).filter((row) => !taken.has(row));
    for (const [one, other] of bestOf(rows, found)) {
      pairs.set(one, other);
      taken.add(other);
    }
    const first = rows.find((row) => pairs.has(row));
    for (const row of rows) if (first && !pairs.has(row)) repeats.set(row, first);
  }
  return repeats;
}

/** Who agrees goes first: of a row that stands there twice, the one that is right has the order. */
function bestOf(rows: readonly TheirRow[], found: readonly OurRow[]): [TheirRow, OurRow][] {
  const pairs = new Map<TheirRow, OurRow>();
  const free = new Set(found);
  const pairWhere = (isSame: (one: TheirRow, other: OurRow) => boolean) => {
    for (const one of rows) {
      const other = pairs.has(one) ? undefined : [...free].find((each) => isSame(one, each));
      if (!other) continue;
      pairs.set(one, other);
      free.delete(other);
    }
  };
  pairWhere((one, other) => differences(one, other).length === 0);
  pairWhere(() => true);
  return [...pairs];
}

function ownByReference(own: readonly OurRow[]): Map<string, OurRow[]> {
  const named = new Map<string, OurRow[]>();
  for (const row of own) {
    for (const key of new Set([referenceKey(row.ref_id), referenceKey(row.code)])) {
      if (key !== '') push(named, key, row);
    }
  }
  return named;
}

function askingFor(theirs: readonly TheirRow[], named: Map<string, OurRow[]>): Map<string, TheirRow[]> {
  const asking = new Map<string, TheirRow[]>();
  for (const row of theirs) {
    const key = referenceKey(row.ref);
    if (named.has(key)) push(asking, key, row);
  }
  return asking;
}

/** Puts a value behind those of its key. */
export function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
