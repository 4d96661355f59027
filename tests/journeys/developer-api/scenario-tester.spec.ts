import type { Page } from '@playwright/test';
import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrorsOfThemes } from '../../support/browser-axe';
import { smallTargets } from '../../support/browser-targets';
import { allowAddress, tokenOf } from '../../support/programs';
import { openReceiver } from '../../support/receiver';

const tester = (page: Page) => page.getByRole('region', { name: 'Uji Skenario' });
const results = (page: Page) => page.getByRole('region', { name: 'Hasil uji' });
/** The latest result. */
const newest = (page: Page) => results(page).getByRole('group').first();

test('an owner makes a sandbox token, allows the own address when it is refused, and sees a delivered and a refunded order with their webhooks arrive', async ({
  page,
  enter,
}) => {
  const receiver = await openReceiver();
  try {
    const client = await enter('mitra@demo.test');
    const events = ['transaction.created', 'transaction.updated'];
    await client.post('/v1/crm/setting/webhook', {
      ...{ url: receiver.url, environment: 'sandbox', events, pin: DEMO_PIN },
    });
    await page.goto('/setting/api-integration?tab=test');
    await expect(tester(page).getByText('Belum ada token sandbox')).toBeVisible();
    await tester(page).getByRole('button', { name: 'Buat Token Sandbox' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Label').fill('Uji kasir');
    await form.getByLabel('PIN 6 angka').fill(DEMO_PIN);
    await form.getByRole('button', { name: 'Buat Token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Simpan secret ini sekarang' });
    await expect(dialog.getByRole('button', { name: 'Salin secret' })).toBeVisible();
    const [, secret = ''] = await dialog.locator('[data-secret]').allTextContents();
    await dialog.getByRole('button', { name: 'Sudah Saya Simpan' }).click();

    const send = tester(page).getByRole('button', { name: 'Kirim Pesanan Uji' });
    const typed = tester(page).getByLabel('Secret token');
    await expect(typed).toHaveValue(secret);
    await expect(
      page.getByRole('region', { name: 'Kalkulator tanda tangan' }).getByLabel('Secret token'),
    ).toHaveValue(secret);
    await typed.fill('bukan secretnya');
    await send.click();
    await expect(tester(page).getByText(/^Secret token ini berakhiran ••••/)).toBeVisible();
    await typed.fill(secret);
    await send.click();
    await expect(
      newest(page)
        .getByText(/^HTTP 403/)
        .last(),
    ).toBeVisible();
    await newest(page).getByRole('button', { name: 'Izinkan 127.0.0.1' }).click();
    await page.getByRole('dialog').getByLabel('PIN 6 angka').fill(DEMO_PIN);
    await expect(page.getByText('Alamat diizinkan. Kirim lagi pesanannya.')).toBeVisible();

    await send.click();
    const delivered = newest(page);
    await expect(delivered.getByText(/^HTTP 200/).last()).toBeVisible();
    await expect(delivered.getByRole('heading', { name: /^Status pesanan/ })).toContainText('Berhasil');
    await expect(delivered.getByText('Dikirim ke pemasok')).toBeVisible();
    await expect(delivered.getByText('Terkirim')).toHaveCount(2);
    await expect(delivered.getByText(/^Percobaan 1 · HTTP 200 · \d+ ms$/)).toHaveCount(2);
    await expect(delivered.getByText('POST /open-api/v1/orders')).toBeVisible();
    await expect(delivered.getByRole('button', { name: 'Salin sebagai cURL' })).toBeVisible();

    await tester(page).getByRole('radio', { name: /1232/ }).check();
    await send.click();
    const refunded = newest(page);
    await expect(refunded.locator('summary')).toContainText('Gagal: nomor tujuan salah, dana kembali');
    await expect(refunded.getByRole('heading', { name: /^Status pesanan/ })).toContainText('Refund');
    await expect(refunded.getByText('Terkirim')).toHaveCount(2);
    expect(receiver.received.map(({ type, data }) => [type, data.status])).toEqual([
      ['transaction.created', 1],
      ['transaction.updated', 2],
      ['transaction.created', 1],
      ['transaction.updated', 4],
    ]);

    const tabs = page.getByRole('group', { name: 'Bagian' });
    const sent = await results(page).getByRole('group').count();
    expect(sent).toBeGreaterThanOrEqual(3);
    await tabs.getByText('Webhook').click();
    await expect(results(page)).toBeHidden();
    await tabs.getByText('Uji Coba').click();
    await expect(results(page).getByRole('group')).toHaveCount(sent);

    await tester(page).getByRole('radio', { name: /1237/ }).check();
    await send.click();
    await expect(newest(page).getByText('Sesuai skenario')).toBeVisible();
    await expect(newest(page).getByText(/^Ditolak: tidak ada pesanan yang dibuat/)).toBeVisible();

    // The secret is used for signing but not displayed.
    expect(await results(page).textContent()).not.toContain(secret);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(secret);
    expect(await axeErrorsOfThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeErrorsOfThemes(page)).toEqual([]);
    expect(await smallTargets(page, 44)).toEqual([]);
    const spill = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await spill()).toBeLessThanOrEqual(0);
    await newest(page).getByRole('link', { name: 'Lihat di Log Permintaan' }).click();
    await expect(page.getByText('OUT_OF_STOCK')).toBeVisible();

    await page.goto('/setting/api-integration');
    await expect(page.getByRole('button', { name: 'Hapus 127.0.0.1' })).toBeVisible();
    const ready = page.getByRole('region', { name: 'Siap produksi' });
    for (const step of ['Pesanan sandbox berhasil', 'Webhook sandbox diterima server Anda'])
      await expect(ready.getByText(`${step}: selesai`)).toBeVisible();
  } finally {
    await receiver.close();
  }
});

test('an order whose answer is lost is sent again as it was, with its own secret, and buys once', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const client = await enter('bebas@demo.test');
  await allowAddress(client);
  const { secret } = await tokenOf(client, 'sandbox');
  await page.goto('/setting/api-integration?tab=test');
  await tester(page).getByLabel('Secret token').fill(secret);
  // The order is created, but the answer is lost.
  await page.route(
    '**/open-api/v1/orders',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await tester(page).getByRole('button', { name: 'Kirim Pesanan Uji' }).click();
  await expect(newest(page).getByRole('alert')).toContainText('Tidak ada koneksi');
  // The form now contains another token's secret.
  await tester(page).getByLabel('Secret token').fill('secret token lain');
  await newest(page).getByRole('button', { name: 'Kirim Lagi Isi yang Sama' }).click();
  await expect(newest(page).getByText('"duplicate": true')).toBeVisible();
  await expect(newest(page).getByRole('heading', { name: /^Status pesanan/ })).toContainText('Berhasil');
  await expect(newest(page).getByText(/^Belum ada webhook sandbox yang aktif/)).toBeVisible();
  expect((await client.get('/v1/crm/access-token/sandbox-balance')).body.data.delivered).toBe(1);
  expect(await results(page).textContent()).not.toContain(secret);
});
