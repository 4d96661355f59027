import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { courseOf, type EndingDigits, endings } from '../../../src/core/sandbox/endings';
import { testCustomer } from '../../../src/topics/catalogue/domain/test-customer';
import type { SandboxItem } from '../../../src/topics/developer-api/contract/integration';
import type { Client } from '../../support/client';
import { type ProgramClient, programOf } from '../../support/programs';
import { query } from '../../support/query';
import { openReceiver, type Receiver } from '../../support/receiver';
import { startTestServer, type TestServer } from '../../support/server';
import { until } from '../../support/until';

const BASE = '/v1/crm/access-token';

let server: TestServer;
let owner: Client;
let sandbox: ProgramClient;
let receiver: Receiver;
let item: SandboxItem;
beforeAll(async () => {
  server = await startTestServer({ env: { WEBHOOK_LOOPBACK: 'allowed' } });
  owner = await server.signIn();
  sandbox = await programOf(server, owner, 'sandbox');
  [item] = (await owner.get(`${BASE}/sandbox-item`)).body.data;
  receiver = await openReceiver();
  const events = ['transaction.created', 'transaction.updated'];
  await owner.post('/v1/crm/setting/webhook', {
    ...{ url: receiver.url, environment: 'sandbox', events, pin: DEMO_PIN },
  });
});
afterAll(async () => {
  await receiver?.close();
  await server?.close();
});

const wish = (digits: string, ref_id = `uji-${digits}-0001`) => ({
  ...{ ref_id, sku: item.sku, price: item.price, customer: testCustomer(item.forms, digits, '4711') },
});
const seen = async (code: string, by = owner) => (await by.get(`${BASE}/sandbox-order/${code}`)).body.data;

describe('the scenario tester', () => {
  it('offers items that take every ending, at the price of the partner', async () => {
    const items: SandboxItem[] = (await owner.get(`${BASE}/sandbox-item`)).body.data;
    expect(items.length).toBeGreaterThan(5);
    for (const { forms } of items)
      for (const digits of Object.keys(endings)) expect(testCustomer(forms, digits, '4711')).not.toBeNull();
    const listed = (await sandbox.get('/items?limit=500')).body.data;
    const { price } = listed.find(({ sku }: { sku: string }) => sku === item.sku);
    expect(item.price).toBe(price);
  });

  it.each(Object.keys(endings) as EndingDigits[])('%s goes the way that its table says', async (digits) => {
    const { refused, steps } = courseOf(digits);
    const { status, body } = await sandbox.post('/orders', wish(digits));
    if (refused) return expect([status >= 400, body.code]).toEqual([true, refused]);
    // Held orders are only checked to begin; their result is tested in
    // `tests/core/sandbox/endings.test.ts`.
    const expected = endings[digits].seconds === 0 ? steps : steps.slice(0, 3);
    const passed = await until(`${digits} has come this far`, async () => {
      const { history } = await seen(body.data.code);
      return history.length >= expected.length && history;
    });
    expect(passed.map(({ step }: { step: string }) => step)).toEqual(expected);
  });

  it('shows what webhooks of the sandbox were sent of the order, and of no other', async () => {
    const [first, second] = [wish('1230', 'uji-kabar-0001'), wish('1238', 'uji-kabar-0002')];
    const codes: string[] = [];
    for (const one of [first, second])
      codes.push((await sandbox.post('/orders', { ...one, allow_duplicate: true })).body.data.code);
    for (const code of codes) {
      const order = await until('both events have arrived', async () => {
        const found = await seen(code);
        return (
          found.deliveries.filter(({ status }: { status: number }) => status === 1).length === 2 && found
        );
      });
      expect(order.deliveries).toMatchObject([
        { event: 'transaction.created', ref_code: code, url: receiver.url, attempts: 1, http_status: 200 },
        { event: 'transaction.updated', ref_code: code, url: receiver.url, attempts: 1, http_status: 200 },
      ]);
    }
  });

  it('shows orders of the own sandbox alone', async () => {
    const code = (await sandbox.post('/orders', wish('1230', 'uji-milik-0001'))).body.data.code;
    expect(await seen(code)).toMatchObject({ code, ref_id: 'uji-milik-0001' });
    const stranger = await server.signIn('lain@demo.test');
    const [real] = await query(
      server.database,
      `select code from transactions t join users u on u.partner_id = t.partner_id
       where u.email = 'mitra@demo.test' limit 1`,
    );
    const asked: [Client, string][] = [
      [stranger, code],
      [owner, String(real?.code)],
      [owner, 'SBX-260101-AAAAAA'],
    ];
    for (const [by, name] of asked) {
      const { status, body } = await by.get(`${BASE}/sandbox-order/${name}`);
      expect([name, status, body.code]).toEqual([name, 404, 'NOT_FOUND']);
    }
  });
});
