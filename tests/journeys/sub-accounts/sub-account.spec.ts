import type { Page } from '@playwright/test';
import { DEMO_PIN } from '../../../demo/logins';
import { rupiah } from '../../../src/core/format/money';
import { expect, test } from '../../support/browser';
import { codeInput, signInByEmail } from '../../support/browser-account';
import { axeErrors } from '../../support/browser-axe';
import { numberField, rowWith, save, textField } from '../../support/browser-form';
import { codeSentTo, linkSentTo } from '../../support/browser-mail';
import {
  buy,
  buyButton,
  destination,
  fillOrder,
  formPath,
  item,
  ordersTo,
  result,
} from '../../support/browser-shop';

const EMAIL = 'dewi@karyawan.test';
const PHONE = '6281300001234';
const PASSWORD = 'Karyawan#77';
const PIN = '590418';
const LIMIT = 50_000;

/** Digits of a formatted amount. */
const digits = (amount = 0): string => rupiah(amount).replace(/^\D+/u, '');

test('a cashier is invited, joins, buys within its limit, and is out the moment it is removed', async ({
  page,
  product,
  enter,
  otherBrowser,
}) => {
  test.slow();
  const client = await enter('mitra@demo.test');
  await page.goto('/sub-account');
  for (const name of ['Kiki Amelia', 'Rangga Saputra', 'Intan Permata', 'Yoga Prasetyo']) {
    await expect(rowWith(page, name)).toBeVisible();
  }
  expect(await axeErrors(page)).toEqual([]);

  await page.goto('/sub-account/form');
  await textField(page, 'Nama').fill('Dewi Lestari');
  await textField(page, 'Email').fill(EMAIL);
  await textField(page, 'Nomor WhatsApp').fill('081300001234');
  await save(page);
  await expect(page.getByText('Pilih minimal satu hak akses.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Kasir', exact: true }).click();
  await expect(page.getByText('6 hak akses dipilih')).toBeVisible();
  // A cashier sees neither costs nor anything that reveals them.
  await expect(page.getByRole('switch', { name: 'Lihat modal dan saldo' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Riwayat saldo/ })).toBeDisabled();
  // Permission for an action requires permission to read.
  await page.getByRole('checkbox', { name: 'Lihat brand dan harga' }).uncheck();
  await expect(page.getByText('4 hak akses dipilih')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Beli produk' }).check();
  await expect(page.getByText('6 hak akses dipilih')).toBeVisible();
  await numberField(page, 'Batas satu pesanan').fill(String(LIMIT));
  await page.getByLabel('PIN Anda').fill('111222');
  expect(await axeErrors(page)).toEqual([]);
  await save(page);
  await expect(page.getByText(/PIN salah/).first()).toBeVisible();
  await page.getByLabel('PIN Anda').fill(DEMO_PIN);
  await save(page);
  await expect(rowWith(page, 'Dewi Lestari')).toContainText('Undangan terkirim');

  const desk = await otherBrowser();
  await desk.goto(await linkSentTo(product.url, EMAIL, '/verify/invitation'));
  await expect(desk.getByRole('heading', { name: 'Undangan dari Toko Sari Digital' })).toBeVisible();
  expect(desk.url()).not.toContain('token');
  expect(await axeErrors(desk)).toEqual([]);
  await choose(desk, '590419');
  await expect(desk.getByText('Kedua PIN tidak sama.')).toBeVisible();
  const { body } = await client.get(`/v1/crm/sub-account?search=${EMAIL}`);
  await client.post('/v1/crm/sub-account/act/resend', { key: crypto.randomUUID(), ids: [body.data[0].id] });
  await choose(desk, PIN);
  await expect(desk.getByText(/^Tautan yang lebih baru sudah dikirim/)).toBeVisible();
  await expect(desk.getByLabel('Kata sandi', { exact: true })).toHaveValue(PASSWORD);
  await desk.goto(await linkSentTo(product.url, EMAIL, '/verify/invitation'));
  await choose(desk, PIN);
  await expect(desk.getByRole('heading', { name: 'Akun Anda siap' })).toBeVisible();
  // The used link verifies the e-mail; the number needs a code, as after registering.
  await expect(desk.getByText(/Anda memverifikasi nomor .* dengan kode OTP/)).toBeVisible();
  expect(await axeErrors(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Masuk' }).click();
  await signInByEmail(desk, EMAIL, PASSWORD);
  await expect(desk).toHaveURL(/\/verify-phone$/);
  await desk.getByRole('button', { name: 'Kirim Kode' }).click();
  await codeInput(desk).fill(await codeSentTo(product.url, PHONE));
  await expect(desk).toHaveURL(/\/dashboard$/);
  await expect(desk.getByRole('link', { name: 'Top Up Saldo', exact: true })).toHaveCount(0);
  // The owner's list is updated live.
  await expect(rowWith(page, 'Dewi Lestari')).toContainText('Aktif');

  await rowWith(page, 'Dewi Lestari').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/sub-account\/detail\?q=/);
  await expect(page.getByText('Beli produk', { exact: true })).toBeVisible();
  const done = page.getByRole('region', { name: 'Pesanan', exact: true });
  await expect(done.getByText('Belum ada transaksi')).toBeVisible();

  const path = await formPath(client);
  await desk.setViewportSize({ width: 390, height: 844 });
  const [large, small] = [destination('1230'), destination('1230')];
  await fillOrder(desk, path, large, '2.180 Diamond');
  await desk.getByRole('dialog').press('Escape');
  await expect(desk.getByText('Perlu persetujuan pemilik', { exact: true })).toBeInViewport();
  await expect(buyButton(desk)).toHaveText('Minta Persetujuan');
  await expect(desk.getByText(`Batas satu pesanan ${rupiah(LIMIT)}.`)).toBeVisible();
  await item(desk).press('Space');
  await expect(desk.getByText(`Batas Anda ${rupiah(LIMIT)}`, { exact: true })).toBeInViewport();
  await expect(buyButton(desk)).toHaveText('Beli Sekarang');
  await buy(desk, path, small, undefined, PIN);
  await expect(result(desk)).toContainText('Berhasil');
  expect(await ordersTo(client, large)).toEqual([]);
  const [order] = await ordersTo(client, small);
  // Sold at the selling price, which the receipt shows; cost and balance are not shown.
  const [sold, cost] = [order?.resale_total, order?.selling_total].map((amount) => Number(amount));
  expect(sold).toBeGreaterThan(Number(cost));
  await expect(result(desk)).toContainText(digits(sold));
  await expect(desk.getByRole('complementary', { name: 'Pratinjau struk' })).toContainText(digits(sold));
  for (const address of [desk.url(), '/list-transaction', '/dashboard', path]) {
    await desk.goto(address);
    await expect(desk.getByText(digits(sold)).first()).toBeVisible();
    await expect(desk.getByText(digits(cost))).toHaveCount(0);
    await expect(desk.getByRole('banner').getByText('Saldo')).toHaveCount(0);
  }

  // The owner's open page is updated live.
  await expect(done.getByRole('row').filter({ hasText: String(order?.code) })).toBeVisible();
  await done.getByText('Log aktifitas', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Log aktifitas' }).getByText('Masuk')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hapus sub akun' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('PIN').first().fill(DEMO_PIN);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Dewi Lestari dihapus.')).toBeVisible();
  await desk.goto('/list-transaction');
  await expect(desk).toHaveURL(/\/login/);
});

/** Sets password and PIN of an invitation. */
async function choose(page: Page, again: string): Promise<void> {
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ulangi kata sandi').fill(PASSWORD);
  await page.getByLabel('PIN 6 angka').fill(PIN);
  await page.getByLabel('Ulangi PIN').fill(again);
  await page.getByRole('button', { name: 'Terima Undangan' }).click();
}
