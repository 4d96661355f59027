import { AppError } from '../../platform/http/app-error';

/** The first message of a refusal. */
export const reasonOf = ({ fields = {}, message }: AppError): string =>
  Object.values(fields).flat()[0] ?? message;

/** Turns the refusal of what an undo would bring back into one that names the reason (`why`, else the failure's). */
export const undoRefused = (failure: unknown, why?: string): unknown =>
  failure instanceof AppError ? new AppError('UNDO_REFUSED', { reason: why ?? reasonOf(failure) }) : failure;
