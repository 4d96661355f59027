import type { Field } from '../field';
import { filterByOf } from '../filter-by';
import { kindOf, pointedAt } from '../kinds';
import type { ResourceSpec } from '../resource';
import { unknownWord } from './nearest';
import { namesIn } from './resource';

type Fields = Readonly<Record<string, Field>>;

/** Filters that compare with one value of a form. */
const EQUAL: readonly (string | undefined)[] = ['ids', 'choices'];

/** Checks `filterBy` of all references, in rows and actions too. */
export function filterByErrors(spec: ResourceSpec, all: ResourceSpec[]): string[] {
  const typed = namesIn(spec.form);
  const formFields = Object.entries<Field>(spec.fields).filter(([name]) => typed.includes(name));
  return [
    ...errorsIn(spec.name, spec.fields, Object.fromEntries(formFields), all),
    ...(spec.actions ?? []).flatMap(({ name, fields = {} }) =>
      errorsIn(`${spec.name}.actions.${name}`, fields, fields, all),
    ),
  ];
}

/** `around` are the fields that a form has beside these. */
const errorsIn = (where: string, fields: Fields, around: Fields, all: ResourceSpec[]): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const at = `${where}.${name}`;
    if (field.kind === 'rows') return errorsIn(at, field.fields, { ...around, ...field.fields }, all);
    const target = all.find((one) => one.name === pointedAt(field));
    const { [name]: _own, ...others } = around;
    return Object.entries(filterByOf(field) ?? {}).flatMap(([theirs, ours]) =>
      target ? pairErrors(`${at}.filterBy`, target, theirs, ours, others) : [],
    );
  });

function pairErrors(
  at: string,
  target: ResourceSpec,
  theirs: string,
  ours: string,
  others: Fields,
): string[] {
  const fields: Fields = target.fields;
  const able = (target.filters ?? []).filter((name) => {
    const field = fields[name];
    return field && !field.access && EQUAL.includes(kindOf(field).filter);
  });
  const filtered = fields[theirs];
  if (!filtered || !able.some((name) => name === theirs))
    return [unknownWord(at, `filter of "${target.name}" by one value`, theirs, able)];
  const alike = Object.entries(others).flatMap(([name, field]) => {
    const isAlike = field.kind === filtered.kind && pointedAt(field) === pointedAt(filtered);
    return isAlike && !field.computed ? [name] : [];
  });
  return alike.includes(ours)
    ? []
    : [unknownWord(at, `typed field of the same kind as "${target.name}.${theirs}"`, ours, alike)];
}
