/** SQLSTATEs of temporary failures: connection, shutdown, resources, storage, deadlock, timeouts. */
const UNAVAILABLE_STATES = /^(?:08...|53...|57P0[123]|57014|25P03|58030|25006|XX001|40P01|40001)$/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // DNS failure: a machine or container that is down.
  'ENOTFOUND',
  'EAI_AGAIN',
  // The disk, for pictures.
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
]);
// `pg` reports the first ones without a code; the code of a database closed to connections has other
// meanings.
const UNAVAILABLE_TEXT =
  /is not queryable|Connection (?:terminated|ended)|timeout exceeded when trying to connect|is not currently accepting connections/;

/** Text that PostgreSQL cannot store: a NUL, a broken escape, an invalid uuid, number or date. */
const UNREADABLE_STATES = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008']);

/** The error and its chain of causes: `QueryError` wraps the driver's error. */
function causes(error: unknown): (Error & { code?: unknown })[] {
  const chain: (Error & { code?: unknown })[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}

const codeOf = (error: { code?: unknown }): string => (typeof error.code === 'string' ? error.code : '');

/** The database is unavailable, full, read-only or shutting down: the caller may retry. */
export const isDatabaseAway = (error: unknown): boolean =>
  causes(error).some(
    (cause) =>
      UNAVAILABLE_STATES.test(codeOf(cause)) ||
      UNAVAILABLE_CODES.has(codeOf(cause)) ||
      UNAVAILABLE_TEXT.test(cause.message),
  );

/** The request contained valid text that PostgreSQL cannot store (a NUL character). */
export const isUnstorableText = (error: unknown): boolean =>
  causes(error).some((cause) => UNREADABLE_STATES.has(codeOf(cause)));

function violation(error: unknown, state: string): string | null {
  const refused = causes(error).find((cause) => codeOf(cause) === state);
  if (!refused) return null;
  const { constraint } = refused as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : '';
}

export const uniqueViolation = (error: unknown): string | null => violation(error, '23505');

/** Name of the violated check, also if a trigger threw it; null for other errors. */
export const checkViolation = (error: unknown): string | null => violation(error, '23514');
