import { AppError } from './app-error';

/** What a shape alone cannot see in a form: throws VALIDATION_FAILED when any field has a message. */
export function refuseErrors(errors: Record<string, string | null>): void {
  const found = Object.entries(errors).flatMap(([field, error]) => (error ? [[field, [error]]] : []));
  if (found.length) throw new AppError('VALIDATION_FAILED', undefined, Object.fromEntries(found));
}
