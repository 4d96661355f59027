import { bare, isMonthFirst, type Moment, type Outcome, readAmount, readOutcome, readTime } from './cells';
import type { Column } from './columns';

export interface FileRow extends Partial<Record<Column, string>> {
  row: number;
}

export interface TheirRow {
  row: number;
  ref: string;
  destination: string;
  /** Whole rupiah without a sign, because some files write debits with a minus. */
  amount: number;
  minus: boolean;
  /** Null without a time column. */
  moment: Moment | null;
  outcome: Outcome | null;
}

export interface UnreadCell {
  row: number;
  column: 'amount' | 'time';
  text: string;
}

/** An unknown status and its number of rows; they are compared without it. */
export interface UnknownStatus {
  text: string;
  rows: number;
}

/** Parses rows; a row is left out at its first unreadable cell. */
export function readRows(rows: readonly FileRow[]): {
  read: TheirRow[];
  unread: UnreadCell[];
  unknown: UnknownStatus[];
} {
  const read: TheirRow[] = [];
  const unread: UnreadCell[] = [];
  const unknown = new Map<string, number>();
  const monthFirst = isMonthFirst(rows.flatMap(({ time }) => time ?? []));
  for (const { row, ref = '', destination = '', amount: sum = '', time, status = '' } of rows) {
    const amount = readAmount(sum);
    const moment = time === undefined ? null : readTime(time, monthFirst);
    if (amount === undefined) unread.push({ row, column: 'amount', text: sum });
    else if (moment === undefined) unread.push({ row, column: 'time', text: time ?? '' });
    else {
      const outcome = readOutcome(status);
      const word = bare(status);
      if (outcome === null && word !== '') unknown.set(word, (unknown.get(word) ?? 0) + 1);
      read.push({
        ...{ row, moment },
        ...{ amount: Math.abs(amount), minus: amount < 0 },
        ref: bare(ref),
        destination: bare(destination),
        outcome,
      });
    }
  }
  return { read, unread, unknown: [...unknown].map(([text, count]) => ({ text, rows: count })) };
}
