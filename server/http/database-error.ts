/**
 * What PostgreSQL says when it cannot serve now but may in a moment: connection, shutdown, resources, storage, deadlock,
 * a statement or a transaction that took too long.
 */
const UNAVAILABLE_STATES = /^(?:08...|53...|57P0[123]|57014|25P03|58030|25006|XX001|40P01|40001)$/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // No name, or nobody to ask for it: a machine or container that stands still.
  'ENOTFOUND',
  'EAI_AGAIN',
  // The disk, for pictures.
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
]);
// The first ones `pg` reports without a code; the code of a database that is closed to connections has other meanings.
const UNAVAILABLE_TEXT =
  /is not queryable|Connection (?:terminated|ended)|timeout exceeded when trying to connect|is not currently accepting connections/;

/** Text that PostgreSQL cannot store: a NUL, a broken escape, a value that is no uuid, number or date. */
const UNREADABLE_STATES = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008']);

/** An error and everything it was caused by: `QueryError` wraps what the driver threw. */
function causes(error: unknown): (Error & { code?: unknown })[] {
  const chain: (Error & { code?: unknown })[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}

const codeOf = (error: { code?: unknown }): string => (typeof error.code === 'string' ? error.code : '');

/** The database is away, full, read-only or shutting down: the caller may try again. */
export const isDatabaseAway = (error: unknown): boolean =>
  causes(error).some(
    (cause) =>
      UNAVAILABLE_STATES.test(codeOf(cause)) ||
      UNAVAILABLE_CODES.has(codeOf(cause)) ||
      UNAVAILABLE_TEXT.test(cause.message),
  );

/** The request held text that passed its validator but that no database can keep (a NUL character). */
export const isUnstorableText = (error: unknown): boolean =>
  causes(error).some((cause) => UNREADABLE_STATES.has(codeOf(cause)));

/** Name of the constraint that refused a row with `state`; null when the error is another one. */
function violation(error: unknown, state: string): string | null {
  const refused = causes(error).find((cause) => codeOf(cause) === state);
  if (!refused) return null;
  const { constraint } = refused as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : '';
}

/** Name of the unique index that refused a row; null when the error is another one. */
export const uniqueViolation = (error: unknown): string | null => violation(error, '23505');

/** Name of the check, or of the trigger that speaks like one; null when the error is another one. */
export const checkViolation = (error: unknown): string | null => violation(error, '23514');
