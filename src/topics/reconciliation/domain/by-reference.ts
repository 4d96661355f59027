import { referenceKey } from './cells';
import { differences, type OurRow } from './compare';
import type { TheirRow } from './rows';

export type Pairs = Map<TheirRow, OurRow>;

export function byReference(theirs: TheirRow[], own: OurRow[], pairs: Pairs): Map<TheirRow, TheirRow> {
  const named = ownByReference(own);
  const repeats = new Map<TheirRow, TheirRow>();
  const taken = new Set<OurRow>();
  const asking = askingFor(theirs, named);
  const outMinus = isOutMinus([...asking].flatMap(([key, rows]) => (isOut(named.get(key)) ? rows : [])));
  for (const [key, rows] of asking) {
    const found = (named.get(key) ?? []).filter((row) => !taken.has(row));
    for (const [one, other] of bestOf(rows, found, outMinus)) {
      pairs.set(one, other);
      taken.add(other);
    }
    const first = rows.find((row) => pairs.has(row));
    for (const row of rows) if (first && !pairs.has(row)) repeats.set(row, first);
  }
  return repeats;
}

/** Some files write debits with a minus, most without: the majority of debit rows decides. */
export const isOutMinus = (out: readonly TheirRow[]): boolean =>
  out.filter(({ minus }) => minus).length * 2 > out.length;

const isOut = (rows: readonly OurRow[] = []): boolean => rows.some(({ incoming }) => !incoming);

/**
 * Among rows with the same reference, the one that agrees with the order gets it. Of two, the debit gets it and the
 * refund counts as duplicate, in any order.
 */
function bestOf(
  rows: readonly TheirRow[],
  found: readonly OurRow[],
  outMinus: boolean,
): [TheirRow, OurRow][] {
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
  const isSameWay = ({ minus }: TheirRow, { incoming }: OurRow) => incoming || minus === outMinus;
  const agrees = (one: TheirRow, other: OurRow) => differences(one, other).length === 0;
  pairWhere((one, other) => isSameWay(one, other) && agrees(one, other));
  pairWhere(agrees);
  pairWhere(isSameWay);
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

export function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
