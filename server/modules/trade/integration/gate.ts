import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { CLOCK_TOLERANCE, signedText } from '../../../../src/core/integration/signed-text';
import type { ApiEnvironment, ApiScope } from '../../../../src/core/integration/words';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { Allowance } from '../../../http/limit-headers';
import type { VaultService } from '../../ground/vault/service';
import { type EntryFacts, enter, entryFacts, forgetNonces, noteRefused } from './entry-store';
import { contextOf } from './tokens';

/** A call as it came in. */
export interface SignedCall {
  method: string;
  /** With its query, as it came. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** The true peer in its one spelling. */
  ip: string;
}

/** Who calls: a partner's program. */
export interface Program {
  tokenId: string;
  partnerId: string;
  /** Who made the token. */
  userId: string;
  label: string;
  environment: ApiEnvironment;
  /** What the partner's tier takes off prices, in hundredths of a percent. */
  discount: number;
  /** When its call came, by the clock of the database; seconds since 1970. */
  now: number;
}

/** A limit beside that of the tier: so many seconds from one call to the next. */
export interface Pause {
  subject: string;
  seconds: number;
}

export interface Limits {
  /** Beside that of the tier; null for none. */
  pause: (caller: Program) => Pause | null;
  tell: (allowance: Allowance) => void;
  /** Told whose token it names, whatever becomes of it; once more when its signature is right. */
  known: (caller: Program, isSigned: boolean) => void;
}

/** A call whose signature is right. */
interface Signed {
  facts: EntryFacts;
  nonce: string;
  timestamp: number;
}

interface GateParts {
  database: Database;
  vault: Pick<VaultService, 'openText'>;
  /** False where calls are not counted (RATE_LIMIT=off). */
  counts: boolean;
}

const WINDOW = 60;
// The scheme is written as anybody likes (RFC 9110).
const BEARER = /^bearer +([A-Za-z0-9_-]{20,200})$/i;
const TIMESTAMP = /^\d{9,11}$/;
const NONCE = /^[A-Za-z0-9_-]{8,64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/i;

export type Gate = ReturnType<typeof createGate>;

/**
 * Lets calls of programs in: known token, right time, signature over the very bytes, allowed address, a nonce that is
 * new, a scope that reaches, and no more calls than the tier has. Nothing is remembered between two calls, so that what
 * was revoked anywhere is refused everywhere.
 */
export function createGate({ database, vault, counts }: GateParts) {
  const isSigned = (facts: EntryFacts, text: string, signature: Buffer): boolean =>
    [facts.secret_sealed, facts.previous_sealed]
      .filter((sealed) => sealed !== null)
      .map((sealed) => vault.openText(sealed, contextOf(facts.id)))
      // Both are compared, whichever fits.
      .map((secret) => timingSafeEqual(createHmac('sha512', secret).update(text).digest(), signature))
      .includes(true);

  /** What its token says; null for one that nobody has. */
  const namedBy = async (
    { headers }: Pick<SignedCall, 'headers'>,
    ip: string,
  ): Promise<EntryFacts | null> => {
    const key = BEARER.exec(String(headers.authorization ?? ''))?.[1];
    return key ? entryFacts(database, key, ip) : null;
  };

  /** Whose call it is, by its token and its signature. */
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

  /** Uses up the nonce, and counts. */
  const count = async (
    { facts, nonce, timestamp }: Signed,
    { ip, address }: { ip: string; address: string },
    { pause: pauseOf, tell }: Limits,
  ): Promise<void> => {
    const pause = pauseOf(programOf(facts));
    // Who tries something in the sandbox takes nothing from what sells.
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
    for (const [place, { key, limit }] of counted.entries()) {
      const found = entered.counted.find((one) => one.key === key);
      if (!found) continue;
      const seconds = Math.max(1, found.seconds);
      if (found.calls > limit) throw new AppError('RATE_LIMITED', { seconds, limit });
      // The pause has nothing to tell of calls that it lets through.
      if (place === 0) tell({ limit, remaining: limit - found.calls, reset: seconds });
    }
  };

  return {
    /**
     * Throws INVALID_TOKEN, INVALID_TIMESTAMP, INVALID_NONCE for one that is none, INVALID_SIGNATURE, IP_NOT_WHITELISTED,
     * INVALID_NONCE for one that was used, RATE_LIMITED and INSUFFICIENT_SCOPE, in this order.
     */
    async letIn(call: SignedCall, scope: ApiScope, limits: Limits): Promise<Program> {
      const ip = peerOf(call);
      const signed = await signedBy(call, ip, limits.known);
      const { facts } = signed;
      // Only who has the secret can write into the list of refused addresses.
      if (facts.address === null) {
        const [path = ''] = call.url.split('?');
        await noteRefused(database, { partner: facts.partner_id, ip, path: path.slice(0, 200) });
        throw new AppError('IP_NOT_WHITELISTED', { ip });
      }
      await count(signed, { ip, address: facts.address }, limits);
      if (!facts.scopes.includes(scope)) throw new AppError('INSUFFICIENT_SCOPE', { scope });
      return programOf(facts);
    },

    /** Whose token a call names that was refused before its signature could be read; null for nobody's. */
    async callerOf(call: Pick<SignedCall, 'headers' | 'ip'>): Promise<Program | null> {
      const facts = await namedBy(call, peerOf(call));
      return facts && programOf(facts);
    },

    /** Housekeeping; safe at any time. */
    forgetOld: () => forgetNonces(database),
  };
}

const peerOf = ({ ip }: Pick<SignedCall, 'ip'>): string => (isIP(ip) ? ip : '0.0.0.0');

const programOf = ({ id, partner_id, user_id, label, environment, discount, now }: EntryFacts): Program => ({
  ...{ tokenId: id, partnerId: partner_id, userId: user_id, label, environment, discount, now },
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
