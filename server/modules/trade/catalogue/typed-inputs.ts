import { checkFormValues, type FormValues } from '../../../../src/core/catalogue/form-values';
import type { BrandForm } from '../../../../src/core/contract/catalogue';
import { AppError } from '../../../http/app-error';

export interface TypedInputs {
  /** By the key of the input. */
  values: FormValues;
  /** In the order of the brand's inputs, as a supplier takes them. */
  inputs: string[];
}

/** What a buyer typed into the inputs of a brand. Throws VALIDATION_FAILED, each message at `form_values.<key>`. */
export function typedInputs(
  forms: readonly BrandForm[],
  typed: FormValues,
  /** The brand's own inputs, where a website asks for them in another order. */
  brand: readonly BrandForm[] = forms,
): TypedInputs {
  const { values, errors: told } = checkFormValues(forms, typed);
  const errors = Object.entries(told).map(([key, messages]) => [`form_values.${key}`, messages]);
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', undefined, Object.fromEntries(errors));
  return { values, inputs: brand.flatMap(({ key }) => values[key] ?? []) };
}
