import { asksOf } from '../active';
import { keysOf } from '../compile';
import { fieldsIn } from '../condition';
import type { Field } from '../field';
import { filterByOf } from '../filter-by';
import type { ResourceSpec } from '../resource';
import type { Known } from './fields';
import { unknownWord } from './nearest';

/**
 * Checks fields that only some may read: their keys exist, nobody needs a value that they may not type, and no answer
 * of another field depends on the hidden one.
 */
export function fieldAccessErrors(spec: ResourceSpec, typed: string[], { accessKeys }: Known): string[] {
  const fields: Record<string, Field> = spec.fields;
  const readKey = (name: string) => keysOf(fields[name]?.access)?.read;
  const restricted = Object.keys(fields).filter((name) => readKey(name));
  return [
    ...restricted.flatMap((name) => {
      const at = `${spec.name}.${name}`;
      const { read, write } = keysOf(fields[name]?.access) ?? { read: '', write: '' };
      const unknown = [read, ...(typed.includes(name) ? [write] : [])].filter(
        (key) => !accessKeys.includes(key),
      );
      if (unknown.length > 0) return unknown.map((key) => unknownWord(at, 'access key', key, accessKeys));
      const { required, requiredWhen } = fields[name] as Field;
      if (!required && !requiredWhen) return [];
      return [`${at}: is required, but who lacks "${write}" could save nothing: leave out "required"`];
    }),
    ...Object.entries(fields).flatMap(([name, field]) =>
      askedBy(field)
        .filter((other) => readKey(other) && readKey(other) !== readKey(name))
        .map((other) => `${spec.name}.${name}: depends on "${other}", so it must have the same "access"`),
    ),
    ...(spec.can.includes('import') ? restricted.filter((name) => typed.includes(name)) : []).map(
      (name) => `${spec.name}.can: "import" would write "${name}", which only some may type`,
    ),
    ...(spec.actions ?? []).flatMap(({ name, asks = [] }) =>
      asks
        .filter((other) => readKey(other))
        .map((other) => `${spec.name}.actions.${name}: "asks" names "${other}", which only some may type`),
    ),
    ...(spec.actions ?? []).flatMap(({ name, when }) =>
      fieldsIn(when)
        .filter((other) => readKey(other))
        .map((other) => `${spec.name}.actions.${name}: "when" would reveal "${other}" to everybody`),
    ),
  ];
}

const askedBy = (field: Field): string[] => [
  ...asksOf(field),
  ...fieldsIn(field.lockedWhen),
  ...Object.values(filterByOf(field) ?? {}),
  ...('contrastWith' in field && field.contrastWith ? [field.contrastWith] : []),
];
