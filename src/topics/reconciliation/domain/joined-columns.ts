import type { LeftRow } from '../../../core/table-file/left-rows';
import { isDebit, readAmount } from './cells';
import { creditHead, debitHead, headKey, joinedName } from './columns';

export interface Table {
  head: string[];
  rows: { row: number; cells: string[] }[];
  left: LeftRow[];
}

type Join = (one: string, other: string) => string;

interface Joined {
  name: string;
  columns: [number, number];
  join: Join;
}

/**
 * Adds combined columns: debit and credit become one signed amount, as do an amount and its `DB` or `CR`; date and time
 * become one column. The original columns stay.
 */
export function withJoinedColumns(table: Table): Table {
  const joined = [sides(table), marked(table), clocked(table)].flatMap((one) => one ?? []);
  if (joined.length === 0) return table;
  return {
    ...table,
    head: [...table.head, ...joined.map(({ name }) => name)],
    rows: table.rows.map(({ row, cells }) => {
      const known = Array.from({ length: table.head.length }, (_, index) => cells[index] ?? '');
      const more = joined.map(({ columns: [one, other], join }) =>
        join(known[one] ?? '', known[other] ?? ''),
      );
      return { row, cells: [...known, ...more] };
    }),
  };
}

function sides({ head }: Table): Joined | null {
  const names = head.map(headKey);
  const [debit, credit] = [debitHead, creditHead].map((shape) => names.findIndex((name) => shape.test(name)));
  if (debit === undefined || credit === undefined || debit < 0 || credit < 0) return null;
  return {
    name: joinedName('Jumlah', head[debit] ?? '', head[credit] ?? ''),
    columns: [debit, credit],
    join: (out, into) => {
      if (isNothing(out)) return into || out;
      return isNothing(into) ? minus(out) : `${out} / ${into}`;
    },
  };
}

const isNothing = (cell: string): boolean => cell === '' || cell === '-' || readAmount(cell) === 0;

const minus = (cell: string): string => ((readAmount(cell) ?? 0) > 0 ? `-${cell}` : cell);

function marked({ head, rows }: Table): Joined | null {
  const column = (index: number) => rows.flatMap(({ cells }) => cells[index] || []);
  const indexes = head.map((_name, index) => index);
  const side = indexes.find((index) => {
    const cells = column(index);
    return cells.length > 0 && cells.every((cell) => isDebit(cell) !== undefined);
  });
  if (side === undefined) return null;
  const isAmounts = (index: number) => {
    const cells = column(index);
    return cells.filter((cell) => readAmount(cell) !== undefined).length * 2 > cells.length;
  };
  const isNamed = (index: number) => /jumlah|amount|nominal|mutasi|nilai/.test(headKey(head[index] ?? ''));
  const amount = indexes.find((index) => isNamed(index) && isAmounts(index));
  if (amount === undefined) return null;
  return {
    name: joinedName('Jumlah', head[amount] ?? '', head[side] ?? ''),
    columns: [amount, side],
    join: (cell, word) => (isDebit(word) ? minus(cell) : cell),
  };
}

const CLOCK = /^\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s*[ap]\.?m\.?)?(?:\s*wi(?:b|ta|t))?$/i;

function clocked({ head, rows }: Table): Joined | null {
  const names = head.map(headKey);
  const day = names.findIndex((name) => /^(?:tanggal|tgl|date|transaction date)/.test(name));
  const clock = names.findIndex(
    (name, index) =>
      /jam|waktu|time|pukul/.test(name) &&
      index !== day &&
      rows.some(({ cells }) => CLOCK.test(cells[index] ?? '')),
  );
  const isClock = (cell = '') => cell === '' || CLOCK.test(cell);
  if (day < 0 || clock < 0 || !rows.every(({ cells }) => isClock(cells[clock]))) return null;
  return {
    name: joinedName('Waktu', head[day] ?? '', head[clock] ?? ''),
    columns: [day, clock],
    join: (one, other) => `${one} ${other}`.trim(),
  };
}
