// A small client of the API for partners' programs. Node 20 or newer, no package.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

const BASE = '/open-api/v1';
const WEBHOOK_TOLERANCE = 300;

/** What the API refused: `code` is one of a closed set. */
export class LumbungError extends Error {
  constructor(status, body) {
    super(`${body.code}: ${body.message_en ?? body.message}`);
    this.name = 'LumbungError';
    this.status = status;
    this.code = body.code;
    this.details = body.details ?? {};
    this.errors = body.errors ?? {};
    this.requestId = body.request_id;
  }
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

  async call(method, path, { query, body } = {}) {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const at = `${BASE}${path}${search}`;
    const text = body === undefined ? '' : JSON.stringify(body);
    const response = await fetch(this.url + at, {
      method,
      headers: { ...this.sign(method, at, text), ...(text && { 'content-type': 'application/json' }) },
      ...(text && { body: text }),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = await response.json();
    if (response.status !== 200) throw new LumbungError(response.status, answer);
    return answer;
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
   * Orders under a `ref_id` of yours, once. When no answer came or the API was away the very same body is sent again:
   * it buys nothing a second time.
   */
  async order(path, body, tries = 4) {
    for (let nth = 1; ; nth += 1) {
      try {
        return (await this.call('POST', path, { body })).data;
      } catch (error) {
        const isSure = error instanceof LumbungError && error.status < 500 && error.status !== 429;
        if (isSure || nth === tries) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1_000 * 2 ** nth));
      }
    }
  }
}

/**
 * Whether a webhook is from the portal (Standard Webhooks): `headers` as they came, in small letters, `body` the very
 * text, `secret` of the webhook (`whsec_…`).
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
