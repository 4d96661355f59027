/**
 * A reason not to start, told to the person at the terminal: `main.ts` prints the message and exits with 1.
 * Each line of the message is one complete reason; secrets never stand in it.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The words of an unknown failure on one line, the deepest cause first: drivers wrap what a person needs. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.cause instanceof Error) return reasonOf(failure.cause);
  const { code } = failure as NodeJS.ErrnoException;
  return (failure.message || code || failure.name).replace(/\s*\n\s*/g, ' ');
}
