import type { Page } from '@playwright/test';
import type { TopupSummary } from '../../src/core/contract/topup';
import { expect, test } from '../support/browser';
import { deafen } from '../support/browser-live';
import { signIn } from '../support/browser-session';
import { shownBalance } from '../support/browser-shop';
import { atSandbox, cancelUnpaid, openTopup, receiptPicture, topupAt } from '../support/browser-topup';
import type { Client } from '../support/client';
import { startProduct } from '../support/product';

const balanceIs = (page: Page, amount: number) => expect.poll(() => shownBalance(page)).toBe(amount);
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

const firstOf = async (client: Client, query: string): Promise<TopupSummary> => {
  const { body } = await client.get(`/v1/crm/topup/all?limit=100&${query}`);
  return body.data[0];
};

async function fillForm(page: Page, amount: string, method: RegExp): Promise<void> {
  await page.goto('/topup/form');
  await page.getByRole('textbox', { name: 'Nominal lain' }).fill(amount);
  await page.getByRole('radio', { name: method }).press('Space');
}

const send = (page: Page) => page.getByRole('button', { name: /^Lanjut/ }).click();

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

test('a page that hears nothing live looks by itself, and no more once it is over', async ({
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

  let looks = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/topup/${id}`)) looks += 1;
  });
  for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(60_000);
  // What was asked before this one has been heard of by its end.
  await page.evaluate(() => fetch('/manifest.webmanifest'));
  expect(looks).toBe(0);
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

test('a transfer waits for its proof, is reviewed, and is approved live', async ({ page }) => {
  const running = await startProduct({ AUTO_REVIEW_SECONDS: '3' });
  try {
    const client = await signIn(page, running.url, 'mitra@demo.test');
    const transfer = await waitingTransfer(client);
    await page.goto(`${running.url}/topup/payment?q=${transfer.id}`);
    const before = await shownBalance(page);
    await expect(page.locator('mark')).toHaveText(String(transfer.unique_code).padStart(3, '0'));

    await page.getByRole('textbox', { name: 'Nama pengirim' }).fill('Sari Wulandari');
    await page.reload();
    // What was typed is still there; a browser never gives a file back.
    await expect(page.getByRole('textbox', { name: 'Nama pengirim' })).toHaveValue('Sari Wulandari');
    await page.getByRole('button', { name: 'Kirim Bukti' }).click();
    await expect(page.getByText('Pilih berkas bukti transfer.')).toBeVisible();
    await page.getByLabel('Bukti transfer', { exact: true }).setInputFiles(receiptPicture);
    await expect(page.getByRole('img', { name: 'Pratinjau bukti transfer' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Bank pengirim' }).fill('BCA');
    await page.getByRole('button', { name: 'Kirim Bukti' }).click();

    await expect(heading(page, 'Pembayaran sedang diperiksa')).toBeVisible();
    await page.getByRole('button', { name: 'Lihat Bukti' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading(page, 'Saldo bertambah')).toBeVisible();
    await balanceIs(page, before + transfer.amount + transfer.unique_code);
  } finally {
    // A page that is still open would complain of the server it loses.
    await page.goto('about:blank');
    await running.stop();
  }
});

const waitingTransfer = async (client: Client): Promise<TopupSummary> => {
  const { body } = await client.get('/v1/crm/topup/all?status=1&limit=100');
  return (body.data as TopupSummary[]).find(({ unique_code }) => unique_code > 0) as TopupSummary;
};

test('one that was rejected says why', async ({ page, enter }) => {
  const { id } = await firstOf(await enter('mitra@demo.test'), 'status=6');
  await page.goto(`/topup/payment?q=${id}`);
  await expect(heading(page, 'Top up ditolak')).toBeVisible();
  await expect(page.getByText('Alasan')).toBeVisible();
});

test('one whose time is over shows that live, and leads to a new one', async ({ page, enter, product }) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  const { id } = await openTopup(client, 50_000, 'BRIVA');
  await page.goto(`/topup/payment?q=${id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await atSandbox(product.url, id, 'expire');
  await expect(heading(page, 'Waktu bayar sudah habis')).toBeVisible();
  await page.getByRole('link', { name: 'Top Up Lagi' }).click();
  await expect(page).toHaveURL(/\/topup\/form$/);
});

test('one that is given up is asked about first, and is no more to be paid', async ({ page, enter }) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  const { id, code } = await openTopup(client, 50_000, 'BRIVA');
  await page.goto('/topup/data');
  await page.getByRole('button', { name: `Batalkan ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, Batalkan' }).click();
  await expect(page.getByRole('article').filter({ hasText: code })).toContainText('Dibatalkan');
  await page.goto(`/topup/payment?q=${id}`);
  await expect(heading(page, 'Top up dibatalkan')).toBeVisible();
});

test('a wrong amount and a wrong signature credit nothing', async ({ page, enter, product }) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  const { id } = await openTopup(client, 50_000, 'BRIVA');
  await page.goto(`/topup/payment?q=${id}`);
  const before = await shownBalance(page);
  await atSandbox(product.url, id, 'wrong_signature');
  await atSandbox(product.url, id, 'wrong_amount');
  await page.getByRole('button', { name: 'Cek Status' }).click();
  await expect(page.getByText(/^Pembayaran belum kami terima/)).toBeVisible();
  await expect(heading(page, 'Saldo bertambah')).toBeHidden();
  await expect(page.getByText(/masuk, seharusnya .+ Saldo belum bertambah/)).toBeVisible();
  await page.reload();
  await balanceIs(page, before);
});

test('a fourth unpaid one is refused with ways out of it, and giving one up opens the form', async ({
  page,
  enter,
}) => {
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  // It does not hear of the others before it is refused.
  await deafen(page);
  await fillForm(page, '53000', /BRI Virtual Account/);
  // Meanwhile, in another tab.
  for (const amount of [50_000, 51_000, 52_000]) await openTopup(client, amount, 'BRIVA');
  await send(page);
  await expect(page.getByText('Ada 3 top up yang belum dibayar.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bayar TU-/ })).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Batalkan TU-/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, Batalkan' }).click();
  // What was chosen before is still there.
  await expect(page.getByRole('textbox', { name: 'Nominal lain' })).toHaveValue(/53\.000$/);
});

test('a top up whose answer is lost is sent again under its key, and made once', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/net::ERR_/);
  const client = await enter('bebas@demo.test');
  await cancelUnpaid(client);
  let isLost = true;
  await page.route('**/v1/crm/topup', async (route) => {
    if (!isLost) return route.fallback();
    // The server hears it; the browser never gets the answer.
    await route.fetch();
    isLost = false;
    return route.abort();
  });
  await fillForm(page, '63000', /BRI Virtual Account/);
  await send(page);
  await expect(page.getByText(/sebelumnya belum mendapat jawaban/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Kirim Ulang' }).click();
  await expect(page).toHaveURL(/\/topup\/payment\?q=/);
  const { body } = await client.get('/v1/crm/topup/all?status=1&limit=100');
  expect((body.data as TopupSummary[]).map(({ amount }) => amount)).toEqual([63_000]);
});

test('a refusal of the amount is told beside it before anything is sent', async ({ page, enter }) => {
  await cancelUnpaid(await enter('bebas@demo.test'));
  await fillForm(page, '10500', /BRI Virtual Account/);
  await send(page);
  await expect(page.getByRole('textbox', { name: 'Nominal lain' })).toBeFocused();
  await expect(page.getByText('Nominal harus kelipatan Rp 1.000.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nominal lain' }).fill('12000000');
  await expect(page.getByRole('textbox', { name: 'Nominal lain' })).toHaveValue(/12\.000\.000$/);
  await expect(page.getByRole('radio', { name: /^QRIS/ })).toBeDisabled();
});

test('without a connection no top up can be made, and the reason is told', async ({
  page,
  enter,
  context,
  complaints,
}) => {
  complaints.allow(/net::ERR_/);
  await cancelUnpaid(await enter('bebas@demo.test'));
  await fillForm(page, '100000', /BRI Virtual Account/);
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: /^Lanjut/ })).toBeDisabled();
  await expect(page.getByText(/Anda dapat membuat top up setelah tersambung/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^Lanjut/ })).toBeEnabled();
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
