import { v7 } from 'uuid';
import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { buyerAt } from '../../support/browser-buyer';
import { placeOrder } from '../../support/browser-operator';

test.use({ database: 'embedded' });

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
  expect(await axeErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tandai selesai' }).click();
  const done = page.getByRole('dialog', { name: 'Tandai selesai' });
  await done.getByLabel('SN / kode').fill('Legend bintang 5');
  await done.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect(page.getByText('Legend bintang 5').first()).toBeVisible();

  await page.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await refund.getByLabel('Alasan').fill('Pembeli berubah pikiran');
  await refund.getByRole('button', { name: 'Lihat Perubahan' }).click();
  await expect(refund).toContainText('Masuk ke saldo member');
  await refund.getByLabel('PIN').fill(DEMO_PIN);
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Refund' }).first()).toBeVisible();

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
  expect(await axeErrors(page)).toEqual([]);
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

test('what the supplier gave up is processed again, and its buyer notified again', async ({
  page,
  enter,
  product,
}) => {
  const owner = await enter('mitra@demo.test');
  const buyer = await buyerAt(owner, product.url);
  // The supplier waits 15 seconds and then fails (README).
  const invoice = await buyer.order({
    of: ({ source, forms }) => source === 'vcg' && forms.length > 0,
    first: '99001234',
  });
  await buyer.pay(invoice);
  await page.goto(`/panel/transaction/data?search=${invoice}`);
  const row = page.getByRole('row').filter({ hasText: invoice });
  await expect(row).toContainText('Gagal');
  await row.getByRole('button', { name: invoice, exact: true }).click();
  await expect(page.getByText('Perlu diproses ulang')).toBeVisible();
  await page.getByRole('button', { name: 'Proses ulang' }).click();
  await page
    .getByRole('dialog', { name: 'Proses ulang' })
    .getByRole('button', { name: 'Proses ulang' })
    .click();
  await expect(page.getByText('Diproses ulang', { exact: true })).toBeVisible();
  await expect(page.getByText('Diproses pemasok')).toBeVisible();

  await page.getByRole('button', { name: 'Kirim ulang notifikasi' }).click();
  const again = page.getByRole('dialog', { name: 'Kirim ulang notifikasi' });
  await again.getByRole('button', { name: 'Kirim ulang notifikasi' }).click();
  await expect(page.getByText('Notifikasi dikirim', { exact: true })).toBeVisible();
});

test('an order that the operator places by hand comes in like any other', async ({
  page,
  enter,
  product,
}) => {
  const owner = await enter('mitra@demo.test');
  const { partner_code } = (await owner.get('/v1/crm/profile')).body.data;
  const { data } = (await owner.get('/v1/vendor-panel/product-custom?search=KODE-WALL&limit=1')).body;
  const input = { key: v7(), ids: [data[0].id], codes: [`OPERATOR-${v7()}`] };
  expect((await owner.post('/v1/vendor-panel/product-custom/act/add-codes', input)).status).toBe(200);
  await page.goto('/panel/transaction/data');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const name = `Tamu ${v7().slice(-6)}`;
  await placeOrder(product.dataDir, partner_code, data[0].id, '--name', name, '--pay');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Berhasil');
  await expect(row).toContainText('Kode Wallpaper Premium');
});
