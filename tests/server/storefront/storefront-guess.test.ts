import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import { createQuotaService } from '../../../src/platform/quota/service';
import { storefrontOrderInput } from '../../../src/topics/storefront/contract/storefront';
import {
  createStorefrontService,
  type StorefrontService,
} from '../../../src/topics/storefront/server/service';
import { startTestServer, type TestServer } from '../../support/server';
import { openStorefront, running, type Storefront, someone } from '../../support/storefront';

let server: TestServer;
let shop: Storefront;
/** A service that counts by address, unlike the test server. */
let guarded: StorefrontService;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openStorefront(server);
  const { database, services } = server;
  guarded = createStorefrontService({
    ...{ database, model: services.model, supplier: createSandboxSupplier(), orders: services.panelOrder },
    payment: services.payment,
    quota: createQuotaService({ database, perAddress: true }),
    codesLeft: services.codeStock.left,
    outOfOrder: [],
  });
});
afterAll(() => server.close());

const nobody = () => Promise.reject(new Error('guests alone'));
const wishOf = (promo_code?: string) =>
  storefrontOrderInput.parse(
    shop.wish({ product_id: shop.custom, buyer: someone(), ...(promo_code && { promo_code }) }),
  );
const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'fine',
    (refusal) => refusal.code as string,
  );
const quote = (ip: string, code?: string) => codeOf(guarded.quote(shop.code, wishOf(code), nobody, ip));
const place = (ip: string, code?: string) => codeOf(guarded.place(shop.code, wishOf(code), v7(), nobody, ip));

it('a secret promo code is not found by trying: after twenty wrong ones even the right one is no longer validated', async () => {
  await shop.record('promo', {
    ...{ name: 'Rahasia', code: 'RAHASIA', discount: { type: 'nominal', value: 10 }, period: running() },
    ...{ scope: 'all', visibility: 'private', is_active: true },
  });
  for (let nth = 0; nth < 20; nth += 1) {
    expect(await quote('203.0.113.7', `TEBAK${nth}`)).toBe('PROMO_REFUSED');
    // A valid code does not count.
    if (nth < 3) expect(await quote('203.0.113.7', 'RAHASIA')).toBe('fine');
  }

  for (const ask of [quote, place]) {
    expect(await ask('203.0.113.7', 'RAHASIA')).toBe('RATE_LIMITED');
    expect(await ask('203.0.113.7')).toBe('fine');
    expect(await ask('203.0.113.8', 'RAHASIA')).toBe('fine');
  }
});

it('the contact of an order is not found by trying: after twenty wrong ones from anywhere even the right one is refused', async () => {
  const phone = someone().phone;
  const wish = storefrontOrderInput.parse(
    shop.wish({ product_id: shop.custom, buyer: { kind: 'guest', name: 'Rama', phone } }),
  );
  const { order } = await guarded.place(shop.code, wish, v7(), nobody, '203.0.113.60');
  const look = (contact: string, nth: number) =>
    codeOf(guarded.order(shop.code, order.invoice, contact, `203.0.113.${100 + nth}`));
  for (let nth = 0; nth < 20; nth += 1) expect(await look(`0812000000${10 + nth}`, nth)).toBe('NOT_FOUND');
  expect(await look(phone, 30)).toBe('RATE_LIMITED');
});
