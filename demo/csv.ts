import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { repositoryRoot } from '../src/platform/root';

/** Names of columns, separated by spaces, that hold neither text nor booleans. */
interface Columns {
  numbers?: string;
  /** Several values in one cell, separated by ` | `. */
  lists?: string;
}

/** Rows of a file in `demo/data`. An empty cell is null, or a list without values. */
export function readCsv<Row>(name: string, { numbers = '', lists = '' }: Columns = {}): Row[] {
  const [isNumber, isList] = [new Set(numbers.split(' ')), new Set(lists.split(' '))];
  const cellOf = (text: string, column: string | number) => {
    if (isList.has(String(column))) return text === '' ? [] : text.split(' | ');
    if (text === '') return null;
    if (isNumber.has(String(column))) return Number(text);
    return text === 'true' || (text === 'false' ? false : text);
  };
  const text = readFileSync(join(repositoryRoot, 'demo', 'data', `${name}.csv`), 'utf8');
  const options = { header: true, skipEmptyLines: true, transform: cellOf } as const;
  return Papa.parse<Row>(text, options).data;
}

/** A record as entities store it: `margin.type` becomes an object, empty cells are left out. */
export function recordOf(row: object): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(row)) {
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    const [name = '', part] = path.split('.');
    record[name] = part === undefined ? value : { ...(record[name] as object), [part]: value };
  }
  return record;
}
