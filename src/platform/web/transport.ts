import type { Failure } from '../../core/contract/envelope';
import { type QueryValue, queryText } from '../../core/contract/query-text';
import { shortDuration } from '../../core/format/duration';
import { filled, type OwnErrorCode, ownErrors } from '../../core/text/own-errors';
import { ApiError, ownError } from './api-error';
import { browserConfig } from './browser-config';
import { currentSession, sessionRefused } from './session';

export interface Outgoing {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, QueryValue>;
  headers?: Record<string, string>;
  body?: unknown;
  isPublic?: boolean;
  signal?: AbortSignal;
  timeout?: number;
  carrier?: Carrier;
}

export type Carrier = (
  url: string,
  init: RequestInit & { headers: Record<string, string> },
) => Promise<Response>;

const TIMEOUT = 30_000;
/** Timeout in milliseconds for uploads and downloads. */
export const FILE_TIMEOUT = 120_000;

/** Page clock, milliseconds, at the first request. */
let firstAskedAt: number | null = null;

/** Milliseconds since the first request of this page; data may have changed since. */
export const readingFor = (): number =>
  firstAskedAt === null ? 0 : Math.ceil(performance.now() - firstAskedAt);

let answeredAt: number | null = null;

/** Time of the last success on this browser's clock, so that a page without connection can say how old it is. */
export const lastReadAt = (): number | null => answeredAt;

/** Milliseconds for which a prefetched answer counts as current. */
const FRESH = 10_000;

interface Arrived {
  text: string;
}

interface Ahead {
  answer: Promise<Response>;
  at: number;
  token: string | undefined;
  arrived?: Arrived;
}

/** Prefetched answers by path with query, for callers that are not loaded yet. */
const ahead = new Map<string, Ahead>();

const tokenNow = (): string | undefined => currentSession()?.accessToken;

/**
 * Prefetches `path` (with query) for code that is still loading: its first such `GET` receives the answer or the error.
 * An expired session ends with this path as its return path.
 */
export function sendAhead(path: string): void {
  const token = tokenNow();
  storeAhead(path, { answer: answerOf({ method: 'GET', path }, token), at: performance.now(), token });
}

function storeAhead(path: string, { answer, ...rest }: Ahead): void {
  const found: Ahead = { ...rest, answer: answer.then(read) };
  ahead.set(path, found);
  async function read(response: Response): Promise<Response> {
    const text = await response.text().catch(() => {
      throw ownError('OFFLINE');
    });
    if (response.status === 200) found.arrived = { text };
    return new Response(text, response);
  }
  // The caller that takes the answer handles the failure.
  found.answer.catch(() => undefined);
}

/**
 * Takes over the calls that the page itself sent (`core/page/first-calls-script.ts`). False if it sent none for this
 * session.
 */
export function takeFirstAnswers(): boolean {
  const { firstAnswers } = window;
  delete window.firstAnswers;
  if (!firstAnswers || firstAnswers.token !== tokenNow()) return false;
  const { token, at, answers } = firstAnswers;
  firstAskedAt = at;
  for (const [path, response] of Object.entries(answers)) {
    const answer = response.catch(() => {
      throw ownError('OFFLINE');
    });
    storeAhead(path, { answer, at, token });
  }
  return true;
}

/** Every outcome except success throws `ApiError`. All requests of the portal pass through here. */
export function send(outgoing: Outgoing): Promise<Response> {
  if (outgoing.method === 'GET') return takeAhead(outgoing) ?? post(outgoing);
  forgetAhead();
  return post(outgoing).finally(forgetAhead);
}

const takeAhead = ({ path, query }: Outgoing): Promise<Response> | undefined => {
  const key = path + queryText(query);
  const found = goodAhead(key);
  ahead.delete(key);
  return found && validate(found.answer, found.token);
};

/** Takes a prefetched answer that has already arrived. `path` with its query. */
export function takeArrived(path: string): Arrived | undefined {
  const arrived = goodAhead(path)?.arrived;
  if (arrived) ahead.delete(path);
  return arrived;
}

/** Drops prefetched answers, because they are older than a change. */
export const forgetAhead = (): void => ahead.clear();

/** Answers of another session or older than `FRESH` are not used. */
function goodAhead(key: string): Ahead | undefined {
  const found = ahead.get(key);
  if (!found || found.token !== tokenNow() || performance.now() - found.at > FRESH) return undefined;
  return found;
}

function post(outgoing: Outgoing): Promise<Response> {
  const token = outgoing.isPublic ? undefined : tokenNow();
  return validate(answerOf(outgoing, token), token);
}

async function validate(answer: Promise<Response>, token: string | undefined): Promise<Response> {
  const response = await answer;
  if (response.status === 200) {
    answeredAt = Date.now();
    return response;
  }
  if (response.status === 401 && token) sessionRefused(token);
  throw await failureOf(response);
}

async function answerOf(outgoing: Outgoing, token: string | undefined): Promise<Response> {
  const { method, path, query, body, signal, timeout = TIMEOUT, carrier = fetch } = outgoing;
  const limit = AbortSignal.timeout(timeout);
  firstAskedAt ??= performance.now();
  try {
    return await carrier(browserConfig.apiUrl + path + queryText(query), {
      method,
      headers: headersOf(outgoing, token),
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      credentials: 'omit',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw ownError(limit.aborted ? 'TIMEOUT' : 'OFFLINE');
  }
}

function headersOf({ headers, body }: Outgoing, token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...known(headers),
  };
}

/** Other hosts allow only the headers of the specification in their CORS rules. */
const known = (headers: Record<string, string> = {}): Record<string, string> => {
  if (browserConfig.liveAuth === 'ticket') return headers;
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => ['accept', 'authorization'].includes(name)),
  );
};

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const request_id = response.headers.get('x-request-id');
  // A date, which the header may hold as well, is no number.
  const seconds = Number(response.headers.get('retry-after'));
  const wait = seconds > 0 ? shortDuration(seconds) : 'beberapa detik';
  return failureFrom(response.status, body, { wait, ...(request_id && { request_id }) });
}

/**
 * Our refusals are complete; another host sends at most a message (specification 8), and a proxy may answer in its own
 * format.
 */
export function failureFrom(status: number, body: unknown, details: Record<string, string>): ApiError {
  if (isFailure(body)) return new ApiError(body);
  const code = codeOfStatus(status);
  const reason =
    typeof body === 'object' && body !== null ? (body as { message?: unknown }).message : undefined;
  // Only the host knows why input was refused; for other failures our own texts are better.
  const hasReason = typeof reason === 'string' && reason !== '' && REFUSED.includes(status);
  const message = hasReason ? reason : filled(ownErrors[code].text, details);
  return new ApiError({
    status,
    code,
    message,
    ...(details.request_id && { request_id: details.request_id }),
  });
}

const REFUSED = [400, 402, 403, 409, 422];

const isFailure = (body: unknown): body is Failure => {
  if (typeof body !== 'object' || body === null) return false;
  const { status, code, message } = body as Partial<Failure>;
  return typeof status === 'number' && typeof code === 'string' && typeof message === 'string';
};

const codeOfStatus = (status: number): OwnErrorCode => {
  if (status === 502 || status === 504) return 'UNAVAILABLE';
  const found = proxied.find((code) => ownErrors[code].status === status);
  return found ?? (status >= 500 ? 'INTERNAL' : 'BAD_REPLY');
};

const proxied: OwnErrorCode[] = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNAVAILABLE',
];
