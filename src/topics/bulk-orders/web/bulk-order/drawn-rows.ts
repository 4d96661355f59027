import type { BulkLine } from '../../contract';

/** `isKnown`: the row was checked as it is written now. */
export interface DrawnRow extends BulkLine {
  isKnown: boolean;
}

/** Current lines with their last result, at the position of the line. */
export function drawnRows(lines: readonly string[], checked: readonly BulkLine[]): DrawnRow[] {
  const known = new Map<string, BulkLine[]>();
  for (const row of checked) known.set(row.line, [...(known.get(row.line) ?? []), row]);
  return lines.map((line) => {
    const row = known.get(line)?.shift();
    return row ? { ...row, isKnown: true } : { ...unknown, line };
  });
}

export const isChecked = (lines: readonly string[], checked: readonly BulkLine[]): boolean =>
  lines.length === checked.length && lines.every((line, index) => line === checked[index]?.line);

const unknown: Omit<DrawnRow, 'line'> = {
  ...{ sku: null, brand: null, brand_key: null, item: null, destination: '', nickname: null, price: null },
  ...{ selling_price: null, counter: 1 },
  ...{ problem: null, duplicate: null, again: false, operator: null, ported: false },
  ...{ bill: null, isKnown: false },
};

/** From this number of rows on, only visible ones are rendered. */
const LONG = 60;

export const longList = (rows: readonly unknown[]) => ({ 'data-long': rows.length > LONG ? '' : undefined });
