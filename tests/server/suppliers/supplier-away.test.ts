import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import type { Client } from '../../support/client';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const away = () => Promise.reject(new Error('socket hang up'));

let server: TestServer;
let partner: Client;

beforeAll(async () => {
  const supplier = { ...createSandboxSupplier(), quote: away, checkNickname: away };
  server = await startTestServer({ supplier });
  partner = await server.signIn();
});
afterAll(() => server.close());

/** An item with account lookup, and its input key. */
async function game() {
  const [found] = await query(
    server.database,
    `select brand.id as brand, item.id as item, item.base_price, form.key
     from brands brand join variations item on item.brand_id = brand.id
       join lateral (select min(f->>'key') as key, count(*) from jsonb_array_elements(brand.forms) f) form on form.count = 1
     where brand.has_check_id and item.status = 1 limit 1`,
  );
  return found as { brand: string; item: string; key: string };
}

describe('while the supplier is away', () => {
  it('an order is refused as one that may be tried again, and takes no money', async () => {
    const { brand, item, key } = await game();
    const saldo = async () => (await partner.get('/v1/crm/profile')).body.data.saldo;
    const before = await saldo();
    const order = {
      ...{ brand_id: brand, variation_id: item, qty: 1, form_values: { [key]: '12345678' } },
      ...{ expected_price: 20_000, allow_duplicate: true, pin: DEMO_PIN },
    };
    const { status, body, headers } = await partner.post('/v1/crm/transaction/create-new', order, {
      'idempotency-key': v7(),
    });
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers.get('retry-after')).toBe('5');
    expect(await saldo()).toBe(before);
  });

  it('so is a check of the name of an account', async () => {
    const { brand, key } = await game();
    const asked = { brand_id: brand, form_values: { [key]: '12345678' } };
    const { status, body } = await partner.post('/v1/crm/check-user-id', asked);
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
  });
});
