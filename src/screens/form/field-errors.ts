import { type Path, type Typed, typedOf, type Values } from './form-values';

/** What is wrong at one place of a record. */
export interface FieldError {
  path: Path;
  messages: string[];
}

/** What the server would say, said before asking it: the same validator runs on both sides. */
export function errorsOf(resource: Typed, values: Values): FieldError[] {
  const result = resource.validator.safeParse(typedOf(resource, values));
  if (result.success) return [];
  const byPath = new Map<string, FieldError>();
  for (const { path, message } of result.error.issues) {
    const key = path.join('.');
    const error = byPath.get(key) ?? { path: path.map((part) => part as string | number), messages: [] };
    error.messages.push(message);
    byPath.set(key, error);
  }
  return [...byPath.values()];
}

/** The server's `errors` (`{ 'faq.0.q': […] }`) in the same shape. */
export const serverErrors = (errors: Record<string, string[]>): FieldError[] =>
  Object.entries(errors).map(([path, messages]) => ({
    path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    messages,
  }));

/** Id of the input at a path; antd's form builds the same. */
export const inputId = (path: Path): string => path.join('_');

/** Id of the input that an error is shown at: one inside a value of several parts (a period's end) at the whole. */
export function placeOf(resource: Typed, { path }: FieldError): string {
  const isInRows = resource.fields[String(path[0])]?.kind === 'rows';
  return inputId(path.slice(0, isInRows ? 3 : 1));
}

/** Whether what was refused is no longer what the form holds. A row that is gone took its errors with it. */
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
