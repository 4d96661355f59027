import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { ErrorCode } from '../../core/text/errors';
import { StorageAwayError } from '../adapters/storage/storage';
import { SupplierAwayError } from '../adapters/supplier/supplier';
import { AppError } from './app-error';
import { isDatabaseAway, isUnstorableText } from './database-error';

const away = [StorageAwayError, SupplierAwayError];
/** Value of Retry-After in seconds; a restart takes less. */
const RETRY_SECONDS = 5;

export function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error);
  if (isDatabaseAway(error) || away.some((kind) => error instanceof kind))
    return new AppError('UNAVAILABLE', { seconds: RETRY_SECONDS });
  if (isUnstorableText(error)) return new AppError('BAD_REQUEST');
  return new AppError(codeOfFastify(error as FastifyError));
}

/** Errors that Fastify throws before a handler: invalid JSON, wrong type, too many bytes. */
function codeOfFastify({ statusCode }: FastifyError): ErrorCode {
  // `@fastify/static` answers so for a folder, or for a path that leads out of its own.
  if (statusCode === 403 || statusCode === 404) return 'NOT_FOUND';
  if (statusCode === 413) return 'BODY_TOO_LARGE';
  if (statusCode === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'BAD_REQUEST';
  return 'INTERNAL';
}

interface ValidationIssue {
  code: string;
  path: string[];
  message: string;
  /** Unknown keys, if the code is `unrecognized_keys`. */
  keys?: unknown;
}

interface FastifyIssue {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

function invalid({ validation, validationContext }: FastifyError): AppError {
  const issues = ((validation ?? []) as FastifyIssue[]).map(
    ({ keyword, instancePath, message = '', params }) => ({
      ...{ code: keyword, path: instancePath.split('/').filter(Boolean), message, keys: params.keys },
    }),
  );
  return refusal(issues, validationContext === 'body');
}

/** Refuses values that were not validated by the route (a body, else a query), with the same codes. */
export const refusalOf = (issues: readonly z.core.$ZodIssue[], isBody = true): AppError =>
  refusal(
    issues.map((issue) => ({ ...issue, path: issue.path.map(String) })),
    isBody,
  );

/**
 * 422 is for user input: values in a body. Programming errors (an unknown key, a path, query or header value)
 * are 400.
 */
function refusal(issues: ValidationIssue[], isBody: boolean): AppError {
  const strange = issues.some(({ code }) => code === 'unrecognized_keys');
  const typed = isBody && !strange && issues.every(({ path }) => path.length > 0);
  return new AppError(typed ? 'VALIDATION_FAILED' : 'BAD_REQUEST', undefined, fieldsOf(issues));
}

/** `['items', '0', 'price']` → `items.0.price`; an unknown key is reported by its own name. */
function fieldsOf(issues: ValidationIssue[]): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { path, message, keys } of issues) {
    const unknown = Array.isArray(keys) ? keys.map(String) : null;
    for (const at of unknown ? unknown.map((key) => [...path, key]) : [path]) {
      const name = at.join('.');
      fields.set(name, [...(fields.get(name) ?? []), unknown ? 'Isian tidak dikenal.' : message]);
    }
  }
  return Object.fromEntries(fields);
}
