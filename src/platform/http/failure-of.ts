import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
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

/** Errors that Fastify raises before a handler: invalid JSON, wrong type, too many bytes. */
function codeOfFastify({ statusCode }: FastifyError): ErrorCode {
  // What `@fastify/static` says of a folder, or of a path that leads out of its own.
  if (statusCode === 403 || statusCode === 404) return 'NOT_FOUND';
  if (statusCode === 413) return 'BODY_TOO_LARGE';
  if (statusCode === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'BAD_REQUEST';
  return 'INTERNAL';
}

interface ValidationIssue {
  keyword: string;
  instancePath: string;
  message?: string;
  params: Record<string, unknown>;
}

/**
 * 422 is for user input: values in a body. Programming errors (an unknown key, a path, query or header value)
 * are 400.
 */
function invalid(error: FastifyError): AppError {
  const issues = (error.validation ?? []) as ValidationIssue[];
  const strange = issues.some((issue) => issue.keyword === 'unrecognized_keys');
  const typed = error.validationContext === 'body' && !strange && issues.every(hasPath);
  const code = typed ? 'VALIDATION_FAILED' : 'BAD_REQUEST';
  return new AppError(code, undefined, fieldsOf(issues));
}

const hasPath = (issue: ValidationIssue): boolean => issue.instancePath !== '/';

/** `/items/0/price` → `items.0.price`; an unknown key is reported by its own name. */
function fieldsOf(issues: ValidationIssue[]): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter(Boolean);
    const keys = Array.isArray(issue.params.keys) ? issue.params.keys.map(String) : null;
    for (const at of keys ? keys.map((key) => [...path, key]) : [path]) {
      const name = at.join('.');
      fields.set(name, [...(fields.get(name) ?? []), keys ? 'Isian tidak dikenal.' : (issue.message ?? '')]);
    }
  }
  return Object.fromEntries(fields);
}
