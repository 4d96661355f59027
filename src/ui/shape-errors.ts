import { z } from 'zod';
import { validationText } from '../core/text/validation';

z.config({ localeError: validationText });

export const required = (label: string): string => `${label} wajib diisi.`;

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** First error of each field by the server's schema. `labels` name empty fields. */
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

export const serverErrors = <Field extends string>(
  errors: Record<string, string[]> = {},
): FieldErrors<Field> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages[0]]),
  ) as FieldErrors<Field>;
