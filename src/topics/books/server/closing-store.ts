import type { Db } from '../../../platform/db/client';
import { rowValues } from '../../../platform/db/row-sql';
import { sql } from '../../../platform/db/sql';
import { queryAll } from '../../../platform/db/statement';
import type { BookSum } from '../contract/books';

export interface ClosingRow {
  id: string;
  month: string;
  sums: BookSum[];
  closed_at: string;
  closed_by: string;
  reopened_at: string | null;
  reopened_by: string | null;
}

export const readClosings = queryAll<{ partner: string }, ClosingRow>(
  'books_closings',
  `select c.id, c.month, c.sums, c.closed_at, u.name as closed_by, c.reopened_at, r.name as reopened_by
from book_closings c join users u on u.id = c.closed_by left join users r on r.id = c.reopened_by
where c.partner_id = :partner::uuid order by c.month desc, c.closed_at desc limit 24`,
);

/** Closing time by month, `YYYY-MM`. */
export async function readClosedMonths(db: Db, partner: string): Promise<Map<string, string>> {
  const rows = await db.rows<{ month: string; closed_at: string }>(sql`
    select month, closed_at from book_closings where partner_id = ${partner} and reopened_at is null`);
  return new Map(rows.map(({ month, closed_at }) => [month, closed_at]));
}

/** Current month, `YYYY-MM`, and the first one with a row; null if none. */
export async function monthsNow(db: Db, partner: string): Promise<{ now: string; first: string | null }> {
  const { rows } = await db.execute<{ now: string; first: string | null }>(sql`
    select to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM') as now, least(
      (select to_char(min(created_at) at time zone 'Asia/Jakarta', 'YYYY-MM') from ledger_entries
        where balance_id in (select id from balances where partner_id = ${partner})),
      (select to_char(min(created_at) at time zone 'Asia/Jakarta', 'YYYY-MM') from panel_orders
        where partner_id = ${partner} and order_status = 3),
      (select left(min(data ->> 'date'), 7) from entities
        where partner_id = ${partner} and resource = 'entry' and deleted_at is null)) as first`);
  return rows[0] ?? { now: '', first: null };
}

export interface NewClosing {
  id: string;
  partner_id: string;
  month: string;
  sums: BookSum[];
  closed_by: string;
}

export const insertClosing = (db: Db, { sums, ...row }: NewClosing): Promise<void> =>
  db.command(sql`insert into book_closings ${rowValues({ ...row, sums: JSON.stringify(sums) })}`);

/** False if the month is not closed. */
export const reopenClosing = (db: Db, partner: string, month: string, user: string): Promise<boolean> =>
  db.hasRow(sql`
    update book_closings set reopened_at = now(), reopened_by = ${user}
    where partner_id = ${partner} and month = ${month} and reopened_at is null returning id`);
