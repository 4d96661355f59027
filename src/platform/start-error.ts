/**
 * A reason not to start: `main.ts` prints the message and exits with 1. Each line is one complete reason
 * without secrets.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Message of an unknown error on one line, deepest cause first, because drivers wrap the relevant one. */
export function reasonOf(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return String(failure);
  const { cause, message, code, name } = failure as Partial<NodeJS.ErrnoException>;
  if (cause instanceof Error) return reasonOf(cause);
  // The embedded engine throws plain objects with only a number.
  return (message || code || name || JSON.stringify(failure)).replace(/\s*\n\s*/g, ' ');
}
