import type { EntityRow } from '../../../src/core/contract/entity';
import { dateTime } from '../../../src/core/format/date';
import type { Field } from '../../../src/core/schema/field';
import { exportText } from '../../../src/core/schema/kinds';
import type { ResourceModel } from '../../../src/core/schema/model';
import type { Cell } from '../../http/spreadsheet-cell';

const systemLabels: Record<string, string> = { created_at: 'Dibuat', updated_at: 'Diubah' };

/** Labels of the columns of an exported file: those of the list. */
export const exportHeader = (resource: ResourceModel): string[] =>
  resource.list.map((name) => resource.fields[name]?.label ?? systemLabels[name] ?? name);

/** A record as a line of that file. Numbers stay numbers, a reference is its title. */
export const exportRow = (resource: ResourceModel, row: EntityRow): Cell[] =>
  resource.list.map((name) => {
    const field = resource.fields[name];
    return field ? exportCell(field, row[name], row.reference_titles) : dateTime(String(row[name]));
  });

const exportCell = (field: Field, value: unknown, titles: Record<string, string>): Cell => {
  if (typeof value === 'number') return value;
  if (field.kind !== 'reference' && field.kind !== 'references') return exportText(field, value);
  return [value ?? []]
    .flat()
    .map((id) => titles[String(id)] ?? '')
    .join(', ');
};
