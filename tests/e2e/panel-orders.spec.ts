import { v7 } from 'uuid';
import { DEMO_PASSWORD, DEMO_PIN } from '../../server/db/seed/demo-logins';
import { expect, test } from '../support/browser';
import { axeFaults } from '../support/browser-axe';
import { Client } from '../support/client';

interface Goods {
  id: string;
  name: string;
}

/** What a member of the website of `owner` orders; each call places one more. */
async function buyerAt(owner: Client, url: string) {
  const guest = new Client(url);
  const [member] = (await owner.get('/v1/vendor-panel/member?f.status=active&limit=1')).body.data;
  const profile = (await owner.get('/v1/crm/profile')).body.data;
  const shop = `/v1/storefront/${profile.partner_code}`;
  const { categories, payment_methods } = (await guest.get(`${shop}/catalogue`)).body.data;
  const joki = categories
    .flatMap(({ products }: { products: Goods[] }) => products)
    .find(({ name }: Goods) => name.startsWith('Joki'));
  const qris = payment_methods.find(({ group }: { group: string }) => group === 'qris');
  const detail = (await owner.get(`/v1/vendor-panel/product-custom/${joki.id}`)).body.data;
  const answers = (detail.input_forms ?? []).map(({ key, options }: { key: string; options?: string[] }) => [
    key,
    options?.[0] ?? '12345678',
  ]);
  const opened = await guest.post(`${shop}/member/login`, {
    identifier: member.username,
    password: DEMO_PASSWORD,
  });
  return {
    memberId: member.id as string,
    /** Answers the invoice. */
    order: async (): Promise<string> => {
      const placed = await new Client(url, opened.body.data.accessToken).post(
        `${shop}/orders`,
        {
          product_id: joki.id,
          form_values: Object.fromEntries(answers),
          buyer: { kind: 'member' },
          payment_method: qris.id,
        },
        { 'idempotency-key': v7() },
      );
      expect(placed.status, JSON.stringify(placed.body)).toBe(200);
      return placed.body.data.invoice;
    },
    pay: (invoice: string) => guest.post(`/sandbox/panel-order/${invoice}`, { action: 'pay' }),
  };
}

test('an order placed at the website appears, is delivered by hand and paid back to the member', async ({
  page,
  enter,
  product,
}) => {
  const owner = await enter('mitra@demo.test');
  const buyer = await buyerAt(owner, product.url);
  const invoice = await buyer.order();

  await page.goto(`/panel/transaction/data?search=${invoice}`);
  const row = page.getByRole('row').filter({ hasText: invoice });
  await expect(row).toContainText('Menunggu Pembayaran');
  await buyer.pay(invoice);
  await expect(row).toContainText('Diproses');
  await row.getByRole('button', { name: invoice, exact: true }).click();

  await expect(page.getByRole('heading', { name: invoice })).toBeVisible();
  await expect(page.getByText('Pembayaran diterima')).toBeVisible();
  await expect(page.getByText('Perlu Anda kirim')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tandai selesai' }).click();
  const done = page.getByRole('dialog', { name: 'Tandai selesai' });
  await done.getByLabel('SN / kode').fill('Legend bintang 5');
  await done.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect(page.getByText('Legend bintang 5').first()).toBeVisible();

  await page.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await refund.getByLabel('Alasan').fill('Pembeli berubah pikiran');
  await refund.getByLabel('PIN').fill(DEMO_PIN);
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('Dana dikembalikan')).toBeVisible();

  await page.goto(`/panel/member/detail?q=${buyer.memberId}`);
  await page.getByRole('radio', { name: 'Saldo', exact: true }).press('Space');
  await expect(page.getByRole('row').filter({ hasText: invoice })).toContainText('Refund');

  await page.getByText('Perangkat', { exact: true }).last().click();
  const device = page.getByRole('row').filter({ hasText: '127.0.0.1' });
  await expect(device).toContainText('Aktif');
  await device.getByRole('button', { name: /^Tindakan untuk/ }).click();
  await page.getByRole('menuitem', { name: 'Putuskan sesi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Putuskan sesi' }).click();
  await expect(device).toContainText('Berakhir');
  expect(await axeFaults(page)).toEqual([]);
});

test('orders come in and go on before the eyes of their shop, and disturb nothing it is doing', async ({
  page,
  enter,
  product,
}) => {
  const owner = await enter('mitra@demo.test');
  const buyer = await buyerAt(owner, product.url);
  await page.goto('/panel/transaction/data');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const invoice = await buyer.order();
  const row = rows.filter({ hasText: invoice });
  await expect(row).toContainText('Menunggu Pembayaran');

  await row.getByRole('button', { name: invoice, exact: true }).click();
  await expect(page.getByRole('heading', { name: invoice })).toBeVisible();
  const note = page.getByLabel('Catatan internal');
  await note.fill('Pembeli minta cepat');
  await buyer.pay(invoice);
  await expect(page.getByText('Pembayaran diterima')).toBeVisible();
  await expect(page.getByText('Hasil penjualan masuk saldo H2H')).toBeVisible();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('Pembeli minta cepat');
});
