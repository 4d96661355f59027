import type { TopupSummary } from '../../../src/topics/topup/contract/topup-list';
import { expect, test } from '../../support/browser';
import { deafen } from '../../support/browser-live';
import { signIn } from '../../support/browser-session';
import { shownBalance } from '../../support/browser-shop';
import {
  atSandbox,
  balanceIs,
  cancelUnpaid,
  fillForm,
  firstOf,
  mainHeading as heading,
  openTopup,
  receiptPicture,
  send,
  waitingTransfer,
} from '../../support/browser-topup';
import { startProduct } from '../../support/product';

test('a transfer waits for its proof, is reviewed, and is approved live', async ({ page }) => {
  const running = await startProduct({ env: { AUTO_REVIEW_SECONDS: '3' } });
  try {
    const client = await signIn(page, running.url, 'mitra@demo.test');
    const transfer = await waitingTransfer(client);
    await page.goto(`${running.url}/topup/payment?q=${transfer.id}`);
    const before = await shownBalance(page);
    await expect(page.locator('mark')).toHaveText(String(transfer.unique_code).padStart(3, '0'));

    await page.getByRole('textbox', { name: 'Nama pengirim' }).fill('Sari Wulandari');
    await page.reload();
    // Typed values remain; browsers do not restore files.
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
    // An open page would report the stopped server.
    await page.goto('about:blank');
    await running.stop();
  }
});

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
  const row = page.getByRole('article').filter({ hasText: code });
  await expect(row).toContainText('Batal');
  const days = page.getByRole('combobox', { name: 'Tanggal' });
  await days.selectOption('Kemarin');
  await expect(row).toHaveCount(0);
  await days.selectOption('7 hari');
  await expect(row).toBeVisible();
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
  // The page gets no updates about the other top ups before it is refused.
  await deafen(page);
  await fillForm(page, '53000', /BRI Virtual Account/);
  // In another tab.
  for (const amount of [50_000, 51_000, 52_000]) await openTopup(client, amount, 'BRIVA');
  await send(page);
  await expect(page.getByText('Ada 3 top up yang belum dibayar.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bayar TU-/ })).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Batalkan TU-/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, Batalkan' }).click();
  // The choice remains.
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
    // The server handles it, but the answer is lost.
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

test('a refusal of the amount is shown beside it before anything is sent', async ({ page, enter }) => {
  await cancelUnpaid(await enter('bebas@demo.test'));
  await fillForm(page, '10500', /BRI Virtual Account/);
  await send(page);
  await expect(page.getByRole('textbox', { name: 'Nominal lain' })).toBeFocused();
  await expect(page.getByText('Nominal harus kelipatan Rp 1.000.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nominal lain' }).fill('12000000');
  await expect(page.getByRole('textbox', { name: 'Nominal lain' })).toHaveValue(/12\.000\.000$/);
  await expect(page.getByRole('radio', { name: /^QRIS/ })).toBeDisabled();
});

test('without a connection no top up can be made, and the reason is shown', async ({
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
