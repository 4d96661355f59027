import { v7 } from 'uuid';
import { DEMO_PASSWORD, DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { Client } from '../../support/client';

interface Goods {
  id: string;
  name: string;
}

/** A website with a member and a manually delivered item. */
async function openShop(owner: Client, url: string) {
  const guest = new Client(url);
  const [member] = (await owner.get('/v1/vendor-panel/member?f.status=active&limit=1')).body.data;
  const profile = (await owner.get('/v1/crm/profile')).body.data;
  const path = `/v1/storefront/${profile.partner_code}`;
  const { categories } = (await guest.get(`${path}/catalogue`)).body.data;
  const joki = categories
    .flatMap(({ products }: { products: Goods[] }) => products)
    .find(({ name }: Goods) => name.startsWith('Joki'));
  const detail = (await owner.get(`/v1/vendor-panel/product-custom/${joki.id}`)).body.data;
  const answers = (detail.input_forms ?? []).map(({ key, options }: { key: string; options?: string[] }) => [
    key,
    options?.[0] ?? '12345678',
  ]);
  const opened = await guest.post(`${path}/member/login`, {
    identifier: member.username,
    password: DEMO_PASSWORD,
  });
  const buyer = new Client(url, opened.body.data.accessToken);
  const place = async (payment_method: string): Promise<string> => {
    const placed = await buyer.post(
      `${path}/orders`,
      {
        product_id: joki.id,
        form_values: Object.fromEntries(answers),
        buyer: { kind: 'member' },
        payment_method,
      },
      { 'idempotency-key': v7() },
    );
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    return placed.body.data.invoice;
  };
  return { guest, path, member, place };
}

test('a transfer to the shop’s own account is confirmed by the shop, one order or several at once', async ({
  page,
  enter,
  product,
}) => {
  const owner = await enter('mitra@demo.test');
  const { guest, path, member, place } = await openShop(owner, product.url);
  const made = await owner.post('/v1/vendor-panel/payment-method', {
    ...{ display_name: 'Transfer BRI', source: 'manual', code: 'BRI', group: 'bank', fee_bearer: 'shop' },
    ...{ rounding: 'none', open_24h: true, use_unique_code: true, sort: 9, is_active: true },
    ...{ account_number: '003401000123456', account_holder: 'Sari Wulandari' },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const orders = [
    await place(made.body.data.id),
    await place(made.body.data.id),
    await place(made.body.data.id),
  ];
  const [first = '', second = '', third = ''] = orders;
  const seen = await guest.get(`${path}/orders/${first}?contact=${member.phone}`);
  expect(seen.body.data.transfer).toMatchObject({ account_number: '003401000123456' });

  await page.goto(`/panel/transaction/data?search=${first}`);
  await page.getByRole('button', { name: first, exact: true }).click();
  await expect(page.getByText('Menunggu transfer ke rekening Anda')).toBeVisible();
  await page.getByRole('button', { name: 'Konfirmasi pembayaran' }).click();
  const one = page.getByRole('dialog', { name: 'Konfirmasi pembayaran' });
  await one.getByLabel('Keterangan').fill('TRF SARI 0911');
  await one.getByLabel('PIN').fill(DEMO_PIN);
  expect(await axeErrors(page)).toEqual([]);
  await one.getByRole('button', { name: 'Konfirmasi pembayaran' }).click();
  await expect(page.getByText('Transfer BRI · TRF SARI 0911')).toBeVisible();

  await page.goto('/panel/transaction/data?f.stage=transfer');
  for (const invoice of [second, third]) {
    await page.getByRole('row').filter({ hasText: invoice }).getByRole('checkbox').check();
  }
  await page.getByRole('toolbar').getByRole('button', { name: 'Konfirmasi pembayaran' }).click();
  const both = page.getByRole('dialog', { name: 'Konfirmasi pembayaran' });
  await both.getByLabel('PIN').fill(DEMO_PIN);
  await both.getByRole('button', { name: 'Konfirmasi pembayaran' }).click();
  await expect(page.getByText('2 pembayaran dikonfirmasi.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: second })).toHaveCount(0);
  const paid = await guest.get(`${path}/orders/${third}?contact=${member.phone}`);
  expect(paid.body.data).toMatchObject({ payment_status: 2, transfer: null });
});
