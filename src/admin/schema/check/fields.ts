import { z } from 'zod';
import type { Tone } from '../../../core/text/statuses';
import type { Field, FieldKind, Option } from '../field';
import { aggregateOf, kinds, pointedAt, validatorOf } from '../kinds';
import type { SettingType } from '../kinds/kind';
import type { Offers } from '../offers';
import { computedShapeErrors } from './aggregates';
import { conditionErrors, conditionShapeErrors } from './condition';
import { issueLines } from './issue-text';
import { limitErrors } from './limits';
import { repeatedWords, unknownWord } from './nearest';
import { checkIcon } from './shape';

/** Complete by type: a missing tone does not compile. */
const tones: Record<Tone, true> = { ok: true, wait: true, run: true, bad: true, back: true, off: true };

const text = z.string().trim().min(1, 'is empty');

const option = z.strictObject({
  // A filter of several values joins them with commas.
  value: text.refine((value) => !value.includes(','), 'may not contain a comma'),
  label: text,
  tone: z.enum(Object.keys(tones)).optional(),
  icon: z.string().optional(),
} satisfies Record<keyof Option, z.ZodType>);

export interface Known extends Offers {
  accessKeys: string[];
  resources: string[];
  /** Resources with one record, which cannot be referenced. */
  singles: string[];
}

type BaseType = SettingType | 'value' | 'condition' | 'access' | 'computed';

/** Shapes of settings. Conditions and computed values have checks of their own. */
const shapes: Record<BaseType, z.ZodType> = {
  text: z.string(),
  number: z.number(),
  switch: z.boolean(),
  words: z.array(z.string()),
  value: z.union([z.string(), z.number(), z.boolean()]),
  access: z.union([z.string(), z.strictObject({ read: z.string(), write: z.string() })]),
  options: z.array(option).min(1, 'is empty'),
  fields: z.record(z.string(), z.looseObject({ kind: z.string(), label: z.string() })),
  names: z.record(z.string(), z.string()),
  condition: z.unknown(),
  computed: z.unknown(),
};

const REQUIRED = ['options', 'to', 'fields'];

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
        ...recordOnlyIn(at, field.fields),
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

const isLockable = ({ lockedWhen, lockedAfterCreate }: Field): boolean =>
  lockedWhen !== undefined || lockedAfterCreate === true;

/**
 * What fields of rows and actions cannot have: they are passed as a whole, so a key for one would protect nothing, and no
 * stored record is compared with them or refers to them.
 */
export const recordOnlyIn = (where: string, fields: Record<string, Field>): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    [
      field.access !== undefined && '"access"',
      isLockable(field) && 'a lock',
      aggregateOf(field) && 'a count or sum',
    ]
      .filter(Boolean)
      .map((what) => `${where}.${name}: ${what} is for a field of the record itself`),
  );

const shapeOf = new Map<FieldKind, z.ZodObject>();

const settingErrors = (at: string, field: Field): string[] => {
  const all: Record<string, BaseType> = { ...baseSettings, ...kinds[field.kind].settings };
  const entries = Object.entries(all).map(([name, type]) => [
    name,
    REQUIRED.includes(name) ? shapes[type] : shapes[type].optional(),
  ]);
  const shape = shapeOf.get(field.kind) ?? z.strictObject(Object.fromEntries(entries));
  shapeOf.set(field.kind, shape);
  const issues = shape.safeParse(field).error?.issues ?? [];
  const errors = issueLines(issues, field, {
    name: ([first, ...rest]) =>
      [at, ...(first === 'fields' && rest.length > 0 ? rest : [first, ...rest])].join('.'),
    settings: (path) => Object.keys(path.length === 0 ? all : option.shape),
    what: (path) => (path.length === 0 ? `setting of kind "${field.kind}" named` : 'setting'),
  });
  if (errors.length > 0) return errors;
  return Object.entries(field).flatMap(([name, value]) => {
    if (all[name] === 'condition') return conditionShapeErrors(`${at}.${name}`, value);
    if (all[name] === 'options') return optionErrors(`${at}.${name}`, value);
    return all[name] === 'computed' ? computedShapeErrors(`${at}.${name}`, value) : [];
  });
};

const optionErrors = (at: string, options: readonly Option[]): string[] => [
  ...repeatedWords(
    at,
    options.map(({ value }) => value),
  ),
  ...options.flatMap(({ icon }, index) => checkIcon(`${at}.${index}`, icon)),
];

const linkErrors = (at: string, field: Field, fields: Record<string, Field>, known: Known): string[] => {
  const errors: string[] = [];
  const expect = (what: string, name: string | undefined, names: readonly string[]) => {
    if (name !== undefined && !names.includes(name)) errors.push(unknownWord(at, what, name, names));
  };
  expect('custom cell', field.cell, known.cells);
  expect('custom input', field.input, known.inputs);
  const to = pointedAt(field);
  const targets = known.resources.filter((name) => !known.singles.includes(name));
  if (to !== undefined && known.singles.includes(to))
    errors.push(`${at}: "${to}" is a single record, and nothing points at one`);
  else expect('resource', to, targets);
  if (field.kind === 'slug') expect('text field', field.from, namesOf(fields, 'text'));
  for (const name of ['when', 'requiredWhen', 'lockedWhen'] as const) {
    const condition = field[name];
    if (condition) errors.push(...conditionErrors(`${at}.${name}`, condition, fields, name !== 'lockedWhen'));
  }
  if (field.kind === 'color') expect('color field', field.contrastWith, namesOf(fields, 'color'));
  return errors;
};

const namesOf = (fields: Record<string, Field>, kind: FieldKind): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === kind);

const meaningErrors = (at: string, field: Field): string[] => {
  const { unique, secret, unset } = kinds[field.kind];
  const { required, computed, requiredWhen, none, sticky } = field;
  const mistakes: [isMade: unknown, words: string][] = [
    [field.unique && !unique, `kind "${field.kind}" cannot be unique`],
    [computed && required, 'the server fills it, so it cannot be required'],
    [
      requiredWhen && (required || computed),
      '"requiredWhen" says when a typed field is required: leave out the other',
    ],
    [
      secret && required,
      'a password is never read back, so an edit could not fill it in: leave out "required"',
    ],
    [computed && isLockable(field), 'the server fills it, so it needs no lock'],
    [none?.trim() === '', '"none" is empty'],
    [none !== undefined && unset !== undefined, 'a switch is never without a value: leave out "none"'],
    [
      sticky && unset === undefined,
      '"sticky" is for a switch: what is emptied by leaving it out cannot be left out',
    ],
    [
      field.kind === 'text' && field.pattern && !isPattern(field.pattern),
      '"pattern" is no regular expression',
    ],
  ];
  const made = mistakes.filter(([isMade]) => isMade).map(([, words]) => `${at}: ${words}`);
  return [...made, ...limitErrors(at, field)];
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
