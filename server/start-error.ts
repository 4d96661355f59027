/**
 * A reason not to start, told to the person at the terminal: `main.ts` prints the message and exits with 1.
 * Each line of the message is one complete reason; secrets never stand in it.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The words of an unknown failure on one line, the deepest cause first: drivers wrap what a person needs. */
export function reasonOf(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return String(failure);
  const { cause, message, code, name } = failure as Partial<NodeJS.ErrnoException>;
  if (cause instanceof Error) return reasonOf(cause);
  // The embedded engine throws plain objects that know a number alone.
  return (message || code || name || JSON.stringify(failure)).replace(/\s*\n\s*/g, ' ');
}
