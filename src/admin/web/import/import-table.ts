import { HEAD_WITHIN, isTotalRow } from '../../../core/table-file/left-rows';
import { readTableFile } from '../../../core/table-file/read-table-file';
import { FileRefused } from '../../../core/table-file/refusal';
import { IMPORT_ROWS, type ImportCall, matchColumns } from '../../entity/import';
import type { ImportColumn } from '../../schema/import-columns';

const LIMITS = { bytes: 4 * 1024 * 1024, unpacked: 32 * 1024 * 1024 };

export interface FileTable {
  header: string[];
  /** `row` is the one of the file, from 1. */
  rows: { row: number; cells: string[] }[];
}

type ColumnIndexes = Record<string, number | undefined>;

/** The row among the first ones that names most columns is the header. Throws `FileRefused`. */
export async function readImportFile(file: File, columns: readonly ImportColumn[]): Promise<FileTable> {
  const isTable = (rows: string[][]) => tableOf(rows, columns) !== null;
  const found = tableOf(await readTableFile(file, LIMITS, isTable), columns);
  if (!found) throw new FileRefused('Tidak ada baris dengan nama kolom yang dikenal.');
  if (found.rows.length === 0) throw new FileRefused('Berkas ini hanya berisi nama kolom.');
  if (found.rows.length > IMPORT_ROWS)
    throw new FileRefused('Berkas ini lebih dari 2.000 baris. Bagi berkasnya.');
  return found;
}

function tableOf(rows: string[][], columns: readonly ImportColumn[]): FileTable | null {
  const counts = rows.slice(0, HEAD_WITHIN).map((cells) => matchColumns(columns, cells).size);
  const most = Math.max(0, ...counts);
  if (most === 0) return null;
  const at = counts.indexOf(most);
  const below = rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const last = below.at(-1);
  return { header: rows[at] ?? [], rows: last && isTotalRow(last.cells) ? below.slice(0, -1) : below };
}

export const startingIndexes = ({ header }: FileTable, columns: readonly ImportColumn[]): ColumnIndexes =>
  Object.fromEntries(matchColumns(columns, header));

/** Columns of the file that no field takes, so that nothing is dropped in silence. */
export const unusedColumns = ({ header }: FileTable, indexes: ColumnIndexes): string[] =>
  header.filter((name, at) => name !== '' && !Object.values(indexes).includes(at));

export const cellsOf = ({ rows }: FileTable, indexes: ColumnIndexes): ImportCall['rows'] =>
  rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      Object.entries(indexes).flatMap(([key, at]) => (at === undefined ? [] : [[key, cells[at] ?? '']])),
    ),
  }));
