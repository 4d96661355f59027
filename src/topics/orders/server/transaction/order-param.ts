import type { BrandForm } from '../../../catalogue/contract/catalogue';
import type { FormValues } from '../../../catalogue/domain/form-values';

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
