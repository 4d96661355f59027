import type { z } from 'zod';
import { mergeEdit } from '../../schema/merge-edit';
import { type Path, type Typed, typedOf, type Values } from './form-values';

type Issue = z.core.$ZodIssue;

export interface FieldError {
  path: Path;
  messages: string[];
}

/** `record` is the one that the values change, if there is one. */
export function errorsOf(resource: Typed, values: Values, record?: Values): FieldError[] {
  const result = mergeEdit(resource, record, typedOf(resource, values));
  return 'data' in result ? [] : fieldErrorsOf(result.issues);
}

export function fieldErrorsOf(issues: readonly Issue[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const key = path.join('.');
    const error = byPath.get(key) ?? { path: path.map((part) => part as string | number), messages: [] };
    error.messages.push(message);
    byPath.set(key, error);
  }
  return [...byPath.values()];
}

export const serverErrors = (errors: Record<string, string[]>): FieldError[] =>
  Object.entries(errors).map(([path, messages]) => ({
    path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    messages,
  }));

/** Same id as antd's form builds. */
export const inputId = (path: Path): string => path.join('_');

/** Input that shows an error: for a value of several parts (a period's end) the whole field. */
export function pathOf(resource: Typed, { path }: FieldError): string {
  const isInRows = resource.fields[String(path[0])]?.kind === 'rows';
  return inputId(path.slice(0, isInRows ? 3 : 1));
}

/** True if the refused value was changed. Deleted rows lose their errors. */
export function isChanged(
  { path: [name = '', row = '', cell = ''] }: FieldError,
  changed: Values,
  now: Values,
): boolean {
  if (!(name in changed)) return false;
  const rowIn = (values: Values): object | undefined => (values[name] as object[] | undefined)?.[Number(row)];
  if (cell === '' || !rowIn(now)) return true;
  return cell in (rowIn(changed) ?? {});
}
