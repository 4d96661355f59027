import { createHash } from 'node:crypto';
import { z } from 'zod';
import { NothingSentError, SupplierAwayError } from '../supplier';

/** Milliseconds from a call to the last byte of its answer; a job has ten seconds. */
const PATIENCE = 9_000;

export interface DigiflazzAccess {
  username: string;
  apiKey: string;
  /** Version 1, without a trailing slash. */
  url: string;
}

const wrapped = z.object({ data: z.unknown() });

/**
 * One signed call: md5 over name, key and `signed`. Returns `data`, also of a refusal. Throws
 * `SupplierAwayError` if the result is unknown, `NothingSentError` if the call was never made.
 */
export const createAsk =
  ({ username, apiKey, url }: DigiflazzAccess) =>
  async (path: string, signed: string, body: Record<string, unknown>): Promise<unknown> => {
    const sign = createHash('md5').update(`${username}${apiKey}${signed}`).digest('hex');
    try {
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, username, sign }),
        // A redirect must not receive the signature.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      // An answer of an intermediate gateway is not the supplier's.
      if (response.status >= 500 || response.status === 429) {
        throw new SupplierAwayError(`Digiflazz answered ${response.status}`);
      }
      return wrapped.parse(await response.json()).data;
    } catch (failure) {
      if (failure instanceof SupplierAwayError) throw failure;
      if (neverLeft(failure)) {
        throw new NothingSentError('Digiflazz cannot be reached', { cause: failure });
      }
      throw new SupplierAwayError('Digiflazz gave no answer that is understood', { cause: failure });
    }
  };

/** System calls before a connection is established. */
const BEFORE_SENDING: ReadonlySet<unknown> = new Set(['getaddrinfo', 'connect']);

/**
 * True if every address failed before a connection was established; the same error code may also come from a
 * broken connection.
 */
function neverLeft(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof AggregateError) return failure.errors.length > 0 && failure.errors.every(neverLeft);
  return 'syscall' in failure ? BEFORE_SENDING.has(failure.syscall) : neverLeft(failure.cause);
}
