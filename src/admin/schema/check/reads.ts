import type { Field } from '../field';
import type { Reader, Reads } from '../reads';
import type { ResourceSpec } from '../resource';
import { nearest } from './nearest';

/** One line for each field that code reads and that the declarations lack or declare differently. */
export const readErrors = (all: ResourceSpec[], reads: Reads): string[] =>
  Object.entries(reads).flatMap(([at, reader]) => {
    const [name = '', , action] = at.split('.');
    const spec = all.find((one) => one.name === name);
    if (action) {
      const declared = spec?.actions?.find((one) => one.name === action);
      return declared ? fieldsErrors(at, declared.fields ?? {}, reader) : [];
    }
    const names = all.map((one) => one.name);
    return spec ? fieldsErrors(at, spec.fields, reader) : [missing(at, reader.by, names)];
  });

function fieldsErrors(where: string, fields: Readonly<Record<string, Field>>, reader: Reader): string[] {
  const { by, unique = [], rows = {} } = reader;
  const listed = [...(reader.fields ?? []), ...Object.keys(rows).map((name) => `${name}:rows`)]
    .flatMap((text) => text.split(' '))
    .map((text) => {
      const [name = '', kind = ''] = text.replace('!', '').split(':');
      return { name, kind, required: text.endsWith('!') };
    });
  return listed.flatMap(({ name, kind, required }) => {
    const at = `${where}.${name}`;
    const field = fields[name];
    if (!field) {
      const spare = Object.keys(fields).filter((other) => listed.every((one) => one.name !== other));
      return [missing(at, by, spare)];
    }
    if (field.kind !== kind)
      return [`${at}: is of kind "${field.kind}", but kind "${kind}" is needed by ${by}`];
    if (required && !field.required) return [`${at}: "required" is needed by ${by}`];
    if (required && field.when) return [`${at}: "when" may not empty what is needed by ${by}`];
    if (unique.includes(name) && !field.unique) return [`${at}: "unique" is needed by ${by}`];
    return field.kind === 'rows' ? fieldsErrors(at, Object(field.fields), { by, fields: rows[name] }) : [];
  });
}

const missing = (at: string, by: string, known: string[]): string => {
  const near = nearest(at.split('.').at(-1) ?? at, known);
  return `${at}: is missing, but needed by ${by}${near ? `; is it "${near}"?` : ''}`;
};
