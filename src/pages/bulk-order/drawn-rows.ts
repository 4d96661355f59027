import type { BulkLine } from '../../core/contract/bulk-order';

/** A row of the list; `isKnown`: it was looked at as it is written now. */
export interface DrawnRow extends BulkLine {
  isKnown: boolean;
}

/** The list as it is written now, each line with what was last said of it: a row is where its line stands. */
export function drawnRows(lines: readonly string[], checked: readonly BulkLine[]): DrawnRow[] {
  const known = new Map<string, BulkLine[]>();
  for (const row of checked) known.set(row.line, [...(known.get(row.line) ?? []), row]);
  return lines.map((line) => {
    const row = known.get(line)?.shift();
    return row ? { ...row, isKnown: true } : { ...unknown, line };
  });
}

/** What was looked at is the list as it is written now, row by row. */
export const isLookedAt = (lines: readonly string[], checked: readonly BulkLine[]): boolean =>
  lines.length === checked.length && lines.every((line, place) => line === checked[place]?.line);

const unknown: Omit<DrawnRow, 'line'> = {
  ...{ sku: null, brand: null, brand_key: null, item: null, destination: '', nickname: null, price: null },
  ...{ selling_price: null },
  ...{ problem: null, duplicate: null, again: false, operator: null, ported: false },
  ...{ bill: null, isKnown: false },
};

/** Rows from which on only those in sight are drawn. */
const LONG = 60;

/** Marks a list whose rows are drawn as they come into sight (`bulk-order.module.css`). */
export const longList = (rows: readonly unknown[]) => ({ 'data-long': rows.length > LONG ? '' : undefined });
