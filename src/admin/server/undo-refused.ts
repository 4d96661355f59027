import { AppError } from '../../platform/http/app-error';

/** Turns the refusal of what an undo would bring back into one that names the reason; other failures stay. */
export function undoRefused(failure: unknown): unknown {
  if (!(failure instanceof AppError)) return failure;
  const [reason = failure.message] = Object.values(failure.fields ?? {}).flat();
  return new AppError('UNDO_REFUSED', { reason });
}
