import type { CustomInput } from '../core/schema/custom-names';
import type { FieldKind } from '../core/schema/field';
import type { InputOf } from '../fields/parts';
import { SalePriceInput } from './sale-price';
import { ThemePreviewInput } from './theme-preview';

/** Inputs of `resources.config.ts` by name. A name of `customNames.inputs` without a line here does not compile. */
export const customInputs: Record<CustomInput, InputOf<FieldKind>> = {
  'theme-preview': ThemePreviewInput,
  'sale-price': SalePriceInput,
};
