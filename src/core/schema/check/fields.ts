import type { Condition, Field, FieldKind } from '../field';
import { kinds, validatorOf } from '../kinds';
import type { SettingType } from '../kinds/kind';
import { conditionFaults } from './condition';
import { unknownWord } from './nearest';

/** Names that a declaration may point at. */
export interface Known {
  accessKeys: string[];
  resources: string[];
  cells: readonly string[];
  inputs: readonly string[];
}

type BaseType = SettingType | 'value' | 'condition';

const baseSettings: Record<string, BaseType> = {
  kind: 'text',
  label: 'text',
  help: 'text',
  placeholder: 'text',
  required: 'switch',
  unique: 'switch',
  computed: 'switch',
  default: 'value',
  when: 'condition',
  requiredWhen: 'condition',
  cell: 'text',
  input: 'text',
};

/** Faults of the fields of a resource, or of the sub-rows of one; `where` is what stands before the field's name. */
export function checkFields(where: string, fields: Record<string, Field>, known: Known): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = `${where}.${name}`;
    const kindNames = Object.keys(kinds);
    if (!kindNames.includes(field.kind)) return [unknownWord(at, 'kind', field.kind, kindNames)];
    const faults = [
      ...settingFaults(at, field),
      ...linkFaults(at, field, fields, known),
      ...meaningFaults(at, field),
    ];
    if (field.kind === 'rows' && faults.length === 0) faults.push(...checkFields(at, field.fields, known));
    return faults.length > 0 ? faults : defaultFaults(at, field);
  });
}

const settingFaults = (at: string, field: Field): string[] => {
  const own: Record<string, SettingType> = kinds[field.kind].settings;
  const all: Record<string, BaseType> = { ...baseSettings, ...own };
  const required = (['options', 'to', 'fields'] as const).filter((name) => name in own && !(name in field));
  return [
    ...required.map((name) => `${at}: "${name}" is missing`),
    ...Object.entries(field).flatMap(([name, value]) => {
      const type = all[name];
      if (!type) return [unknownWord(at, `setting of kind "${field.kind}" named`, name, Object.keys(all))];
      return fits(type, value) ? [] : [`${at}: "${name}" must be a ${type}`];
    }),
  ];
};

const fits = (type: BaseType, value: unknown): boolean => {
  if (type === 'condition') return isCondition(value);
  if (type === 'value') return ['string', 'number', 'boolean'].includes(typeof value);
  if (type === 'options') return Array.isArray(value) && value.every(isOption);
  if (type === 'fields') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === { text: 'string', number: 'number', switch: 'boolean' }[type];
};

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && 'field' in value && 'is' in value && Array.isArray(value.is);

const isOption = (option: unknown): boolean =>
  typeof option === 'object' &&
  option !== null &&
  ['value', 'label'].every((key) => {
    const word: unknown = Reflect.get(option, key);
    return typeof word === 'string' && word.trim() !== '';
  });

const linkFaults = (at: string, field: Field, fields: Record<string, Field>, known: Known): string[] => {
  const faults: string[] = [];
  const expect = (what: string, name: string | undefined, names: readonly string[]) => {
    if (name !== undefined && !names.includes(name)) faults.push(unknownWord(at, what, name, names));
  };
  expect('custom cell', field.cell, known.cells);
  expect('custom input', field.input, known.inputs);
  if (field.kind === 'reference' || field.kind === 'references')
    expect('resource', field.to, known.resources);
  if (field.kind === 'slug') expect('text field', field.from, namesOf(fields, 'text'));
  for (const name of ['when', 'requiredWhen'] as const) {
    if (field[name]) faults.push(...conditionFaults(`${at}.${name}`, field[name], fields));
  }
  if (field.kind === 'color') expect('color field', field.contrastWith, namesOf(fields, 'color'));
  return faults;
};

const namesOf = (fields: Record<string, Field>, kind: FieldKind): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === kind);

const meaningFaults = (at: string, field: Field): string[] => {
  const faults: string[] = [];
  if (field.unique && !kinds[field.kind].unique) faults.push(`${at}: kind "${field.kind}" cannot be unique`);
  if (field.computed && field.required) faults.push(`${at}: the server fills it, so it cannot be required`);
  if (field.requiredWhen && (field.required || field.computed)) {
    faults.push(`${at}: "requiredWhen" says when a typed field is required: leave out the other`);
  }
  if (field.kind === 'password' && field.required) {
    faults.push(
      `${at}: a password is never read back, so an edit could not fill it in: leave out "required"`,
    );
  }
  if (minOf(field) > maxOf(field)) faults.push(`${at}: "min" is above "max"`);
  if (field.kind === 'choice' && Array.isArray(field.options))
    faults.push(...optionFaults(at, field.options));
  if (field.kind === 'text' && field.pattern && !isPattern(field.pattern)) {
    faults.push(`${at}: "pattern" is no regular expression`);
  }
  return faults;
};

const minOf = (field: Field): number => ('min' in field ? (field.min ?? 0) : Number.NEGATIVE_INFINITY);
const maxOf = (field: Field): number =>
  'max' in field ? (field.max ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;

const optionFaults = (at: string, options: { value: string }[]): string[] => {
  const values = options.map(({ value }) => value);
  if (values.length === 0) return [`${at}: has no options`];
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${at}: option "${value}" stands there twice`);
};

const isPattern = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
};

const defaultFaults = (at: string, field: Field): string[] => {
  if (field.default === undefined) return [];
  const issue = validatorOf(field).safeParse(field.default).error?.issues[0];
  return issue ? [`${at}: "default" is refused by the field itself: ${issue.message}`] : [];
};
