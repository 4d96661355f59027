import type { Field } from './field';
import { kindOf } from './kinds';
import type { ActionModel } from './model';
import type { ResourceSpec, Section } from './resource';

/** An action before it is compiled. */
export type NamedAction = Omit<ActionModel, 'object' | 'validator' | 'fields'> & {
  fields?: Readonly<Record<string, Field>>;
};

/** Names of the actions that every editable document has without declaring them. */
export const bulkNames = { edit: 'edit-marked', remove: 'delete-marked', set: 'set-field' } as const;

/** The input that names the field to change; the new value stands under the name of that field. */
export const BULK_FIELD = 'bulk_field';

/** Keys of every action's body, which a field cannot have as its name there. */
export const ACTION_KEYS: readonly string[] = [
  'key',
  'ids',
  'selection',
  'version',
  'pin',
  'preview',
  'seen',
];

/** Changes one field of one record or of many, and deletes many. Own tables have their own rules for writing. */
export function bulkActionsOf(spec: ResourceSpec, form: Section[]): NamedAction[] {
  if (spec.store || spec.single || spec.lookupOnly || spec.relatedOnly) return [];
  const names = form.flatMap(({ fields }) => fields).filter((name) => isSettable(spec, name));
  // Unique values cannot be the same in many records.
  const shared = names.filter((name) => !spec.fields[name]?.unique);
  const edit: NamedAction[] = [
    {
      name: bulkNames.edit,
      label: 'Ubah',
      icon: 'pencil',
      on: 'rows',
      done: 'diubah',
      help: 'Satu kolom untuk semua data yang dipilih.',
      preview: true,
      fields: bulkFieldsOf(spec, shared),
    },
    {
      ...{ name: bulkNames.set, label: 'Ubah satu kolom', on: 'cell', done: 'diubah' },
      fields: bulkFieldsOf(spec, names),
    },
  ];
  const remove: NamedAction[] = [
    {
      name: bulkNames.remove,
      label: 'Hapus',
      icon: 'trash-2',
      on: 'rows',
      done: 'dihapus',
      preview: true,
      danger: true,
    },
  ];
  const isEdited = spec.can.includes('edit') && shared.length > 0;
  return [...(isEdited ? edit : []), ...(spec.can.includes('delete') ? remove : [])];
}

/** A choice of the field, and the input of each, shown and required once it is chosen. */
function bulkFieldsOf(spec: ResourceSpec, names: string[]): Record<string, Field> {
  const options = names.map((name) => ({ value: name, label: spec.fields[name]?.label ?? name }));
  return {
    [BULK_FIELD]: { kind: 'choice', label: 'Kolom yang diubah', required: true, options },
    ...Object.fromEntries(names.map((name) => [name, asked(spec.fields[name] as Field, name)])),
  };
}

/** The rules between fields are checked on the whole record, so the lone input has none of them. */
const asked = (field: Field, name: string): Field => {
  const { requiredWhen: _required, default: _default, sticky: _kept, access: _access, ...rest } = field;
  return {
    ...rest,
    ...('from' in rest && { from: undefined }),
    ...('filterBy' in rest && { filterBy: undefined }),
    when: { field: BULK_FIELD, is: [name] },
  } as Field;
};

/** Content of one record, such as its pictures, is edited in its form. */
const isSettable = ({ fields }: ResourceSpec, name: string): boolean => {
  const field = fields[name];
  return (
    Boolean(field) && !field?.computed && !ACTION_KEYS.includes(name) && !kindOf(field as Field).ofOneRecord
  );
};
