import type { Failure } from '../core/contract/envelope';
import { publicDetails } from '../core/text/open-api-details';
import { openApiCodeOf, openApiText } from '../core/text/open-api-errors';
import type { AppError } from '../platform/http/app-error';
import { OPEN_API } from '../topics/developer-api/domain/paths';

export const isOpenApiPath = (url: string): boolean => url === OPEN_API || /^\/open-api(?:[/?]|$)/.test(url);

/** Form values are named `customer` in the public API. */
const fieldOf = (path: string): string => path.replace(/^form_values(?=\.|$)/, 'customer') || 'body';

/** A failure of the public API: one of a closed set of codes, in both languages. */
export function openApiFailure(failure: AppError, requestId: string): Failure & { message_en: string } {
  const isCustomer = Object.keys(failure.fields ?? {}).some((path) => /^(?:form_values|customer)/.test(path));
  const wanted = isCustomer ? 'INVALID_CUSTOMER' : failure.code;
  const code = openApiCodeOf(wanted, failure.status);
  const text = openApiText(code, { reason: failure.message, ...failure.details });
  const details = publicDetails(code, failure.details);
  const fields = Object.entries(failure.fields ?? {}).map(([path, words]) => [fieldOf(path), words]);
  return {
    ...{ status: text.status, code, message: text.id, message_en: text.en },
    ...(fields.length > 0 && { errors: Object.fromEntries(fields) }),
    ...(details && { details }),
    request_id: requestId,
  };
}
