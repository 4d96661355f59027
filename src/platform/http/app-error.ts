import { type ErrorCode, errors, errorText } from '../../core/text/errors';

/**
 * Thrown by services; `plugins/errors.ts` converts it to a response. `details` fills the text and is sent to
 * the browser; `fields` maps field paths to messages.
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
