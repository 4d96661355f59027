import type { FormValues } from '../../../../src/core/catalogue/form-values';
import type { BrandForm } from '../../../../src/core/contract/catalogue';

export interface OrderParam {
  alias: string;
  key: string;
  value: string;
}

/** Stored inputs: JSON text of `OrderParam[]`, in input order. */
export const orderParam = (forms: readonly BrandForm[], values: FormValues): string =>
  JSON.stringify(
    forms.flatMap(({ alias, key }) => {
      const value = values[key];
      return value === undefined ? [] : [{ alias, key, value }];
    }),
  );
