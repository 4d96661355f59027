import { Resolver } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { WebhookFailure } from '../../../core/text/webhook';
import { isOwnAddress, isPublicAddress } from './public-address';

/** Bytes of a response that are stored. */
const MOST_RESPONSE = 2_048;

export interface Sending {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Result of one attempt; `status` is null without a response. */
export interface Sent {
  status: number | null;
  failure: WebhookFailure | null;
  response: string | null;
  duration: number;
}

interface Options {
  /** Milliseconds from the DNS lookup to the last byte of the response. */
  patience: number;
  /** Allows loopback addresses, also without TLS: for tests and demonstrations. */
  loopback: boolean;
  resolve?: (name: string) => Promise<string[]>;
}

export type PartnerServers = ReturnType<typeof createPartnerServers>;

/** Milliseconds for each of two DNS tries. */
const NAME_PATIENCE = 2_000;

/**
 * Resolves without the system thread pool: slow DNS servers would block all other lookups and file operations
 * of this process.
 */
export const resolverOf =
  (servers?: readonly string[]) =>
  async (name: string): Promise<string[]> => {
    // RFC 6761, 6.3: localhost is always this machine.
    if (/(?:^|\.)localhost\.?$/.test(name)) return ['127.0.0.1'];
    const resolver = new Resolver({ timeout: NAME_PATIENCE, tries: 2 });
    if (servers) resolver.setServers(servers);
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  };

class Refusal extends Error {
  constructor(readonly failure: WebhookFailure) {
    super(failure);
  }
}

/**
 * Calls servers at untrusted addresses. A name is resolved once and the validated address is dialled
 * directly, which prevents DNS rebinding. Redirects are not followed and no proxy of the environment is used.
 */
export function createPartnerServers({ patience, loopback, resolve = resolverOf() }: Options) {
  const mayCall = (address: string) => isPublicAddress(address) || (loopback && isOwnAddress(address));

  /** Null if a URL may be called, as far as is known without a lookup. */
  const refusalOf = (typed: string): WebhookFailure | null => {
    const url = URL.canParse(typed) ? new URL(typed) : null;
    if (!url || url.username || url.password) return 'address';
    const host = hostOf(url);
    if (isIP(host) && !mayCall(host)) return 'address';
    if (url.protocol === 'https:') return null;
    return url.protocol === 'http:' && loopback && (isOwnAddress(host) || host === 'localhost')
      ? null
      : 'address';
  };

  const addressOf = async (url: URL): Promise<string> => {
    const host = hostOf(url);
    const found = isIP(host) ? [host] : await resolve(host).catch(() => Promise.reject(new Refusal('name')));
    const [first] = found.toSorted((one, other) => isIP(one) - isIP(other));
    if (first === undefined) throw new Refusal('name');
    // A name with both public and private addresses is an attempt to reach private ones.
    if (!found.every(mayCall)) throw new Refusal('address');
    if (url.protocol !== 'https:' && !isOwnAddress(first)) throw new Refusal('address');
    return first;
  };

  const post = async ({ url: typed, headers, body }: Sending, signal: AbortSignal): Promise<Answer> => {
    const refused = refusalOf(typed);
    if (refused) throw new Refusal(refused);
    const url = new URL(typed);
    const host = await Promise.race([addressOf(url), endOf(signal)]);
    const bytes = Buffer.from(body);
    return new Promise((answered, failed) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const sending = send({
        ...{ method: 'POST', host, path: `${url.pathname}${url.search}`, signal, agent: false },
        ...(url.port && { port: url.port }),
        ...(isIP(hostOf(url)) === 0 && { servername: hostOf(url) }),
        headers: { ...headers, host: url.host, 'content-length': String(bytes.length) },
      });
      sending.once('error', failed);
      sending.once('response', (answer) => {
        startOf(answer).then((response) => answered({ status: answer.statusCode ?? 0, response }), failed);
      });
      sending.end(bytes);
    });
  };

  return {
    refusalOf,

    /** Never throws. */
    async post(sending: Sending): Promise<Sent> {
      const start = performance.now();
      const signal = AbortSignal.timeout(patience);
      const answer = await post(sending, signal).catch((reason: unknown) => reason);
      const duration = Math.round(performance.now() - start);
      if (!isAnswer(answer))
        return { status: null, response: null, duration, failure: failureOf(answer, signal) };
      return { ...answer, duration, failure: validated(answer.status) };
    },
  };
}

interface Answer {
  status: number;
  response: string;
}

const isAnswer = (given: unknown): given is Answer =>
  typeof given === 'object' && given !== null && 'response' in given;

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_never, end) => {
    signal.addEventListener('abort', () => end(signal.reason), { once: true });
  });

/** The first bytes of a response; the rest is not read. */
async function startOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length >= MOST_RESPONSE) break;
  }
  // PostgreSQL text allows no zero byte; a truncated character becomes U+FFFD.
  return Buffer.concat(parts).subarray(0, MOST_RESPONSE).toString().replaceAll('\0', '\u{fffd}');
}

function validated(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function failureOf(reason: unknown, signal: AbortSignal): WebhookFailure {
  if (reason instanceof Refusal) return reason.failure;
  if (signal.aborted) return 'timeout';
  const code = String((reason as NodeJS.ErrnoException | null)?.code ?? '');
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code) ? 'tls' : 'connection';
}
