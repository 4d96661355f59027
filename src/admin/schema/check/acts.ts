import { validatorOf } from '../kinds';
import type { Act, ResourceSpec } from '../resource';
import { conditionErrors } from './condition';
import { accessIn, checkFields, type Known } from './fields';
import { unknownWord } from './nearest';
import { checkIcon } from './shape';

const taken = ['list', 'show', 'create', 'edit', 'delete', 'export', 'lookup', 'undo'];

export function checkActs(spec: ResourceSpec, known: Known): string[] {
  const acts = spec.acts ?? [];
  const names = acts.map(({ name }) => name);
  return acts.flatMap((act, index) => {
    const at = `${spec.name}.acts.${act.name}`;
    const isTwice = taken.includes(act.name) || names.indexOf(act.name) !== index;
    return [
      ...(isTwice ? [`${at}: there is an act of this name already`] : []),
      ...(spec.single && act.on !== 'record' ? [`${at}: a single record has acts "on" a record alone`] : []),
      ...checkIcon(at, act.icon),
      ...checkFields(at, act.fields ?? {}, known),
      ...accessIn(at, act.fields ?? {}),
      ...(act.when ? conditionErrors(`${at}.when`, act.when, spec.fields) : []),
      ...startErrors(at, spec, act),
      ...setErrors(at, spec, act),
      ...handlerErrors(at, spec, act, known),
    ];
  });
}

const startErrors = (at: string, spec: ResourceSpec, { starts = {}, fields = {} }: Act): string[] => {
  const [own, known] = [Object.keys(fields), [...Object.keys(spec.fields), 'today']];
  return Object.entries(starts).flatMap(([name, from]) => [
    ...(own.includes(name) ? [] : [unknownWord(`${at}.starts`, 'field', name, own)]),
    ...(known.includes(from) ? [] : [unknownWord(`${at}.starts.${name}`, 'field', from, known)]),
  ]);
};

const setErrors = (at: string, spec: ResourceSpec, { set = {}, on }: Act): string[] => {
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

/** An action that writes nothing and has no handler would have no effect. */
const handlerErrors = (
  at: string,
  { name: resource }: ResourceSpec,
  { name, set }: Act,
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
