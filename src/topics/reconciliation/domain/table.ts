import type { Span } from '../../../core/format/periods';
import { columnName } from '../../../core/table-file/column-name';
import { HEAD_WITHIN, isTotalRow, leftRow } from '../../../core/table-file/left-rows';
import { isMonthFirst, readAmount, readTime } from './cells';
import { type ColumnIndexes, columns, guessColumns } from './columns';
import { type Table, withJoinedColumns } from './joined-columns';
import type { FileRow } from './rows';

export type { Table } from './joined-columns';

/** Cuts to `longest` characters that files and database can store. */
const tidy = (cell: string, longest: number): string =>
  cell
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();

/** Null without at least two columns. */
export function readTable(file: readonly (readonly string[])[], longest: number): Table | null {
  const lines = file.map((cells) => cells.map((cell) => tidy(cell.replace(/^\uFEFF/, ''), longest)));
  const at = headOf(lines);
  if (at < 0) return null;
  const names = lines[at] ?? [];
  const hasNames = Object.keys(guessColumns(names)).length > 0 || !names.some(isFigure);
  const filled = lines
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some(Boolean));
  const [titles, below] = [
    filled.filter(({ row }) => row <= at),
    filled.filter(({ row }) => row > (hasNames ? at + 1 : at)),
  ];
  const rows = below.filter(({ cells }) => !isTotalRow(cells));
  const left = [...titles, ...below.filter(({ cells }) => isTotalRow(cells))].map(({ row, cells }) =>
    leftRow(cells, row - 1),
  );
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), names.length);
  const head = Array.from({ length: width }, (_, index) => (hasNames && names[index]) || columnName(index));
  return withJoinedColumns({ head, rows, left });
}

/** The row with most known headers, else the first with two cells. */
function headOf(lines: readonly string[][]): number {
  const guessed = lines.slice(0, HEAD_WITHIN).map((cells) => Object.keys(guessColumns(cells)).length);
  const most = Math.max(0, ...guessed);
  if (most > 0) return guessed.indexOf(most);
  return lines.findIndex((cells) => cells.filter(Boolean).length > 1);
}

const isFigure = (cell: string): boolean => readAmount(cell) !== undefined;

/** Cells of the mapped columns; empty rows are left out. */
export function mappedRows({ rows }: Table, indexes: ColumnIndexes): FileRow[] {
  const mapped = columns.flatMap((column) => {
    const index = indexes[column];
    return index === undefined ? [] : [[column, index] as const];
  });
  return rows.flatMap(({ row, cells }) => {
    const named = Object.fromEntries(mapped.map(([column, index]) => [column, cells[index] ?? '']));
    return Object.values(named).some(Boolean) ? [{ ...named, row }] : [];
  });
}

export interface SpanOfTimes extends Span {
  isCut: boolean;
}

/** First and last day of a time column, at most `most` days; null if none can be parsed. */
export function spanOfTimes({ rows }: Table, index: number, most: number): SpanOfTimes | null {
  const cells = rows.map((row) => row.cells[index] ?? '');
  const monthFirst = isMonthFirst(cells);
  const days = cells.flatMap((cell) => readTime(cell, monthFirst)?.day ?? []).sort();
  const [first] = days;
  const to = days.at(-1);
  if (!first || !to) return null;
  const earliest = new Date(Date.parse(`${to}T00:00:00Z`) - (most - 1) * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return first < earliest ? { from: earliest, to, isCut: true } : { from: first, to, isCut: false };
}
