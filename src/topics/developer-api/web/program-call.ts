import { ownError } from '../../../platform/web/api-error';
import { browserConfig } from '../../../platform/web/browser-config';

interface ProgramCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface ProgramAnswer {
  status: number;
  text: string;
  /** Null if the answer did not come from our server. */
  requestId: string | null;
  duration: number;
}

const TIMEOUT = 30_000;

export const apiOrigin = (): string => browserConfig.apiUrl || location.origin;

/** Sends a signed request without the session; every HTTP answer is a result. Throws OFFLINE and TIMEOUT. */
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
