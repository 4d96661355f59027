import type { FormValues } from '../../../../src/core/catalogue/form-values';
import type { BrandForm } from '../../../../src/core/contract/catalogue';

/** One input of an order as it was typed. */
export interface OrderParam {
  alias: string;
  key: string;
  value: string;
}

/** What was typed, as an order keeps it: JSON text of `OrderParam[]`, in the order of the inputs. */
export const orderParam = (forms: readonly BrandForm[], values: FormValues): string =>
  JSON.stringify(
    forms.flatMap(({ alias, key }) => {
      const value = values[key];
      return value === undefined ? [] : [{ alias, key, value }];
    }),
  );
