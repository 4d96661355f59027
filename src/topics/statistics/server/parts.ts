import type { Statistic } from '../contract/statistic';
import { moneyFor, type Visibility } from './shown';
import type { NamedRow, PartRow } from './store';
import { KIND, lessOf, type PartSums } from './sums';

const HOURS_OF_WEEK = 168;
const REASONS = 6;

const partFor = (visibility: Visibility, sums: PartSums) => ({
  orders: sums.orders,
  succeeded: sums.succeeded,
  ...moneyFor(visibility, sums),
});

export function partsOf(
  visibility: Visibility,
  rows: readonly PartRow[],
): Pick<Statistic, 'week' | 'sources' | 'staff' | 'reasons'> {
  const of = (kind: number) => rows.filter((row) => row.kind === kind);
  const hours = new Map(of(KIND.hour).map(({ key, orders }) => [Number(key), orders]));
  return {
    week: Array.from({ length: HOURS_OF_WEEK }, (_, hour) => hours.get(hour) ?? 0),
    sources: of(KIND.all).map((row) => ({ source: Number(row.key), ...partFor(visibility, row) })),
    staff: of(KIND.person).map((row) => ({
      ...{ id: row.key, name: row.name ?? '', is_owner: row.is_owner },
      ...partFor(visibility, row),
    })),
    reasons: of(KIND.reason)
      .slice(0, REASONS)
      .map(({ key, orders }) => ({ reason: key || null, orders })),
  };
}

export const itemsOf = (visibility: Visibility, rows: readonly NamedRow[]): Statistic['items'] =>
  rows.map(({ id, name, ...sums }) => ({ id, name, ...partFor(visibility, sums) }));

/** Brand shares that add up to all successful orders: the top ones and the rest. */
export function brandsOf(
  visibility: Visibility,
  brands: readonly NamedRow[],
  all: PartSums,
  count: number,
): Statistic['brands'] {
  const shown = (row: NamedRow) => ({ name: row.name, ...partFor(visibility, row) });
  if (lessOf(all, brands).succeeded <= 0) return brands.map(shown);
  const top = brands.slice(0, count - 1);
  return [...top.map(shown), { name: null, ...partFor(visibility, lessOf(all, top)) }];
}
