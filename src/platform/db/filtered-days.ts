import { type Days, readDays, spanOf } from '../../core/format/days';
import { type SQL, sql } from './sql';

/** True for instants within the days of a filter (`readDays`), Asia/Jakarta. */
export const withinDays = (column: SQL, days: string | undefined): SQL => {
  const { start, before } = spanOf(asked(days));
  return between(column, [start && sql`>= ${start}::timestamptz`, before && sql`< ${before}::timestamptz`]);
};

/**
 * The filter for instants stored as text in UTC and lower case (`sortExpression`); empty ones never match.
 */
export const textWithinDays = (text: SQL, days: string | undefined): SQL => {
  const { start = '!', before } = spanOf(asked(days));
  return between(text, [sql`>= ${start.toLowerCase()}`, before && sql`< ${before.toLowerCase()}`]);
};

export const dayTextWithinDays = (text: SQL, days: string | undefined): SQL => {
  const { from = '!', to } = asked(days);
  return between(text, [sql`>= ${from}`, to && sql`<= ${to}`]);
};

const asked = (days: string | undefined): Days => readDays(days ?? '') ?? {};

const between = (column: SQL, ends: (SQL | '' | undefined)[]): SQL => {
  const asked = ends.flatMap((end) => (end ? [sql`${column} ${end}`] : []));
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
};
