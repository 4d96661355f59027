import type { Field } from '../../core/schema/field';
import { emptyValueOf } from '../../core/schema/kinds';
import type { ResourceModel } from '../../core/schema/model';

export type Values = Record<string, unknown>;
/** Path of an input, as antd's form writes it. */
export type Path = (string | number)[];

/** The fields that are typed, in the order of the form. */
export const typedNames = (resource: ResourceModel): string[] =>
  resource.form.flatMap(({ fields }) => fields).filter((name) => !resource.fields[name]?.computed);

/** What the form starts with: the record's own values, or those of a new one. */
export function startingValues(resource: ResourceModel, record: Values | undefined): Values {
  const isNew = record === undefined || record.version === 0;
  return Object.fromEntries(
    typedNames(resource).map((name) => {
      const field = resource.fields[name] as Field;
      return [name, isNew ? (record?.[name] ?? emptyValueOf(field)) : record[name]];
    }),
  );
}

/** Passwords stay out of drafts (design 9). */
export const draftOf = (resource: ResourceModel, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => resource.fields[name]?.kind !== 'password'));

/** `{ 'faq.0.q': […] }` or issues of the validator → paths with their messages. */
export interface Fault {
  path: Path;
  messages: string[];
}

/** What the server would say, said before asking it: the same validator runs on both sides. */
export function faultsOf(resource: ResourceModel, values: Values): Fault[] {
  const sent = Object.fromEntries(typedNames(resource).map((name) => [name, values[name]]));
  const result = resource.validator.safeParse(sent);
  if (result.success) return [];
  const byPath = new Map<string, Fault>();
  for (const { path, message } of result.error.issues) {
    const key = path.join('.');
    const fault = byPath.get(key) ?? { path: path.map((part) => part as string | number), messages: [] };
    fault.messages.push(message);
    byPath.set(key, fault);
  }
  return [...byPath.values()];
}

/** The server's `errors` in the same shape. */
export const serverFaults = (errors: Record<string, string[]> = {}): Fault[] =>
  Object.entries(errors).map(([path, messages]) => ({
    path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    messages,
  }));

/** Id of the input at a path; antd's form builds the same. */
export const inputId = (path: Path): string => path.join('_');

/** A fault inside of a value of several parts (a period's end) shows at the input that holds them. */
export function inputPath(resource: ResourceModel, path: Path): Path {
  const field = resource.fields[String(path[0])];
  if (field?.kind === 'rows') return path.slice(0, 3);
  return path.slice(0, 1);
}
