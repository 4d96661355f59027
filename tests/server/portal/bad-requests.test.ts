import type { InjectOptions } from 'fastify';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyOf, type Partner, partnerOf, typedFields } from '../../support/entities';
import { type Operation, operationsOf, plainReads, send } from '../../support/operations';
import { allowAddress, signed, tokenOf } from '../../support/programs';
import { query } from '../../support/query';
import { chanceOf } from '../../support/random-orders';
import { startTestServer, type TestServer } from '../../support/server';

/** Maximum milliseconds of an answer. */
const PATIENCE = 5_000;
/** Text that must not appear in a refusal. */
const LEAKS = /node_modules|\bat \w+ \(|\bselect\b.*\bfrom\b|syntax error|relation "|<html|ZodError/i;

const LONG = 'x'.repeat(8_192);
const texts = ['', ' ', '\u0000', '\u202e', '👩‍👩‍👧‍👦', 'İ', '１２３', "' or 1=1 --", '%', '=1+1', LONG];
const queryValues = [...texts, '-1', '0', '1e9', '1.5', 'NaN', '[]', '2026-02-30', '../../x'];
const notTexts = [null, true, -1, 0, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], ['x']];
const odd = [...texts, '\ud800'];
const bodyValues = [...odd, ...notTexts];
const ids = ['x', '..', '..%2F..%2Fetc%2Fpasswd', '%00', '%ff', '%zz', 'null', '0', LONG.slice(0, 199), LONG];
// Buffers, to avoid encoding for each request.
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '0',
  '{"a":1,}',
  '\ufeff{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"tidak_dikenal":1}',
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  JSON.stringify({ tidak_dikenal: 'x'.repeat(3_000_000) }),
  // Not UTF-8.
  Buffer.from('7b2261223a22c328227d', 'hex'),
].map((body) => body && Buffer.from(body as string));
const types = [
  '',
  'text/plain',
  'application/xml',
  'application/json; charset=latin1',
  'multipart/form-data',
];
const json = { 'content-type': 'application/json' };

let server: TestServer;
let partner: Partner;

beforeAll(async () => {
  server = await startTestServer();
  // An empty privilege list opens every operation.
  partner = await partnerOf(server, 'bebas@demo.test');
});
afterAll(() => server.close());

/** Null for a well-formed answer; else the problem. */
async function complaint(name: string, request: InjectOptions): Promise<object | null> {
  const start = performance.now();
  const { status, code, type, text } = await send(server, partner.client.token, request);
  const late = performance.now() - start > PATIENCE;
  const isRefusal = type === 'application/json; charset=utf-8' && code !== undefined && !LEAKS.test(text);
  if (!late && status < 500 && (status === 200 || isRefusal)) return null;
  return {
    name,
    url: String(request.url).slice(0, 90),
    sent: String(request.payload).slice(0, 90),
    status,
    text,
  };
}

async function complaintsOf(requests: Iterable<[string, InjectOptions]>): Promise<object[]> {
  const found: object[] = [];
  for (const [name, request] of requests) {
    const wrong = await complaint(name, request);
    if (wrong) found.push(wrong);
  }
  return found;
}

/** Requests per operation (promise S1). */
const LEAST = 100;
const chance = chanceOf(11);

/** Unusual spellings and values of query parameters. */
const spellings: ((name: string) => string)[] = [
  (name) => `${name}=a&${name}=b`,
  (name) => `${name}[]=a`,
  (name) => `${name}[x]=a`,
  (name) => `${name}=%ff`,
  (name) => `${name}=%zz`,
  ...queryValues.map((value) => (name: string) => `${name}=${encodeURIComponent(value)}`),
];

/**
 * At least 100 malformed requests per operation; some may be accepted. Covers every kind, parameter and
 * field.
 */
function malformed({ method, path, query: keys, body }: Operation): InjectOptions[] {
  const own = path.replace(/\{\w+\}/g, v7());
  const headers = { ...json, 'idempotency-key': v7() };
  const at = (url: string): InjectOptions => ({ method, url, ...(body && { payload: '{}', headers }) });
  const requests = ['__proto__=1', 'constructor[prototype][x]=1', '&&==&', `${LONG}=1`].map((text) =>
    at(`${own}?${text}`),
  );
  if (path.includes('{')) requests.push(...ids.map((id) => at(path.replace(/\{\w+\}/g, id))));
  if (body) {
    requests.push(
      ...bodies.map((payload) => ({ ...at(own), payload })),
      ...types.map((type) => ({
        ...at(own),
        payload: 'x',
        headers: { ...headers, 'content-type': type },
      })),
      { ...at(own), headers: { ...json, 'idempotency-key': LONG } },
    );
  }
  const fields = Object.keys(body ?? {});
  while (requests.length < LEAST) {
    requests.push(...[...keys, 'tidak_dikenal'].map((name) => at(`${own}?${chance.pick(spellings)(name)}`)));
    requests.push(
      ...fields.map((name) => ({
        ...at(own),
        payload: JSON.stringify({ version: 1, [name]: chance.pick(bodyValues) }),
      })),
    );
  }
  return requests;
}

it('refuses every malformed request of every operation in JSON, soon, and never with an error of its own', async () => {
  // Logout would make all later refusals trivial.
  const operations = operationsOf(server).filter(({ name }) => name !== 'POST /v1/crm/logout');
  const requests = operations.flatMap((operation) =>
    malformed(operation).map((request): [string, InjectOptions] => [operation.name, request]),
  );
  expect(await complaintsOf(requests)).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
}, 400_000);

it('refuses every malformed request that a program has signed as well', async () => {
  await allowAddress(partner.client);
  const keys = await tokenOf(partner.client, 'sandbox');
  const sign = ({ method = 'GET', url, payload = '', headers }: InjectOptions): InjectOptions => {
    const body = Buffer.isBuffer(payload) ? payload : String(payload);
    // Sends over HTTP.
    const { pathname, search } = new URL(String(url), server.url);
    const sent = { ...headers, ...signed(keys, method, pathname + search, body) };
    return { method, url: pathname + search, headers: sent, ...(body.length > 0 && { payload: body }) };
  };
  const operations = operationsOf(server).filter(({ path }) => path.startsWith('/open-api/'));
  const requests = operations.flatMap((operation) =>
    malformed(operation).map((request): [string, InjectOptions] => [operation.name, sign(request)]),
  );
  expect(await complaintsOf(requests)).toEqual([]);
  // Correctly signed: a repeat has a used nonce, or is refused earlier.
  const codes = new Set<string | undefined>();
  for (const [, request] of requests) codes.add((await send(server, null, request)).code);
  expect([...codes].sort()).toEqual([
    ...['BODY_TOO_LARGE', 'INVALID_NONCE', 'INVALID_REQUEST', 'UNSUPPORTED_MEDIA_TYPE'],
  ]);
}, 400_000);

it('stores whole or refuses odd texts in every field of a record, and lists and exports it', async () => {
  const { resources } = server.services.model;
  const requests: [string, InjectOptions][] = [];
  let nth = 0;
  for (const resource of resources.filter(({ can }) => can.includes('create'))) {
    const fields = Object.keys(typedFields(resource));
    // Each field gets four texts, and each resource all of them.
    for (let given = 0; given < Math.max(fields.length * 4, odd.length); given += 1) {
      nth += 1;
      const field = fields[given % fields.length] ?? '';
      const payload = { ...(await bodyOf(resource, partner.source, nth)), [field]: chance.pick(odd) };
      requests.push([resource.name, { method: 'POST', url: resource.endpoint, headers: json, payload }]);
    }
  }
  expect(await complaintsOf(requests)).toEqual([]);
  await expectReadable();
}, 400_000);

it('stores whole or refuses every odd text in every field of an order, and lists and exports it', async () => {
  const order = await goodOrder();
  const changed = [
    ...odd.flatMap((text) => Object.keys(order).map((name) => ({ ...order, [name]: text }))),
    ...odd.flatMap((text) =>
      ['nickname', 'customer_name', 'note', 'ref_id'].map((name) => ({ ...order, [name]: text })),
    ),
    ...odd.map((text) => ({ ...order, form_values: { [Object.keys(order.form_values)[0] ?? '']: text } })),
    ...odd.map((text) => ({ ...order, form_values: { ...order.form_values, [text]: text } })),
  ];
  const requests = changed.map((payload): [string, InjectOptions] => [
    'order',
    {
      method: 'POST',
      url: '/v1/crm/transaction/create-new',
      headers: { ...json, 'idempotency-key': v7() },
      payload,
    },
  ]);
  expect(await complaintsOf(requests)).toEqual([]);
  await expectReadable();
}, 400_000);

/** A deliverable order at the current price. */
async function goodOrder() {
  const [item] = await query(
    server.database,
    `select b.id as brand, v.id as item, b.forms->0->>'key' as input from brands b
     join variations v on v.brand_id = b.id and v.status = 1
     where b.status = 1 and b.cut_off_start is null and jsonb_array_length(b.forms) = 1
       and b.forms->0->>'type' = 'phone' order by v.base_price limit 1`,
  );
  const { data } = (await partner.client.get(`/v1/crm/product/parent/${item?.brand}`)).body;
  const { price } = data.variations.find(({ id }: { id: string }) => id === item?.item);
  const order = {
    brand_id: item?.brand,
    variation_id: item?.item,
    qty: 1,
    form_values: { [String(item?.input)]: '081234561230' },
    expected_price: price,
    allow_duplicate: true,
    pin: '246810',
  };
  const { status, body } = await partner.client.post('/v1/crm/transaction/create-new', order, {
    'idempotency-key': v7(),
  });
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
  return order;
}

/** Every plain read still answers. */
async function expectReadable(): Promise<void> {
  const answers = await Promise.all(
    plainReads(server).flatMap(({ path, query: keys, needs }) => {
      const wanted = keys.includes('format') ? ['format=csv', 'format=xlsx'] : [needs];
      return wanted.map(async (text) => {
        const url = `${path}?${text}`;
        const { status } = await send(server, partner.client.token, { method: 'GET', url });
        return { url, status };
      });
    }),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
}
