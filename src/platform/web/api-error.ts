import type { Failure } from '../../core/contract/envelope';
import { type OwnErrorCode, ownErrors } from '../../core/text/own-errors';

/** `status` 0: no answer arrived, so the action may or may not have happened. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Field path → messages. */
  readonly errors?: Record<string, string[]>;
  readonly details?: Record<string, unknown>;
  readonly request_id?: string;

  constructor(failure: Omit<Failure, 'request_id'> & { request_id?: string }) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.errors = failure.errors;
    this.details = failure.details;
    this.request_id = failure.request_id;
  }

  get statusCode(): number {
    return this.status;
  }

  /** A network failure or a timeout: the action may have happened. */
  get isUnanswered(): boolean {
    return this.status === 0;
  }
}

export const ownError = (code: OwnErrorCode): ApiError => {
  const { status, text } = ownErrors[code];
  return new ApiError({ status, code, message: text });
};

/** Wraps a programming error: it is shown like an unreadable answer, and logged. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error(error);
  return ownError('BAD_REPLY');
}

export const failureMessage = (failure: unknown): string => asApiError(failure).message;
