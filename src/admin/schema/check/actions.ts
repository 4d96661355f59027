import { ACTION_KEYS, bulkNames } from '../bulk';
import { type Condition, fieldsIn, mayBeMet } from '../condition';
import type { Field } from '../field';
import { filterByOf } from '../filter-by';
import { kindOf, validatorOf } from '../kinds';
import type { Action, ResourceSpec } from '../resource';
import { conditionErrors, conditionShapeErrors } from './condition';
import { accessIn, checkFields, type Known, locksIn } from './fields';
import { unknownWord } from './nearest';
import { checkIcon } from './shape';

const taken = [
  'list',
  'show',
  'create',
  'edit',
  'delete',
  'export',
  'lookup',
  'undo',
  'import-file',
  ...Object.values(bulkNames),
];

export function checkActions(spec: ResourceSpec, known: Known): string[] {
  const actions = spec.actions ?? [];
  const names = actions.map(({ name }) => name);
  return actions.flatMap((action, index) => {
    const at = `${spec.name}.actions.${action.name}`;
    const isTwice = taken.includes(action.name) || names.indexOf(action.name) !== index;
    return [
      ...(isTwice ? [`${at}: there is an action of this name already`] : []),
      ...(spec.single && action.on !== 'record'
        ? [`${at}: a single record has actions "on" a record alone`]
        : []),
      ...checkIcon(at, action.icon),
      ...checkFields(at, action.fields ?? {}, known),
      ...accessIn(at, action.fields ?? {}),
      ...locksIn(at, action.fields ?? {}),
      ...filesIn(at, action.fields ?? {}),
      ...whenErrors(`${at}.when`, spec, action),
      ...startErrors(at, spec, action),
      ...setErrors(at, spec, action),
      ...askErrors(at, spec, action),
      ...brokenErrors(at, spec, action),
      ...handlerErrors(at, spec, action, known),
    ];
  });
}

/** A file belongs to a field of a record, whose limits and access it has. */
const filesIn = (at: string, fields: Record<string, Field>): string[] =>
  Object.entries(fields)
    .filter(([, field]) => kindOf(field)?.valueShape === 'file')
    .map(([name]) => `${at}.${name}: a file is for a field of the record itself`);

const whenErrors = (at: string, { fields }: ResourceSpec, { when }: Action): string[] => {
  if (when === undefined) return [];
  const errors = conditionShapeErrors(at, when);
  return errors.length > 0 ? errors : conditionErrors(at, when, fields, false);
};

const startErrors = (at: string, spec: ResourceSpec, { starts = {}, fields = {} }: Action): string[] => {
  const [own, known] = [Object.keys(fields), [...Object.keys(spec.fields), 'today']];
  return Object.entries(starts).flatMap(([name, from]) => [
    ...(own.includes(name) ? [] : [unknownWord(`${at}.starts`, 'field', name, own)]),
    ...(known.includes(from) ? [] : [unknownWord(`${at}.starts.${name}`, 'field', from, known)]),
  ]);
};

const setErrors = (at: string, spec: ResourceSpec, { set = {}, on }: Action): string[] => {
  const entries = Object.entries(set);
  if (entries.length > 0 && on === 'list') return [`${at}: "set" asks for records`];
  if (entries.length > 0 && spec.store) return [`${at}: "set" asks for records without a "store"`];
  return entries.flatMap(([name, value]) => {
    const field = spec.fields[name];
    if (!field || field.computed) return [unknownWord(`${at}.set`, 'field', name, Object.keys(spec.fields))];
    const issue = validatorOf(field).safeParse(value).error?.issues[0];
    return issue ? [`${at}.set: "${name}" refuses this value: ${issue.message}`] : [];
  });
};

const askErrors = (at: string, spec: ResourceSpec, { asks = [], set, fields = {} }: Action): string[] => {
  if (asks.length > 0 && !set) return [`${at}: "asks" goes with "set"`];
  const able = Object.entries(spec.fields)
    .filter(([name, field]) => isAskable(field) && !(name in fields) && !ACTION_KEYS.includes(name))
    .map(([name]) => name);
  const asked = [...asks, ...Object.keys(fields)];
  return asks.flatMap((name) => {
    if (!able.includes(name)) return [unknownWord(`${at}.asks`, 'field', name, able)];
    return Object.values(filterByOf(spec.fields[name] as Field) ?? {})
      .filter((other) => !asked.includes(other))
      .map((other) => `${at}.asks: the choices of "${name}" depend on "${other}": name it, too`);
  });
};

/** Kinds that are stored as they are sent; pictures, HTML and passwords are changed before. */
const isAskable = (field: Field): boolean => {
  const { searchable, sorts, unique, short } = kindOf(field);
  return !field.computed && Boolean(searchable || sorts || unique || short);
};

/** A field that `set` makes required must be set or asked for, and no rule may refuse the values of `set`. */
const brokenErrors = (at: string, spec: ResourceSpec, { set = {}, asks = [] }: Action): string[] => {
  const names = Object.keys(set);
  if (names.length === 0) return [];
  const said = names.map((name) => `"${name}" to "${set[name]}"`).join(' and ');
  const touches = (condition: Condition) => fieldsIn(condition).some((name) => names.includes(name));
  const required = Object.entries(spec.fields)
    .filter(([name]) => !names.includes(name) && !asks.includes(name))
    .filter(([, { required, when, requiredWhen }]) =>
      [required ? when : undefined, requiredWhen].some((one) => one && touches(one) && mayBeMet(one, set)),
    )
    .map(([name]) => `${at}: sets ${said}, which requires "${name}": name it in "asks"`);
  const refused = (spec.rules ?? [])
    .filter(({ when }) => touches(when) && !mayBeMet({ not: when }, set))
    .map((rule) => `${at}: sets ${said}, which a rule at "${rule.at}" refuses`);
  return [...required, ...refused];
};

/** An action that writes nothing and has no handler would have no effect. */
const handlerErrors = (
  at: string,
  { name: resource }: ResourceSpec,
  { name, set }: Action,
  { handlers }: Known,
): string[] => {
  const own = handlers[resource] ?? [];
  if (set || own.includes(name)) return [];
  return [
    `${unknownWord(at, 'handler of the server', name, own)}; without "set" it does nothing`.replace(
      '?; without',
      '? Without',
    ),
  ];
};
