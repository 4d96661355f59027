import { AppError } from './app-error';

/** Throws VALIDATION_FAILED if any field has a message. */
export function refuseErrors(errors: Record<string, string | string[] | null>): void {
  const found = Object.entries(errors).flatMap(([field, error]) => (error ? [[field, [error].flat()]] : []));
  if (found.length > 0) throw new AppError('VALIDATION_FAILED', undefined, Object.fromEntries(found));
}
