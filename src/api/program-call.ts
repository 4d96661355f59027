import { ownError } from './api-error';
import { browserConfig } from './browser-config';

/** A call as a partner's program makes it. */
interface ProgramCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface ProgramAnswer {
  status: number;
  /** As it came. */
  text: string;
  /** Finds it in the log; null where nobody has answered for us. */
  requestId: string | null;
  /** Milliseconds until all of it was here. */
  duration: number;
}

const TIMEOUT = 30_000;

/** Scheme and host of the API. */
export const apiOrigin = (): string => browserConfig.apiUrl || location.origin;

/**
 * Sends what is signed already, without the session of whoever sends it: any answer is an answer. Throws OFFLINE and
 * TIMEOUT.
 */
export async function sendAsProgram({ path, ...call }: ProgramCall): Promise<ProgramAnswer> {
  const limit = AbortSignal.timeout(TIMEOUT);
  const start = performance.now();
  try {
    const response = await fetch(browserConfig.apiUrl + path, {
      ...call,
      credentials: 'omit',
      signal: limit,
    });
    const text = await response.text();
    return {
      ...{ status: response.status, text, requestId: response.headers.get('x-request-id') },
      duration: Math.round(performance.now() - start),
    };
  } catch {
    throw ownError(limit.aborted ? 'TIMEOUT' : 'OFFLINE');
  }
}
