import { v7 } from 'uuid';
import { alone } from '../../../admin/server/rules/alone';
import { monthName } from '../../../core/format/date';
import { monthAfter, monthSpan } from '../../../core/format/periods';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { BookClosing, BookSum } from '../contract/books';
import { figuresOf } from '../domain/figures';
import {
  type ClosingRow,
  insertClosing,
  monthsNow,
  readClosedMonths,
  readClosings,
  reopenClosing,
} from './closing-store';
import { readMonthSums, readSums } from './sums-store';
import { seesProfit } from './view';

const OFFERED = 12;

/** Closed months: manual entries are frozen, and later automatic ones are shown separately. */
export function createClosings({
  database,
  activity,
}: {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
}) {
  const present = async (rows: ClosingRow[], partnerId: string, sees: boolean): Promise<BookClosing[]> => {
    const closed = sees ? rows.filter(({ reopened_at }) => reopened_at === null) : [];
    const now = await readMonthSums(
      database,
      partnerId,
      closed.map(({ month }) => month),
    );
    return rows.map((row) => {
      const { sums, ...facts } = row;
      const found = row.reopened_at === null ? now.get(row.month) : undefined;
      return { ...facts, figures: sees ? figuresOf(sums) : null, late: found ? lateOf(sums, found) : [] };
    });
  };

  return {
    async list(actor: Actor): Promise<{ open: string[]; closings: BookClosing[] }> {
      const { partnerId } = actor;
      const [sees, rows, closed, { now, first }] = await Promise.all([
        seesProfit(database, actor),
        readClosings(database, { partner: partnerId }),
        readClosedMonths(database.db, partnerId),
        monthsNow(database.db, partnerId),
      ]);
      const open: string[] = [];
      for (let month = first ?? now; month < now; month = monthAfter(month)) {
        if (!closed.has(month)) open.push(month);
      }
      return {
        open: open.slice(-OFFERED),
        closings: await present(rows, partnerId, sees),
      };
    },

    close: (actor: Actor, month: string): Promise<void> =>
      database.transaction(async (tx) => {
        // A concurrent entry is either included in the totals or finds the month closed.
        await alone(tx, 'entry', actor.partnerId);
        const { now } = await monthsNow(tx, actor.partnerId);
        if (month >= now) throw new AppError('BOOK_NOT_OVER', { month: monthName(month) });
        if ((await readClosedMonths(tx, actor.partnerId)).has(month)) {
          throw new AppError('BOOK_CLOSED', { month: monthName(month) });
        }
        await insertClosing(tx, {
          id: v7(),
          partner_id: actor.partnerId,
          month,
          sums: await readSums(tx, { partner: actor.partnerId, ...monthSpan(month), hidden: [] }),
          closed_by: actor.userId,
        });
        await activity.record(tx, actor, { code: 'books.close', object: monthName(month) });
      }),

    reopen: (actor: Actor, month: string): Promise<void> =>
      database.transaction(async (tx) => {
        await alone(tx, 'entry', actor.partnerId);
        if (!(await reopenClosing(tx, actor.partnerId, month, actor.userId))) throw new AppError('NOT_FOUND');
        await activity.record(tx, actor, { code: 'books.reopen', object: monthName(month) });
      }),
  };
}

function lateOf(then: BookSum[], now: BookSum[]): BookClosing['late'] {
  const nameOf = ({ line, counts }: BookSum) => `${line} ${counts}`;
  const known = new Map(then.map((sum) => [nameOf(sum), sum]));
  const found = new Map(now.map((sum) => [nameOf(sum), sum]));
  return [...new Set([...known.keys(), ...found.keys()])].flatMap((name) => {
    const [before, after] = [known.get(name), found.get(name)];
    const one = after ?? before;
    const amount = (after?.amount ?? 0) - (before?.amount ?? 0);
    const rows = (after?.rows ?? 0) - (before?.rows ?? 0);
    return one && (amount !== 0 || rows !== 0) ? [{ line: one.line, counts: one.counts, amount, rows }] : [];
  });
}
