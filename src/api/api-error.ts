import type { Failure } from '../core/contract/envelope';
import { type OwnErrorCode, ownErrors } from '../core/text/own-errors';

/** A call that did not succeed. `status` 0: no answer came, so whether the server acted is not known. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Field path → messages. */
  readonly errors?: Record<string, string[]>;
  /** What a screen needs to offer a way on. */
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

  /** Refine's name for `status`. */
  get statusCode(): number {
    return this.status;
  }

  /** The network failed or the time ran out: the act may have happened. */
  get isUnanswered(): boolean {
    return this.status === 0;
  }
}

/** A failure that the browser itself notices. */
export const ownError = (code: OwnErrorCode): ApiError => {
  const { status, text } = ownErrors[code];
  return new ApiError({ status, code, message: text });
};

/** For what is no refusal of the API but an error of ours: it is shown like an answer that cannot be read, and logged. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error(error);
  return ownError('BAD_REPLY');
}
