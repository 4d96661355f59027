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

/** What went out has no sign in most files, and a minus in others: as most of these rows have it. */
export const isOutMinus = (out: readonly TheirRow[]): boolean =>
  out.filter(({ minus }) => minus).length * 2 > out.length;

const isOut = (rows: readonly OurRow[] = []): boolean => rows.some(({ incoming }) => !incoming);

/**
 * Who agrees goes first: of a row that stands there twice, the one that is right has the order. Of two that are, the one
 * that went out has it, and the one that takes it back repeats it, wherever it stands.
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

/** Puts a value behind those of its key. */
export function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
