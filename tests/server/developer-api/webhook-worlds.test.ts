import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { Client } from '../../support/client';
import { type ProgramClient, phoneItem, programOf } from '../../support/programs';
import { query } from '../../support/query';
import { openReceiver, type Receiver } from '../../support/receiver';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';
import { misfitOf } from '../../support/webhook-message';

const PATH = '/v1/crm/setting/webhook';
const EVENTS = ['transaction.created', 'transaction.updated'];

let server: TestServer;
let owner: Client;
let live: ProgramClient;
let sandbox: ProgramClient;
let real: Receiver;
let tried: Receiver;

const add = (url: string, environment: string, events: readonly string[] = EVENTS) =>
  owner.post(PATH, { url, environment, events, pin: DEMO_PIN });

beforeAll(async () => {
  server = await startTestServer({
    env: { WEBHOOK_LOOPBACK: 'allowed', WEBHOOK_BACKOFF_SECONDS: '0,0,0,0,0,0' },
  });
  owner = await server.signIn();
  [live, sandbox] = [await programOf(server, owner, 'production'), await programOf(server, owner, 'sandbox')];
  [real, tried] = [await openReceiver(), await openReceiver()];
  expect((await add(real.url, 'production')).status).toBe(200);
  expect((await add(tried.url, 'sandbox')).status).toBe(200);
});
afterAll(async () => {
  await real?.close();
  await tried?.close();
  await server?.close();
});

/** Buys in both environments and returns what each receiver got. */
const buyInBoth = async (ref: string, ending: string) => {
  const { order } = await phoneItem(server, sandbox);
  const codes = await Promise.all(
    [live, sandbox].map(
      async (program) =>
        (await program.post('/orders', order(ref, ending, { allow_duplicate: true }))).body.data.code,
    ),
  );
  return Promise.all(
    [real, tried].map((at, nth) =>
      until(`${codes[nth]} to be told twice`, () => {
        const events = at.received.filter(({ data }) => data.code === codes[nth]);
        return events.length >= 2 && events;
      }),
    ),
  );
};

it('report an order of the sandbox as of a real one, each in its own world', async () => {
  const both = await buyInBoth('dunia-0001', '1230');
  for (const events of both) expect(events.map(({ type }) => type)).toEqual(EVENTS);
  const [[, ended], [, rehearsed]] = both as [typeof real.received, typeof real.received];
  expect(rehearsed?.data).toMatchObject({ ref_id: 'dunia-0001', status: 2, sn: expect.any(String) });
  expect(Object.keys(rehearsed?.data ?? {})).toEqual(Object.keys(ended?.data ?? {}));
  for (const { body } of both.flat()) expect(misfitOf(JSON.parse(body))).toBeNull();
  const codesOf = (at: Receiver) => at.received.map(({ data }) => String(data.code).slice(0, 3));
  expect(new Set(codesOf(tried))).toEqual(new Set(['SBX']));
  expect(codesOf(real)).not.toContain('SBX');
});

it('send codes of a voucher masked, in either', async () => {
  for (const [, ended] of await buyInBoth('dunia-0002', '1231')) {
    expect(ended?.data).toMatchObject({ status: 2, voucher_codes: [expect.stringMatching(/^••••••/)] });
  }
  for (const program of [live, sandbox]) {
    const { body } = await program.get('/order-status?ref_id=dunia-0002');
    expect(body.data.voucher_codes).toHaveLength(1);
    const stored = await query(
      server.database,
      'select from webhook_events where strpos(data::text, $1) > 0',
      [body.data.voucher_codes[0]],
    );
    expect(stored).toEqual([]);
  }
});

it('store the columns that messages contain, and no other', async () => {
  const keys = await query(
    server.database,
    `select distinct key from webhook_events, jsonb_object_keys(data) key where type like 'transaction.%' order by key`,
  );
  expect(keys.map(({ key }) => key)).toEqual([
    ...['balance_after', 'code', 'created_at', 'destination', 'finished_at', 'id', 'item_name', 'nickname'],
    ...['product_name', 'qty', 'ref_id', 'refund_amount', 'refunded', 'selling_total', 'sku', 'sn', 'status'],
    ...['status_reason_code', 'version', 'voucher_codes'],
  ]);
});

it('of the sandbox receive only orders and the catalogue, and stay in it', async () => {
  const refused = await add('https://93.184.216.34/a', 'sandbox', ['topup.paid']);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['events']]);
  const [{ id, environment }] = (await owner.get(PATH)).body.data.filter(
    (one: { url: string }) => one.url === tried.url,
  );
  expect(environment).toBe('sandbox');
  const moved = await owner.put(`${PATH}/update/${id}`, {
    ...{ url: tried.url, events: ['balance.low'], pin: DEMO_PIN },
  });
  expect(Object.keys(moved.body.errors)).toEqual(['events']);
});

it('have a history for programs: of the own environment alone, page by page, and of no one else', async () => {
  await buyInBoth('dunia-0003', '1230');
  const read = async (program: ProgramClient, query = '') => {
    const { status, body } = await program.get(`/webhook-deliveries?limit=1${query}`);
    expect(status).toBe(200);
    return body;
  };
  const all = async (program: ProgramClient) => {
    const rows: { id: string; url: string; event: string; ref_code: string }[] = [];
    for (let next = ''; ; ) {
      const { data, meta } = await read(program, next);
      rows.push(...data);
      if (meta.next === null) return rows.filter(({ event }) => event.startsWith('transaction.'));
      next = `&cursor=${meta.next}`;
    }
  };
  for (const [program, at] of [
    [live, real],
    [sandbox, tried],
  ] as const) {
    const rows = await all(program);
    expect(new Set(rows.map(({ url }) => url))).toEqual(new Set([at.url]));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ event }) => event === 'transaction.created').length).toBeGreaterThanOrEqual(3);
  }
  const stranger = await programOf(server, await server.signIn('lain@demo.test'), 'sandbox');
  expect(await all(stranger)).toEqual([]);
  const wrong = await live.get('/webhook-deliveries?cursor=salah');
  expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_REQUEST']);
});
