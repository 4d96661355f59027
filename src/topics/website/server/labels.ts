import type { Field } from '../../../admin/schema/field';
import { choicesOf } from '../../../admin/schema/kinds';
import type { Model } from '../../../admin/schema/model';

export type LabelOf = ReturnType<typeof createLabelOf>;

/** Label of an option as it is declared: `('social-media', 'open_hours.day', 'monday')` → `Senin`. */
export const createLabelOf =
  ({ resources }: Model) =>
  (resource: string, path: string, value: string): string => {
    let fields: Readonly<Record<string, Field>> =
      resources.find(({ name }) => name === resource)?.fields ?? {};
    let field: Field | undefined;
    for (const name of path.split('.')) {
      field = fields[name];
      fields = field?.kind === 'rows' ? field.fields : {};
    }
    return (field && choicesOf(field).find((choice) => choice.value === value)?.label) ?? value;
  };
