import type { EntityRow } from '../../../../src/core/entity/calls';
import { dateTime } from '../../../../src/core/format/date';
import type { Field } from '../../../../src/core/schema/field';
import { exportText } from '../../../../src/core/schema/kinds';
import type { ResourceModel } from '../../../../src/core/schema/model';
import { sheetOf } from '../../../http/sheet';
import type { Cell } from '../../../http/spreadsheet-cell';

const systemLabels: Record<string, string> = { created_at: 'Dibuat', updated_at: 'Diubah' };

export const entitySheet = (resource: ResourceModel) =>
  sheetOf<EntityRow>(
    resource.name,
    resource.list.map((name) => {
      const field = resource.fields[name];
      if (!field) return [systemLabels[name] ?? name, (row) => dateTime(String(row[name]))];
      return [field.label, (row) => cellOf(field, row[name], row.reference_titles)];
    }),
  );

const cellOf = (field: Field, value: unknown, titles: Record<string, string>): Cell => {
  if (typeof value === 'number') return value;
  if (value === undefined && field.none) return field.none;
  return exportText(field, value, titles);
};
