import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { HeardCallback } from '../supplier';
import { answerShape, outcomeOf } from './answer';
import { text } from './words';

const word = z.object({ data: answerShape.extend({ ref_id: text.pipe(z.string().min(1)) }) });
/** Test call when the callback URL is set. */
const ping = z.object({ hook_id: z.unknown(), sed: z.unknown() });

/**
 * Parses a Digiflazz callback. `X-Hub-Signature` is HMAC-SHA1 over the raw bytes. A callback implies a
 * transaction, so a code that says none was made leaves the result uncertain.
 */
export function heardFrom(secret: string, headers: IncomingHttpHeaders, raw: Buffer): HeardCallback {
  if (!isSigned(secret, raw, headers['x-hub-signature'])) return { refused: 'signature' };
  const body = jsonOf(raw);
  const { data } = word.safeParse(body);
  if (data) {
    const outcome = outcomeOf(data.data, { isFirst: false, age: 0 });
    return { reference: data.data.ref_id, outcome };
  }
  return ping.safeParse(body).success ? { ping: true } : { refused: 'unreadable' };
}

/** Compares in constant time. */
function isSigned(secret: string, raw: Buffer, given: unknown): boolean {
  const right = Buffer.from(`sha1=${createHmac('sha1', secret).update(raw).digest('hex')}`);
  const found = Buffer.from(typeof given === 'string' ? given.toLowerCase() : '');
  return found.length === right.length && timingSafeEqual(found, right);
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
