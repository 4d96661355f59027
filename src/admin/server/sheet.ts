import { date } from '../../core/format/date';
import { type Columns, sheetOf } from '../../platform/http/sheet';
import type { Cell } from '../../platform/http/spreadsheet-cell';
import type { EntityRow } from '../entity/calls';
import type { Field } from '../schema/field';
import { exportText, fitsKind, kindOf, storedText } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { knownField } from '../schema/system-fields';

/** `Kode Promo 28 Nov 2026`, with these columns; those that the reader may not see are left out. */
export const entitySheet = (resource: ResourceModel, names: readonly string[] = resource.list) =>
  sheetOf<EntityRow>(
    `${resource.label} ${date(new Date().toISOString())}`,
    names.flatMap((name) => columnsOf(resource, name)),
  );

type EntityColumns = Columns<EntityRow>;

function columnsOf({ fields, summary = [] }: ResourceModel, name: string): EntityColumns {
  const field = knownField(fields, name);
  if (!field) return [];
  if (field.kind !== 'period') {
    const cell = (row: EntityRow) => cellOf(field, row[name], row.reference_titles);
    return [summary.includes(name) ? [field.label, cell, 'sum'] : [field.label, cell]];
  }
  const end = (at: 'start_at' | 'end_at') => (row: EntityRow) => (row[name] as Record<string, unknown>)?.[at];
  return [
    [
      `${field.label} mulai`,
      (row) => {
        if (!fitsKind(field, row[name])) return storedText(row[name]);
        return momentOf(end('start_at')(row)) ?? field.none ?? null;
      },
    ],
    [`${field.label} selesai`, (row) => momentOf(end('end_at')(row))],
  ];
}

const momentOf = (value: unknown): Cell =>
  typeof value === 'string' && Number.isFinite(Date.parse(value)) ? { at: value } : null;

const cellOf = (field: Field, value: unknown, titles: Record<string, string>): Cell => {
  const { time, isAmount } = kindOf(field);
  if (!fitsKind(field, value)) return exportText(field, value, titles);
  if (typeof value === 'number') return isAmount ? { money: value } : value;
  if (value === undefined && field.none) return field.none;
  if (typeof value === 'string' && time) return time === 'day' ? { day: value } : { at: value };
  return exportText(field, value, titles);
};
