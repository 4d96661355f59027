import { columnName } from './column-name';
import { HEAD_WITHIN, isTotalRow, type LeftRow, leftRow } from './left-rows';

const CODE_HEADS = [
  /^(?:kode|code)(?:[ _-]*(?:voucher|redeem|unik))?$|^(?:voucher|redeem)[ _-]*code$/i,
  /^(?:(?:no|nomor)\.?[ _-]*)?voucher$/i,
  /^(?:sn|serial(?:[ _-]*(?:no|number))?|pin|token|license[ _-]*key)$/i,
] as const;

export interface CodeColumn {
  index: number;
  name: string;
}

export interface CodeTable {
  rows: readonly string[][];
  columns: CodeColumn[];
  /** Default column; null for a table without text. */
  guess: number | null;
  top: number;
}

export function readCodeTable(rows: readonly string[][]): CodeTable {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const filled = Array.from({ length: width }, (_, index) => index).filter((index) =>
    rows.some((row) => row[index]),
  );
  const top = topOf(rows, filled);
  const head = rows[top - 1] ?? [];
  const columns = filled.map((index) => ({ index, name: head[index] || columnName(index) }));
  const named = CODE_HEADS.flatMap((shape) => filled.filter((index) => shape.test(head[index] ?? '')));
  const counted = filled.find((index) => !isCount(rows.slice(top).map((row) => row[index] ?? '')));
  return { rows, columns, guess: named[0] ?? counted ?? filled[0] ?? null, top };
}

function topOf(rows: readonly string[][], filled: readonly number[]): number {
  const named = rows
    .slice(0, HEAD_WITHIN)
    .findIndex((row) => row.some((cell) => CODE_HEADS.some((shape) => shape.test(cell))));
  if (named >= 0) return named + 1;
  const first = rows.findIndex((row) => row.some(Boolean));
  const cells = (rows[first] ?? []).filter(Boolean);
  const isHead =
    filled.length > 1 &&
    cells.length === filled.length &&
    cells.every((cell) => !/\d/.test(cell)) &&
    rows.slice(first + 1).some((row) => row.some((cell) => /\d/.test(cell)));
  return isHead ? first + 1 : 0;
}

const isCount = (cells: readonly string[]): boolean => {
  const filled = cells.filter(Boolean);
  return filled.length > 1 && filled.every((cell, at) => Number(cell) === at + 1);
};

export interface TakenCodes {
  codes: string[];
  /** Titles, totals, and rows without a code. */
  left: LeftRow[];
}

export function takeCodes({ rows, columns }: CodeTable, index: number, top: number): TakenCodes {
  const codes: string[] = [];
  const left: TakenCodes['left'] = [];
  for (const [at, row] of rows.entries()) {
    const code = row[index] ?? '';
    const isTotal = columns.length > 1 && isTotalRow(row);
    if (at >= top && code !== '' && !isTotal) codes.push(code);
    else if (row.some(Boolean)) left.push(leftRow(row, at));
  }
  return { codes, left };
}

/** True for scientific notation: the last digits are lost. */
export const isRounded = (code: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(code);
