import { kindOf } from './kinds';
import type { ResourceModel } from './model';

/** A column of a file: `key` is the field, or `period.start_at` and `period.end_at` for the two ends of a period. */
export interface ImportColumn {
  key: string;
  field: string;
  label: string;
}

/** Columns that a file may have; exported files have the same names. */
export const importColumns = ({ fields, form }: Pick<ResourceModel, 'fields' | 'form'>): ImportColumn[] =>
  form
    .flatMap((section) => section.fields)
    .flatMap((name) => {
      const field = fields[name];
      if (!field || field.computed || field.access || kindOf(field).ofOneRecord) return [];
      if (field.kind !== 'period') return [{ key: name, field: name, label: field.label }];
      return [
        { key: `${name}.start_at`, field: name, label: `${field.label} mulai` },
        { key: `${name}.end_at`, field: name, label: `${field.label} selesai` },
      ];
    });
