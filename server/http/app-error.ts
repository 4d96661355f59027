import { type ErrorCode, errors, errorText } from '../../src/core/text/errors';

/**
 * What a service throws; `plugins/errors.ts` alone turns it into an answer.
 * `details` fills the text and reaches the browser; `fields` maps a field path to its messages.
 */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details?: Record<string, unknown>,
    readonly fields?: Record<string, string[]>,
  ) {
    super(errorText(code, details));
    this.name = 'AppError';
    this.status = errors[code].status;
  }
}
