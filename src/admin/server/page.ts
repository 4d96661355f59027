import type { Db } from '../../platform/db/client';
import { type SQL, sql } from '../../platform/db/sql';
import { together } from '../../platform/db/together';
import type { Sums } from './service-shape';

/** Page position; `limit` may be the remainder. */
export interface Window {
  offset: number;
  limit: number;
}

interface Pages<Row> {
  count(): Promise<number>;
  /** `reversed` asks for the opposite of the list's order. */
  read(window: Window, reversed: boolean): Promise<Row[]>;
  /** False for an order whose opposite the list cannot read. */
  hasOpposite?: boolean;
}

/**
 * One page of an ordered list, and the number of all rows. The second half is read from the end, so that the last page
 * costs as much as the first.
 */
export async function readPageOf<Row>(
  db: Db,
  { offset, limit }: Window,
  { count, read, hasOpposite = true }: Pages<Row>,
): Promise<{ rows: Row[]; total: number }> {
  if (offset === 0 || !hasOpposite) {
    const [total, rows] = await together(db, [count, () => read({ offset, limit }, false)]);
    return { total, rows };
  }
  const total = await count();
  const left = Math.min(limit, total - offset);
  if (left <= 0) return { total, rows: [] };
  if (offset <= total / 2) return { total, rows: await read({ offset, limit: left }, false) };
  const fromEnd = { offset: total - offset - left, limit: left };
  return { total, rows: (await read(fromEnd, true)).reverse() };
}

/** Count and sums of numbers by name; `tail` begins with `from`. */
export async function sumsOf(db: Db, numbers: { name: string; value: SQL }[], tail: SQL): Promise<Sums> {
  const sums = numbers.map(({ value }) => sql`coalesce(sum(${value}), 0)::float8`);
  const row = await db.row<{ total: number; sums: number[] }>(
    sql`select count(*)::int as total, array[${sql.join(sums, sql`, `)}]::float8[] as sums ${tail}`,
  );
  return {
    total: row?.total ?? 0,
    sums: Object.fromEntries(numbers.map(({ name }, nth) => [name, Number(row?.sums[nth] ?? 0)])),
  };
}
