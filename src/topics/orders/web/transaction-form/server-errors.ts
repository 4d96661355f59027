import type { ApiError } from '../../../../platform/web/api-error';
import type { FieldErrors } from './check-order';

const fieldByCode: Record<string, string> = {
  OUT_OF_STOCK: 'variation_id',
  PRODUCT_DISTURBED: 'variation_id',
  PRODUCT_INACTIVE: 'variation_id',
  SWITCHED_OFF: 'variation_id',
  CUT_OFF: 'variation_id',
  QUANTITY_LIMIT: 'qty',
  REF_ID_CONFLICT: 'ref_id',
  CUSTOMER_NOT_FOUND: 'form_values',
};

/** Field errors of a refusal; null if it concerns the whole order. */
export function errorsFrom({ code, message, errors }: ApiError): FieldErrors | null {
  if (errors) {
    return Object.fromEntries(Object.entries(errors).map(([path, [first = message]]) => [path, first]));
  }
  const field = fieldByCode[code];
  return field ? { [field]: message } : null;
}
