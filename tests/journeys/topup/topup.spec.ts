import { expect, test } from '../../support/browser';
import { deafen } from '../../support/browser-live';
import { shownBalance } from '../../support/browser-shop';
import {
  atSandbox,
  balanceIs,
  cancelUnpaid,
  fillForm,
  mainHeading as heading,
  openTopup,
  send,
  topupAt,
} from '../../support/browser-topup';

test('a virtual account is paid, and page and balance say so without a reload', async ({
  page,
  enter,
  product,
}) => {
  await cancelUnpaid(await enter('bebas@demo.test'));
  await page.goto('/topup/data');
  const before = await shownBalance(page);
  await page.getByRole('main').getByRole('link', { name: 'Top Up Saldo' }).click();
  await page.getByRole('radio', { name: /100\.000$/ }).press('Space');
  await page.getByRole('radio', { name: /BRI Virtual Account/ }).press('Space');
  await expect(page.getByRole('complementary', { name: 'Ringkasan top up' })).toContainText('101.750');
  await send(page);

  await expect(page).toHaveURL(/\/topup\/payment\?q=/);
  await expect(page.getByText('Menunggu Pembayaran')).toBeVisible();
  await expect(page.getByText(/^\d{4}( \d{1,4})+$/)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await atSandbox(product.url, topupAt(page), 'pay');
  await expect(heading(page, 'Saldo bertambah Rp 100.000')).toBeVisible();
  await balanceIs(page, before + 100_000);
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

test('"Cek Status" finds a payment whose callback was lost', async ({ page, enter, product }) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  const { id } = await openTopup(client, 50_000, 'BRIVA');
  await page.goto(`/topup/payment?q=${id}`);
  await expect(page.getByText('Menunggu Pembayaran')).toBeVisible();
  await atSandbox(product.url, id, 'pay_silent');
  await page.getByRole('button', { name: 'Cek Status' }).click();
  await expect(heading(page, 'Saldo bertambah Rp 50.000')).toBeVisible();
});

test('a page without live messages polls, and stops once the top up has ended', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  const { id } = await openTopup(client, 50_000, 'BRIVA');
  await page.clock.install();
  await deafen(page);
  await page.goto(`/topup/payment?q=${id}`);
  await expect(page.getByText('Menunggu Pembayaran')).toBeVisible();
  await atSandbox(product.url, id, 'pay');
  await page.clock.fastForward(16_000);
  await expect(heading(page, 'Saldo bertambah Rp 50.000')).toBeVisible();

  let checks = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/topup/${id}`)) checks += 1;
  });
  for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(60_000);
  // Waits for earlier requests.
  await page.evaluate(() => fetch('/manifest.webmanifest'));
  expect(checks).toBe(0);
});

test('the number is copied without its spaces, and that is said', async ({ page, enter, context }) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  const { id, payment } = await openTopup(client, 50_000, 'BCAVA');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/topup/payment?q=${id}`);
  await page.getByRole('button', { name: 'Salin Nomor Virtual Account' }).click();
  await expect(page.getByText('Tersalin: Nomor Virtual Account')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(payment).toMatchObject({ kind: 'va', va_number: copied });
});

test('QRIS is drawn black on white, can be saved, and is paid live on a phone', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await fillForm(page, '75000', /^QRIS/);
  await send(page);
  const code = page.getByRole('img', { name: 'Kode QRIS' });
  await expect(code).toBeVisible();
  expect(
    await code.evaluate((svg) => [getComputedStyle(svg).backgroundColor, getComputedStyle(svg).fill]),
  ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan QR' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^qris-TU-.*\.png$/);
  await expect(page.getByRole('button', { name: 'Cek Status' })).toBeInViewport();
  await atSandbox(product.url, topupAt(page), 'pay');
  await expect(heading(page, 'Saldo bertambah Rp 75.000')).toBeVisible();
});

test('a wallet is opened by a link, and from a computer by a code for the phone', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  const { id } = await openTopup(client, 60_000, 'GOPAY');
  await page.goto(`/topup/payment?q=${id}`);
  await expect(page.getByRole('link', { name: 'Buka GoPay' })).toHaveAttribute(
    'href',
    /\/sandbox\/payment\//,
  );
  await expect(page.getByRole('img', { name: 'Kode QR GoPay' })).toBeVisible();
  await atSandbox(product.url, id, 'pay');
  await expect(heading(page, 'Saldo bertambah Rp 60.000')).toBeVisible();
});

test('a shop takes a code and cash, and one paid too late is reviewed', async ({ page, enter, product }) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  const { id, payment } = await openTopup(client, 50_000, 'ALFAMART');
  await page.goto(`/topup/payment?q=${id}`);
  const before = await shownBalance(page);
  await expect(page.getByText('Kode pembayaran Alfamart')).toBeVisible();
  expect(payment?.kind === 'retail' && payment.code).toMatch(/^LMB\d{9}$/);
  await atSandbox(product.url, id, 'pay_late');
  await expect(heading(page, 'Pembayaran sedang diperiksa')).toBeVisible();
  await expect(page.getByText(/masuk setelah batas waktu/)).toBeVisible();
  expect(await shownBalance(page)).toBe(before);
});

test('those that wait are on the dashboard, each with its way to pay', async ({ page, enter }) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  for (const amount of [50_000, 51_000, 52_000]) await openTopup(client, amount, 'BRIVA');
  await page.goto('/dashboard');
  const ways = page.getByRole('link', { name: /^Bayar Sekarang TU-/ });
  await expect(ways).toHaveCount(3);
  await ways.first().click();
  await expect(page).toHaveURL(/\/topup\/payment\?q=/);
  await expect(page.getByRole('timer')).toHaveCount(1);
});

test('a paid one has an invoice that prints alone and is saved as PDF', async ({ page, enter, product }) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  const { id } = await openTopup(client, 50_000, 'BRIVA');
  await atSandbox(product.url, id, 'pay');
  await page.goto(`/topup/payment?q=${id}`);
  await page.getByRole('link', { name: 'Invoice' }).click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText(/INV\/\d{4}\/\d{2}\/\d{6}/);
  await expect(paper).toContainText('Lunas');
  await expect(paper).toContainText(/lima puluh satu ribu tujuh ratus lima puluh rupiah/i);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh PDF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{2}-\d{6}\.pdf$/);
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  expect(Buffer.concat(parts).subarray(0, 5).toString()).toBe('%PDF-');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await expect(paper).toBeVisible();
});
