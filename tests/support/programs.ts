import { createHash, createHmac, randomUUID } from 'node:crypto';
import { DEMO_PIN } from '../../demo/logins';
import { signedText } from '../../src/topics/developer-api/domain/signed-text';
import { type ApiScope, apiScopes } from '../../src/topics/developer-api/domain/words';
import { type Answer, Client } from './client';
import { query } from './query';
import type { TestServer } from './server';

export interface Keys {
  access_key: string;
  secret: string;
}

/** Deviations from a valid call. */
export interface Twist {
  /** Clock offset in seconds. */
  ahead?: number;
  nonce?: string;
  secret?: string;
  /** Sent instead of the signed body. */
  sent?: string;
  headers?: Record<string, string>;
}

export function signed(
  { access_key, secret }: Keys,
  method: string,
  path: string,
  body: string | Buffer,
  twist: Twist = {},
): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000) + (twist.ahead ?? 0));
  const nonce = twist.nonce ?? randomUUID();
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = signedText({ method, path, timestamp, nonce, bodyHash });
  return {
    authorization: `Bearer ${access_key}`,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': createHmac('sha512', twist.secret ?? secret)
      .update(text)
      .digest('hex'),
    ...twist.headers,
  };
}

/** API client of a partner's program. */
export class ProgramClient {
  private readonly client: Client;

  constructor(
    readonly url: string,
    readonly keys: Keys,
  ) {
    this.client = new Client(url);
  }

  get = (path: string, twist?: Twist): Promise<Answer> => this.call('GET', path, undefined, twist);
  post = (path: string, body: object, twist?: Twist): Promise<Answer> => this.call('POST', path, body, twist);

  private call(method: string, path: string, body?: object, twist: Twist = {}): Promise<Answer> {
    const at = `/open-api/v1${path}`;
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = signed(this.keys, method, at, text, twist);
    return this.client.call(method, at, body === undefined ? undefined : (twist.sent ?? text), headers);
  }
}

/** Creates a token through the portal. */
export async function tokenOf(
  owner: Client,
  environment: 'sandbox' | 'production',
  scopes: readonly ApiScope[] = Object.keys(apiScopes) as ApiScope[],
  pin = DEMO_PIN,
): Promise<Keys & { id: string }> {
  const wish = { label: `Uji ${environment}`, environment, scopes, expires_in_days: null, pin };
  const { body } = await owner.post('/v1/crm/access-token', wish);
  return body.data;
}

/** Allows a source address. */
export const allowAddress = (owner: Client, network = '127.0.0.1', pin = DEMO_PIN): Promise<Answer> =>
  owner.post('/v1/crm/ip-whitelist', { network, pin });

/** A program allowed to call from this machine. */
export async function programOf(
  { url }: TestServer,
  owner: Client,
  environment: 'sandbox' | 'production',
): Promise<ProgramClient> {
  await allowAddress(owner);
  return new ProgramClient(url, await tokenOf(owner, environment));
}

/** Cheapest prepaid item for a phone number. */
export async function phoneItem(server: TestServer, program: ProgramClient) {
  const [found] = await query(
    server.database,
    `select v.sku, b.key as brand, b.forms->0->>'key' as input from variations v join brands b on b.id = v.brand_id
     where v.status = 1 and b.status = 1 and b.cut_off_start is null and not b.is_voucher and v.base_price is not null
       and jsonb_array_length(b.forms) = 1 and b.forms->0->>'type' = 'phone'
     order by v.base_price, v.id limit 1`,
  );
  const { brand, sku, input } = found as { brand: string; sku: string; input: string };
  const { body } = await program.get(`/items?brand=${brand}`);
  const { price } = body.data.find((item: { sku: string }) => item.sku === sku);
  return {
    ...{ sku, price: Number(price) },
    /** An order for a number with this ending. */
    order: (ref_id: string, ending: string, over: object = {}) => ({
      ...{ ref_id, sku, price: Number(price), customer: { [input]: `08123456${ending}` } },
      ...over,
    }),
  };
}
