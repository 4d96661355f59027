// A small client of the API for partners' programs. Node 20 or newer, no package.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

const BASE = '/open-api/v1';
const WEBHOOK_TOLERANCE = 300;
const TRIES = 4;
/** The longest pause, in seconds, that is waited for; a longer one is the caller's to plan. */
const LONGEST_WAIT = 60;

/** Refusal of the API: `code` is one of a closed set, `retryAfter` the seconds it asks to wait, 0 for none. */
export class LumbungError extends Error {
  constructor(status, body, retryAfter) {
    super(`${body.code ?? 'UNREADABLE'}: ${body.message_en ?? ''}`);
    this.name = 'LumbungError';
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = body.code ?? 'UNREADABLE';
    this.details = body.details ?? {};
    this.errors = body.errors ?? {};
    this.requestId = body.request_id;
  }
}

/** Ends when another try may begin; false where it may not: the tries are used up, or the pause is too long. */
async function waited(nth, seconds) {
  if (nth >= TRIES || seconds > LONGEST_WAIT) return false;
  await new Promise((resolve) => setTimeout(resolve, 1_000 * seconds));
  return true;
}

export class Lumbung {
  /** `url`: where the portal stands. `key`, `secret`: of an access token. */
  constructor({ url, key, secret }) {
    this.url = url.replace(/\/$/, '');
    this.key = key;
    this.secret = secret;
  }

  /** Headers that sign a call: its method, path with query, time, nonce and the very bytes of its body. */
  sign(method, path, body = '') {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = randomUUID();
    const bodyHash = createHash('sha256').update(body).digest('hex');
    const text = [method, path, timestamp, nonce, bodyHash].join('\n');
    return {
      authorization: `Bearer ${this.key}`,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': createHmac('sha512', this.secret).update(text).digest('hex'),
    };
  }

  /** Sends, and sends again what was refused for its pace alone (429): that did nothing, and Retry-After says when. */
  async call(method, path, options) {
    for (let nth = 1; ; nth += 1) {
      try {
        return await this.send(method, path, options);
      } catch (error) {
        if (error.status !== 429 || !(await waited(nth, error.retryAfter || 2 ** nth))) throw error;
      }
    }
  }

  async send(method, path, { query, body } = {}) {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const at = `${BASE}${path}${search}`;
    const text = body === undefined ? '' : JSON.stringify(body);
    const response = await fetch(this.url + at, {
      method,
      headers: { ...this.sign(method, at, text), ...(text && { 'content-type': 'application/json' }) },
      ...(text && { body: text }),
      signal: AbortSignal.timeout(30_000),
    });
    const retryAfter = Number(response.headers.get('retry-after'));
    if (response.status === 200) return await response.json();
    // A proxy before the portal may refuse in its own words.
    const refusal = await response.json().catch(() => null);
    throw new LumbungError(response.status, refusal ?? {}, retryAfter);
  }

  balance = async () => (await this.call('GET', '/balance')).data.balance;
  brands = async (query) => (await this.call('GET', '/brands', { query })).data;
  checkId = async (brand, customer) =>
    (await this.call('POST', '/check-id', { body: { brand, customer } })).data;
  orderStatus = async (refId) => (await this.call('GET', '/order-status', { query: { ref_id: refId } })).data;
  inquireBill = async (body) => (await this.call('POST', '/bill-inquiry', { body })).data;
  payBill = (body) => this.order('/bill-payment', body);
  buy = (body) => this.order('/orders', body);

  /** Items, and the mark from which the next reading tells what has changed. */
  async items({ since, ...query } = {}) {
    const items = [];
    for (let mark = since; ; ) {
      const { data, meta } = await this.call('GET', '/items', {
        query: { ...query, ...(mark && { since: mark }) },
      });
      items.push(...data);
      mark = meta.next;
      if (!meta.more) return { items, next: mark };
    }
  }

  /**
   * Orders under a `ref_id` of yours, once. No answer, or 5xx: it may have been bought, so the very same body is sent
   * again, which buys nothing twice. A 4xx is thrown: this sending bought nothing, and once its cause is mended the
   * same `ref_id` may be sent again. But REF_ID_CONFLICT means that this `ref_id` has its order already, and after a
   * sending without an answer so may any 4xx: ask `orderStatus` before you buy under another `ref_id`.
   */
  async order(path, body) {
    for (let nth = 1; ; nth += 1) {
      try {
        return (await this.call('POST', path, { body })).data;
      } catch (error) {
        const isSure = error instanceof LumbungError && error.status >= 400 && error.status < 500;
        if (isSure || !(await waited(nth, error.retryAfter || 2 ** nth))) throw error;
      }
    }
  }
}

/**
 * Returns true if a webhook comes from the portal (Standard Webhooks): `headers` as received, in lower case,
 * `body` the exact text, `secret` of the webhook (`whsec_…`).
 */
export function isWebhookGenuine(headers, body, secret, now = Date.now() / 1000) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(now - Number(timestamp)) <= WEBHOOK_TOLERANCE)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
