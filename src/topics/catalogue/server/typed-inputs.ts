import { AppError } from '../../../platform/http/app-error';
import type { BrandForm } from '../contract/catalogue';
import { checkFormValues, type FormValues } from '../domain/form-values';

export interface TypedInputs {
  values: FormValues;
  /** In the brand's input order, as suppliers expect. */
  inputs: string[];
}

/** Validates typed inputs of a brand. Throws VALIDATION_FAILED with messages at `form_values.<key>`. */
export function typedInputs(
  forms: readonly BrandForm[],
  typed: FormValues,
  /** The brand's own inputs, if a website orders them differently. */
  brand: readonly BrandForm[] = forms,
): TypedInputs {
  const { values, errors: fieldErrors } = checkFormValues(forms, typed);
  const errors = Object.entries(fieldErrors).map(([key, messages]) => [`form_values.${key}`, messages]);
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', undefined, Object.fromEntries(errors));
  return { values, inputs: brand.flatMap(({ key }) => values[key] ?? []) };
}
