import { z } from 'zod';
import { validationText } from '../core/text/validation';

// The portal says the same at its own start; a public page may be there without it.
z.config({ localeError: validationText });

/** Beside a field that is empty. */
export const required = (label: string): string => `${label} wajib diisi.`;

/** Field → Indonesian sentence; a field without one is right. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What the server's own shape says about `values`, the first error of each field. `labels` name what is empty. */
export function shapeErrors<Field extends string>(
  shape: z.ZodType,
  values: Record<string, unknown>,
  labels: Record<Field, string>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const { path, message } of shape.safeParse(values).error?.issues ?? []) {
    const field = String(path[0]) as Field;
    if (!(field in labels)) continue;
    errors[field] ??= values[field] === '' ? required(labels[field]) : message;
  }
  return errors;
}

/** What the server refused, the first message of each field. */
export const serverErrors = <Field extends string>(
  errors: Record<string, string[]> = {},
): FieldErrors<Field> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages[0]]),
  ) as FieldErrors<Field>;
