import { AppError } from './app-error';

/** Form checks beyond the schema: throws VALIDATION_FAILED if any field has a message. */
export function refuseErrors(errors: Record<string, string | null>): void {
  const found = Object.entries(errors).flatMap(([field, error]) => (error ? [[field, [error]]] : []));
  if (found.length) throw new AppError('VALIDATION_FAILED', undefined, Object.fromEntries(found));
}
