import { AppError } from '../../platform/http/app-error';

/** Turns the refusal of what an undo would bring back into one that names the reason (`why`, else the failure's). */
export function undoRefused(failure: unknown, why?: string): unknown {
  if (!(failure instanceof AppError)) return failure;
  const [reason = failure.message] = why ? [why] : Object.values(failure.fields ?? {}).flat();
  return new AppError('UNDO_REFUSED', { reason });
}
