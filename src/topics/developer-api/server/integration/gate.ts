import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import type { Allowance } from '../../../../platform/http/limit-headers';
import type { VaultService } from '../../../../platform/vault/service';
import { CLOCK_TOLERANCE, signedText } from '../../domain/signed-text';
import type { ApiEnvironment, ApiScope } from '../../domain/words';
import { type EntryFacts, enter, forgetNonces, noteRefused, readEntryFacts } from './entry-store';
import { contextOf } from './tokens';

export interface SignedCall {
  method: string;
  /** With its query, unmodified. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  ip: string;
}

export interface Program {
  tokenId: string;
  partnerId: string;
  userId: string;
  label: string;
  environment: ApiEnvironment;
  /** Tier discount in basis points. */
  discount: number;
  /** Time of the call by the database clock; seconds since 1970. */
  now: number;
}

/** An additional limit: minimum seconds between calls. */
export interface Pause {
  subject: string;
  seconds: number;
}

export interface Limits {
  /** Additional limit besides the tier's; null for none. */
  pause: (caller: Program) => Pause | null;
  setHeaders: (allowance: Allowance) => void;
  /** Called when the token is known, and again when the signature is valid. */
  known: (caller: Program, isSigned: boolean) => void;
}

interface Signed {
  facts: EntryFacts;
  nonce: string;
  timestamp: number;
}

interface GateDeps {
  database: Database;
  vault: Pick<VaultService, 'openText'>;
  /** False if calls are not counted (RATE_LIMIT=off). */
  counts: boolean;
}

const WINDOW = 60;
// The scheme is case-insensitive (RFC 9110).
const BEARER = /^bearer +([A-Za-z0-9_-]{20,200})$/i;
const TIMESTAMP = /^\d{9,11}$/;
const NONCE = /^[A-Za-z0-9_-]{8,64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/i;

export type Gate = ReturnType<typeof createGate>;

/**
 * Admits calls of programs: known token, valid time, signature over the raw bytes, allowed address, new
 * nonce, sufficient scope, and rate limit. Nothing is cached between calls, so a revocation takes effect
 * everywhere at once.
 */
export function createGate({ database, vault, counts }: GateDeps) {
  const isSigned = (facts: EntryFacts, text: string, signature: Buffer): boolean =>
    [facts.secret_sealed, facts.previous_sealed]
      .filter((sealed) => sealed !== null)
      .map((sealed) => vault.openText(sealed, contextOf(facts.id)))
      // Compares both secrets to keep the time constant.
      .map((secret) => timingSafeEqual(createHmac('sha512', secret).update(text).digest(), signature))
      .includes(true);

  const namedBy = async (
    { headers }: Pick<SignedCall, 'headers'>,
    ip: string,
  ): Promise<EntryFacts | null> => {
    const key = BEARER.exec(String(headers.authorization ?? ''))?.[1];
    return key ? readEntryFacts(database, { key, ip }) : null;
  };

  const signedBy = async (call: SignedCall, ip: string, known: Limits['known']): Promise<Signed> => {
    const header = (name: string): string => String(call.headers[name] ?? '');
    const facts = await namedBy(call, ip);
    if (facts) known(programOf(facts), false);
    if (!facts || facts.ended) throw new AppError('INVALID_TOKEN');
    const timestamp = header('x-timestamp');
    if (!TIMESTAMP.test(timestamp) || Math.abs(facts.now - Number(timestamp)) > CLOCK_TOLERANCE) {
      throw new AppError('INVALID_TIMESTAMP', { seconds: CLOCK_TOLERANCE, now: Math.floor(facts.now) });
    }
    const [nonce, signature] = [header('x-nonce'), header('x-signature')];
    if (!NONCE.test(nonce)) throw new AppError('INVALID_NONCE');
    if (!SIGNATURE.test(signature)) throw new AppError('INVALID_SIGNATURE');
    const bodyHash = createHash('sha256').update(call.body).digest('hex');
    const text = signedText({ method: call.method, path: call.url, timestamp, nonce, bodyHash });
    if (!isSigned(facts, text, Buffer.from(signature, 'hex'))) throw new AppError('INVALID_SIGNATURE');
    known(programOf(facts), true);
    return { facts, nonce, timestamp: Number(timestamp) };
  };

  const count = async (
    { facts, nonce, timestamp }: Signed,
    { ip, address }: { ip: string; address: string },
    { pause: pauseOf, setHeaders }: Limits,
  ): Promise<void> => {
    const pause = pauseOf(programOf(facts));
    // Sandbox calls have separate counters.
    const whose = `api ${facts.environment} ${facts.partner_id}`;
    const windows = [{ key: digest(whose), seconds: WINDOW, limit: facts.most }];
    if (pause) windows.push({ key: digest(`${whose} ${pause.subject}`), seconds: pause.seconds, limit: 1 });
    const counted = counts ? windows : [];
    const entered = await enter(database, {
      ...{ token: facts.id, ip, address, nonce },
      seconds: timestamp - facts.now + CLOCK_TOLERANCE + WINDOW,
      keys: counted.map(({ key }) => key),
      windows: counted.map(({ seconds }) => seconds),
    });
    if (!entered.fresh) throw new AppError('INVALID_NONCE');
    for (const [index, { key, limit }] of counted.entries()) {
      const found = entered.counted.find((one) => one.key === key);
      if (!found) continue;
      const seconds = Math.max(1, found.seconds);
      if (found.calls > limit) throw new AppError('RATE_LIMITED', { seconds, limit });
      // Only the tier limit is reported in headers.
      if (index === 0) setHeaders({ limit, remaining: limit - found.calls, reset: seconds });
    }
  };

  return {
    /**
     * Throws INVALID_TOKEN, INVALID_TIMESTAMP, INVALID_NONCE for a malformed one, INVALID_SIGNATURE,
     * IP_NOT_WHITELISTED, INVALID_NONCE for a used one, RATE_LIMITED and INSUFFICIENT_SCOPE, in this order.
     */
    async letIn(call: SignedCall, scope: ApiScope, limits: Limits): Promise<Program> {
      const ip = peerOf(call);
      const signed = await signedBy(call, ip, limits.known);
      const { facts } = signed;
      // After the signature check, so that only holders of the secret can add refused addresses.
      if (facts.address === null) {
        const [path = ''] = call.url.split('?');
        await noteRefused(database, { partner: facts.partner_id, ip, path: path.slice(0, 200) });
        throw new AppError('IP_NOT_WHITELISTED', { ip });
      }
      await count(signed, { ip, address: facts.address }, limits);
      if (!facts.scopes.includes(scope)) throw new AppError('INSUFFICIENT_SCOPE', { scope });
      return programOf(facts);
    },

    /** Program of a call that was refused before its signature was checked; null if unknown. */
    async callerOf(call: Pick<SignedCall, 'headers' | 'ip'>): Promise<Program | null> {
      const facts = await namedBy(call, peerOf(call));
      return facts && programOf(facts);
    },

    forgetOld: () => forgetNonces(database),
  };
}

const peerOf = ({ ip }: Pick<SignedCall, 'ip'>): string => (isIP(ip) ? ip : '0.0.0.0');

const programOf = ({ id, partner_id, user_id, label, environment, discount, now }: EntryFacts): Program => ({
  ...{ tokenId: id, partnerId: partner_id, userId: user_id, label, environment, discount, now },
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
