import { iconNames } from '../../../core/appearance/icons';
import type { Tone } from '../../../core/text/statuses';
import type { Field, FieldKind, Option } from '../field';
import { aggregateOf, kinds, pointedAt, validatorOf } from '../kinds';
import type { SettingType } from '../kinds/kind';
import type { Offers } from '../offers';
import { computedShapeErrors } from './aggregates';
import { conditionErrors, conditionShapeErrors } from './condition';
import { limitErrors } from './limits';
import { unknownWord } from './nearest';
import { ICONS } from './shape';

const settings = ['value', 'label', 'tone', 'icon'] satisfies (keyof Option)[];
/** Complete by type: a missing tone does not compile. */
const tones: Record<Tone, true> = { ok: true, wait: true, run: true, bad: true, back: true, off: true };

function optionErrors(at: string, options: unknown): string[] {
  if (!Array.isArray(options)) return [`${at}.options: must be a list`];
  if (options.length === 0) return [`${at}: has no options`];
  const errors = options.flatMap((option, index) => oneErrors(`${at}.options.${index}`, option));
  if (errors.length > 0) return errors;
  const values = (options as Option[]).map(({ value }) => value);
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${at}: option "${value}" stands there twice`);
}

function oneErrors(at: string, option: unknown): string[] {
  if (typeof option !== 'object' || option === null) return [`${at}: must be { value, label }`];
  const entries: Partial<Record<string, unknown>> = { ...option };
  const unknown = Object.keys(entries).filter((key) => !settings.some((known) => known === key));
  if (unknown.length > 0) return unknown.map((key) => unknownWord(at, 'setting', key, settings));
  const blank = ['value', 'label'].filter((key) => {
    const word = entries[key];
    return typeof word !== 'string' || word.trim() === '';
  });
  if (blank.length > 0) {
    return blank.map((key) => `${at}: "${key}" ${key in entries ? 'must be a text' : 'is missing'}`);
  }
  // A filter of several values joins them with commas.
  if (String(entries.value).includes(',')) return [`${at}: "value" may not contain a comma`];
  const { tone, icon } = entries;
  const isTone = tone === undefined || Object.keys(tones).some((known) => known === tone);
  const isIcon = icon === undefined || iconNames.some((known) => known === icon);
  return [
    ...(isTone ? [] : [unknownWord(at, 'tone', String(tone), Object.keys(tones))]),
    ...(isIcon ? [] : [unknownWord(at, 'icon', String(icon), iconNames, ICONS)]),
  ];
}

export interface Known extends Offers {
  accessKeys: string[];
  resources: string[];
  /** Resources with one record, which cannot be referenced. */
  singles: string[];
}

type BaseType = SettingType | 'value' | 'condition' | 'access' | 'computed';

/** Settings that a field of any kind may have. */
export const baseSettings: Record<string, BaseType> = {
  kind: 'text',
  label: 'text',
  help: 'text',
  placeholder: 'text',
  required: 'switch',
  unique: 'switch',
  computed: 'computed',
  access: 'access',
  none: 'text',
  sticky: 'switch',
  default: 'value',
  when: 'condition',
  requiredWhen: 'condition',
  lockedWhen: 'condition',
  lockedAfterCreate: 'switch',
  cell: 'text',
  input: 'text',
};

export function checkFields(where: string, fields: Record<string, Field>, known: Known): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = `${where}.${name}`;
    const kindNames = Object.keys(kinds);
    if (!kindNames.includes(field.kind)) {
      return [unknownWord(at, 'kind', field.kind, kindNames, `the kinds are ${kindNames.join(', ')}`)];
    }
    const errors = settingErrors(at, field);
    // Further checks need a valid shape.
    if (errors.length > 0) return errors;
    errors.push(...linkErrors(at, field, fields, known), ...meaningErrors(at, field));
    if (field.kind === 'rows' && errors.length === 0) {
      errors.push(
        ...checkFields(at, field.fields, known),
        ...secretsIn(at, field.fields),
        ...accessIn(at, field.fields),
        ...locksIn(at, field.fields),
      );
    }
    return errors.length > 0 ? errors : defaultErrors(at, field);
  });
}

/** Rows are stored and shown as a whole, so they cannot contain secrets. */
const secretsIn = (where: string, fields: Record<string, Field>): string[] =>
  Object.entries(fields)
    .filter(([, { kind }]) => kinds[kind]?.secret)
    .map(([name]) => `${where}.${name}: a password in a row would be stored and shown as it is typed`);

/** Fields of rows and actions are passed as a whole, so a key for one field would protect nothing. */
export const accessIn = (where: string, fields: Record<string, Field>): string[] =>
  Object.entries(fields)
    .filter(([, { access }]) => access !== undefined)
    .map(([name]) => `${where}.${name}: "access" is for a field of the record itself`);

const isLockable = ({ lockedWhen, lockedAfterCreate }: Field): boolean =>
  lockedWhen !== undefined || lockedAfterCreate === true;

/** Rows are replaced as a whole, and an action has no stored record: nothing is compared with them or refers to them. */
export const locksIn = (where: string, fields: Record<string, Field>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const what = isLockable(field) ? 'a lock' : aggregateOf(field) && 'a count or sum';
    return what ? [`${where}.${name}: ${what} is for a field of the record itself`] : [];
  });

const settingErrors = (at: string, field: Field): string[] => {
  const own: Record<string, SettingType> = kinds[field.kind].settings;
  const all: Record<string, BaseType> = { ...baseSettings, ...own };
  const required = (['options', 'to', 'fields'] as const).filter((name) => name in own && !(name in field));
  return [
    ...required.map((name) => `${at}: "${name}" is missing`),
    ...Object.entries(field).flatMap(([name, value]) => {
      const type = all[name];
      if (!type) return [unknownWord(at, `setting of kind "${field.kind}" named`, name, Object.keys(all))];
      if (type === 'condition') return conditionShapeErrors(`${at}.${name}`, value);
      if (type === 'options') return optionErrors(at, value);
      if (type === 'computed') return computedShapeErrors(`${at}.${name}`, value);
      return fits(type, value) ? [] : [`${at}: "${name}" must be ${said[type]}`];
    }),
  ];
};

type PlainType = Exclude<BaseType, 'condition' | 'options' | 'computed'>;

const said: Record<PlainType, string> = {
  text: 'a text',
  number: 'a number',
  switch: 'true or false',
  words: 'a list of texts',
  value: 'a text, a number, true or false',
  access: 'an access key or { read, write }',
  fields: 'an object of fields',
  names: 'an object with names of fields of this form',
};

const fits = (type: PlainType, value: unknown): boolean => {
  if (type === 'value') return ['string', 'number', 'boolean'].includes(typeof value);
  if (type === 'access') return typeof value === 'string' || isKeyPair(value);
  if (type === 'fields') return isObjectOf(value, isField);
  if (type === 'names') return isObjectOf(value, (name) => typeof name === 'string');
  if (type === 'words') return Array.isArray(value) && value.every((word) => typeof word === 'string');
  return typeof value === { text: 'string', number: 'number', switch: 'boolean' }[type];
};

const isObjectOf = (value: unknown, fits: (part: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(fits);

const isKeyPair = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).sort().join() === 'read,write' &&
  Object.values(value).every((key) => typeof key === 'string');

const isField = (field: unknown): boolean =>
  typeof field === 'object' &&
  field !== null &&
  ['kind', 'label'].every((key) => typeof Reflect.get(field, key) === 'string');

const linkErrors = (at: string, field: Field, fields: Record<string, Field>, known: Known): string[] => {
  const errors: string[] = [];
  const expect = (what: string, name: string | undefined, names: readonly string[]) => {
    if (name !== undefined && !names.includes(name)) errors.push(unknownWord(at, what, name, names));
  };
  expect('custom cell', field.cell, known.cells);
  expect('custom input', field.input, known.inputs);
  const to = pointedAt(field);
  if (to !== undefined && known.singles.includes(to)) {
    errors.push(`${at}: "${to}" is a single record, and nothing points at one`);
  } else if (to !== undefined) {
    expect(
      'resource',
      to,
      known.resources.filter((name) => !known.singles.includes(name)),
    );
  }
  if (field.kind === 'slug') expect('text field', field.from, namesOf(fields, 'text'));
  for (const name of ['when', 'requiredWhen'] as const) {
    if (field[name]) errors.push(...conditionErrors(`${at}.${name}`, field[name], fields));
  }
  if (field.lockedWhen) errors.push(...conditionErrors(`${at}.lockedWhen`, field.lockedWhen, fields, false));
  if (field.kind === 'color') expect('color field', field.contrastWith, namesOf(fields, 'color'));
  return errors;
};

const namesOf = (fields: Record<string, Field>, kind: FieldKind): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === kind);

const meaningErrors = (at: string, field: Field): string[] => {
  const errors: string[] = [];
  if (field.unique && !kinds[field.kind].unique) errors.push(`${at}: kind "${field.kind}" cannot be unique`);
  if (field.computed && field.required) errors.push(`${at}: the server fills it, so it cannot be required`);
  if (field.requiredWhen && (field.required || field.computed)) {
    errors.push(`${at}: "requiredWhen" says when a typed field is required: leave out the other`);
  }
  if (kinds[field.kind].secret && field.required) {
    errors.push(
      `${at}: a password is never read back, so an edit could not fill it in: leave out "required"`,
    );
  }
  if (field.computed && isLockable(field)) errors.push(`${at}: the server fills it, so it needs no lock`);
  if (field.none?.trim() === '') errors.push(`${at}: "none" is empty`);
  if (field.none !== undefined && kinds[field.kind].unset !== undefined) {
    errors.push(`${at}: a switch is never without a value: leave out "none"`);
  }
  if (field.sticky && kinds[field.kind].unset === undefined) {
    errors.push(`${at}: "sticky" is for a switch: what is emptied by leaving it out cannot be left out`);
  }
  errors.push(...limitErrors(at, field));
  if (field.kind === 'text' && field.pattern && !isPattern(field.pattern)) {
    errors.push(`${at}: "pattern" is no regular expression`);
  }
  return errors;
};

const isPattern = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
};

const defaultErrors = (at: string, field: Field): string[] => {
  if (field.default === undefined) return [];
  const issue = validatorOf(field).safeParse(field.default).error?.issues[0];
  return issue ? [`${at}: "default" is refused by the field itself: ${issue.message}`] : [];
};
