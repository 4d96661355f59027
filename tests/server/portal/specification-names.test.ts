import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { startTestServer, type TestServer } from '../../support/server';

/** Calls with names from specification 7. */
const names = [
  'POST /v1/crm/register',
  'POST /v1/crm/register-mitra',
  'POST /v1/crm/verify-phone',
  'POST /v1/crm/verify-email',
  'POST /v1/crm/confirm-email',
  'POST /v1/crm/resend-email',
  'POST /v1/crm/login',
  'POST /v1/crm/login-v2',
  'POST /v1/crm/forgot-password',
  'POST /v1/crm/reset-password',
  'GET /v1/crm/check-auth',
  'POST /v1/crm/otp/request',
  'POST /v1/crm/otp/confirm',
  'GET /v1/crm/privileges',
  'GET /v1/crm/profile',
  'GET /v1/crm/onboarding',
  'GET /v1/crm/ticket-system/indicator',
  'GET /v1/crm/top-products',
  'GET /v1/crm/recommendation',
  'POST /v1/crm/recommendation/inject',
  'GET /v1/crm/product/all',
  'GET /v1/crm/product/parent',
  'GET /v1/crm/product/list',
  'GET /v1/crm/product/detail/{id}',
  'GET /v1/crm/product/export',
  'GET /v1/crm/category-options',
  'POST /v1/crm/check-user-id',
  'POST /v1/crm/check-user-id-new',
  'GET /v1/crm/transaction/all',
  'POST /v1/crm/transaction/create',
  'POST /v1/crm/transaction/create-new',
  'GET /v1/crm/transaction/detail/{id}',
  'GET /v1/crm/transaction/export',
  'GET /v1/crm/dashboard/totals',
  'GET /v1/crm/dashboard/charts',
  'GET /v1/crm/balance-history/all',
  'GET /v1/crm/entries',
  'GET /v1/crm/referral/partner',
  'GET /v1/crm/referral/balance-history',
  'GET /v1/crm/referral/withdraw',
  'GET /v1/crm/topup/all',
  'GET /v1/crm/topup/nominals',
  'GET /v1/crm/payment-methods',
  'GET /v1/crm/manual-payment-methods',
  'GET /v1/crm/sub-account',
  'POST /v1/crm/sub-account',
  'PUT /v1/crm/sub-account/update/{id}',
  'GET /v1/crm/setting/webhook',
  'GET /v1/crm/tier-list',
  'GET /v1/crm/changelogs',
  'GET /v1/crm/panel/subscription-plan',
  'GET /v1/vendor-panel/progress-status',
  'GET /v1/vendor-panel/get-panel-saldo',
  'GET /v1/vendor-panel/theme',
  'GET /v1/vendor-panel/colors',
  'GET /v1/vendor-panel/dashboard',
  'GET /v1/vendor-panel/member',
  'GET /v1/vendor-panel/product',
  'GET /v1/vendor-panel/banner',
  'GET /v1/vendor-panel/flash-sale',
  'GET /v1/vendor-panel/promotion',
  'GET /v1/vendor-panel/tier',
  'GET /v1/vendor-panel/category',
  'GET /v1/vendor-panel/category-tag',
  'GET /v1/vendor-panel/category-label',
  'GET /v1/vendor-panel/transaction',
  'GET /v1/vendor-panel/balance-histories',
  'GET /v1/vendor-panel/social-media',
  'GET /v1/vendor-panel/payment-method',
  'GET /v1/vendor-panel/profile',
  'GET /v1/vendor-panel/blog',
  'GET /v1/vendor-panel/recommendations',
  'GET /v1/vendor-panel/withdrawal',
];

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.signIn('mitra@demo.test');
});
afterAll(() => server?.close());

const read = async (path: string) => {
  const { status, body } = await client.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};

it('every call has the name that the specification gives it', async () => {
  const { paths } = (await server.guest.get('/openapi.json')).body as { paths: Record<string, object> };
  const known = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

it('two names of one call are one call: an order under one key is made once', async () => {
  const [brand] = (await read('/v1/crm/product/parent?search=mobile+legends')).data;
  const { forms, variations } = (await read(`/v1/crm/product/detail/${brand.id}`)).data;
  const item = variations.find(({ status }: { status: number }) => status === 1);
  const body = {
    brand_id: brand.id,
    variation_id: item.id,
    qty: 1,
    form_values: Object.fromEntries(
      forms.map(({ key, max_len }: { key: string; max_len: number | null }) => [
        key,
        '12345678'.slice(0, max_len ?? 8),
      ]),
    ),
    expected_price: item.price,
    allow_duplicate: true,
    pin: '246810',
  };
  const key = { 'idempotency-key': v7() };
  const made = await client.post('/v1/crm/transaction/create', body, key);
  const again = await client.post('/v1/crm/transaction/create-new', body, key);
  expect([made.status, again.body.data?.id]).toEqual([200, made.body.data?.id]);
  expect((await read(`/v1/crm/transaction/detail/${made.body.data.id}`)).data.id).toBe(made.body.data.id);
});

it('products are returned as a whole, by brand, and one by one, at the same prices', async () => {
  const all = await read('/v1/crm/product/all?limit=100&search=mobile+legends');
  expect(all.meta.total).toBe(all.data.length);
  const [{ brand_id }] = all.data;
  const items = (await read(`/v1/crm/product/list?parent=${brand_id}`)).data;
  const priceOf = new Map(items.map(({ id, price }: { id: string; price: number }) => [id, price]));
  const ofBrand = all.data.filter((row: { brand_id: string }) => row.brand_id === brand_id);
  expect(ofBrand).toHaveLength(items.length);
  for (const { id, price } of ofBrand) expect(priceOf.get(id)).toBe(price);
  const second = await read('/v1/crm/product/all?limit=3&page=2');
  const first = await read('/v1/crm/product/all?limit=6');
  expect(second.data).toEqual(first.data.slice(3));
});

it('the website returns its theme, colours, groups and goods as its records hold them', async () => {
  const { data: web } = await read('/v1/vendor-panel/profile');
  const { data: theme } = await read('/v1/vendor-panel/theme');
  expect(theme.theme_id).toBe(web.theme_id);
  expect(theme.options.map(({ value }: { value: string }) => value)).toContain(web.theme_id);
  expect((await read('/v1/vendor-panel/colors')).data).toMatchObject({
    primary: web.color_primary,
    text: web.color_text,
  });
  const groups = (await read('/v1/vendor-panel/category-label?limit=100&sort=sort')).data;
  const shown = groups.filter(({ is_active }: { is_active: boolean }) => is_active);
  expect((await read('/v1/vendor-panel/category-tag')).data).toEqual(
    shown.map(({ id, name, icon }: Record<string, string>) => ({ id, name, icon })),
  );
  const [goods, vcg, own] = await Promise.all(
    ['product', 'product-vcg', 'product-custom'].map((name) => read(`/v1/vendor-panel/${name}?limit=2`)),
  );
  expect(goods.meta.total).toBe(vcg.meta.total + own.meta.total);
  expect(goods.data[0]).toMatchObject({
    title: expect.stringContaining(' – '),
    is_active: expect.any(Boolean),
  });
});
