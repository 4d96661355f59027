import { createHash } from 'node:crypto';
import { z } from 'zod';
import { NothingSentError, SupplierAwayError } from '../supplier';

/** Milliseconds from a call to the last byte of its answer: a job has ten seconds. */
const PATIENCE = 9_000;

export interface DigiflazzAccess {
  username: string;
  apiKey: string;
  /** Of version 1, without a slash at its end. */
  url: string;
}

const wrapped = z.object({ data: z.unknown() });

/**
 * One call, signed as each of them is: md5 over name, key and `signed`. Answers what lies under `data`, also of a
 * refusal; throws `SupplierAwayError` when nobody knows what became of the call, `NothingSentError` when it was never made.
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
        // The signature is for Digiflazz alone.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      // What a gateway in between says is no word of the supplier, whatever it looks like.
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

/** What the system does before a connection stands. */
const BEFORE_SENDING: ReadonlySet<unknown> = new Set(['getaddrinfo', 'connect']);

/** Whether each address that was tried failed before a connection stood; the same code may come from one that broke. */
function neverLeft(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof AggregateError) return failure.errors.length > 0 && failure.errors.every(neverLeft);
  return 'syscall' in failure ? BEFORE_SENDING.has(failure.syscall) : neverLeft(failure.cause);
}
