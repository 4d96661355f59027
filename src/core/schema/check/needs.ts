import type { Field } from '../field';
import type { Need, Needs } from '../needs/need';
import type { ResourceSpec } from '../resource';
import type { ServerNeeds } from '../server-needs';
import { nearest } from './nearest';
import { namesIn } from './resource';

/** One line for each need of the server that these declarations do not meet; settings may have any shape yet. */
export function needErrors(all: ResourceSpec[], { records, resources, acts }: ServerNeeds): string[] {
  const names = all.map(({ name }) => name);
  return Object.entries(records)
    .flatMap(([name, fields]) => {
      const spec = all.find((one) => one.name === name);
      if (!spec) return standsAlone(fields) ? [] : [missing(name, whoNeeds(fields), names)];
      return [...fieldsErrors(name, spec.fields, fields), ...untypedErrors(spec, fields)];
    })
    .concat(
      Object.entries(resources)
        .filter(([name]) => !names.includes(name))
        .map(([name, by]) => missing(name, [by], names)),
    )
    .concat(all.flatMap((spec) => actErrors(spec, acts[spec.name] ?? {})));
}

/** Nobody lives on what it is made of: where nothing names it, it may go whole. */
const standsAlone = (fields: Needs[string]): boolean =>
  Object.values(fields).every(({ presence }) => presence === 'absent');

/** Everyone who reads records of a resource, each once. */
const whoNeeds = (fields: Needs[string]): string[] => [...new Set(Object.values(fields).map(({ by }) => by))];

const actErrors = (spec: ResourceSpec, needs: Needs): string[] =>
  (spec.acts ?? []).flatMap(({ name, fields = {} }) =>
    fieldsErrors(`${spec.name}.acts.${name}`, fields, needs[name] ?? {}),
  );

/** What a store takes to be typed, and no form asks for. */
const untypedErrors = ({ name, fields, form, can }: ResourceSpec, needs: Needs[string]): string[] => {
  if (!can.includes('create') && !can.includes('edit')) return [];
  const asked = namesIn(form);
  return Object.entries(needs)
    .filter(([field, { typed }]) => typed && fields[field] && !asked.includes(field))
    .map(([field, { by }]) => `${name}.${field}: stands in no "form", but is needed by ${by}`);
};

const missing = (at: string, by: string[], known: string[]): string => {
  const near = nearest(at.split('.').at(-1) ?? at, known);
  const who = by.join(' and ');
  return `${at}: is missing, but needed by ${who}${near ? `; is it "${near}"?` : ''}`;
};

const fieldsErrors = (where: string, fields: Record<string, Field>, needs: Needs[string]): string[] =>
  Object.entries(needs).flatMap(([name, need]) => {
    const at = `${where}.${name}`;
    const field = fields[name];
    if (field) return fieldErrors(at, field, need);
    if (need.presence === 'absent') return [];
    // A field that is needed itself is not the misspelled one.
    return [
      missing(
        at,
        [need.by],
        Object.keys(fields).filter((other) => !(other in needs)),
      ),
    ];
  });

function fieldErrors(at: string, field: Field, need: Need): string[] {
  const needed = `needed by ${need.by}`;
  if (field.kind !== need.kind)
    return [`${at}: is of kind "${field.kind}", but kind "${need.kind}" is ${needed}`];
  if (need.presence === 'filled' && !field.required) return [`${at}: "required" is ${needed}`];
  if (need.presence === 'filled' && field.when) return [`${at}: "when" may not empty what is ${needed}`];
  const errors = need.unique && !field.unique ? [`${at}: "unique" is ${needed}`] : [];
  if (field.kind === 'choice') {
    const own = Array.isArray(field.options) ? field.options.map((option) => option?.value) : [];
    const lost = (need.is ?? []).filter((value) => !own.includes(value));
    errors.push(...lost.map((value) => `${at}: the option "${value}" is missing, but ${needed}`));
    const idle = own.filter((value) => need.whole && value !== undefined && !need.is?.includes(value));
    errors.push(...idle.map((value) => `${at}: the option "${value}" is never given by ${need.by}`));
  }
  if (field.kind === 'rows') errors.push(...fieldsErrors(at, Object(field.fields), need.columns ?? {}));
  return errors;
}
