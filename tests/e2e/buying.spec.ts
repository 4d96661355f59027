import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  buy,
  buyButton,
  destination,
  fillOrder,
  formPath,
  item,
  ordersTo,
  pinDialog,
  result,
  shownBalance,
  typePin,
} from '../support/browser-shop';

const balanceIs = (page: Page, amount: number) => expect.poll(() => shownBalance(page)).toBe(amount);

test('from the list of brands to a result that turns to Berhasil by itself', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  await page.goto('/product/data');
  await page.getByRole('searchbox').first().fill('free fi');
  await page.getByRole('link', { name: 'Free Fire', exact: true }).click();
  const target = destination('4321');
  await page.getByRole('textbox', { name: 'Player ID' }).fill(target);
  await page.getByRole('button', { name: 'Cek ID' }).click();
  await expect(page.getByText('Nickname ditemukan')).toBeVisible();
  await item(page).check({ force: true });
  const before = await shownBalance(page);
  await buyButton(page).click();
  await typePin(page);

  await expect(page).toHaveURL(/\/detail-transaction\?q=/);
  await expect(result(page)).toContainText('Pending');
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await expect(result(page)).toContainText('Berhasil', { timeout: 8_000 });
  await expect(page.getByRole('button', { name: 'Salin Serial Number (SN)' })).toBeVisible();
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);

  const [order] = await ordersTo(client, target);
  await balanceIs(page, before - Number(order?.selling_total));
  await page.getByRole('link', { name: 'Transaksi', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(String(order?.code));
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Beli Lagi/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Player ID' })).toHaveValue(target);
});

test('an order that succeeds at once takes the money once and says so everywhere', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  const path = await formPath(client);
  await page.goto(path);
  const before = await shownBalance(page);
  const target = destination('1230');
  await buy(page, path, target);
  await expect(result(page)).toContainText('Berhasil');
  const orders = await ordersTo(client, target);
  expect(orders).toHaveLength(1);
  await balanceIs(page, before - Number(orders[0]?.selling_total));
});

test('a voucher shows its code', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  await buy(page, await formPath(client), destination('1231'));
  await expect(result(page)).toContainText('Berhasil');
  await expect(page.getByRole('button', { name: 'Salin Kode voucher' })).toBeVisible();
  await expect(page.getByText('Serial Number (SN)')).toBeHidden();
});

test('a wrong number fails, says why, and the money is back', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const path = await formPath(client);
  await page.goto(path);
  const before = await shownBalance(page);
  await fillOrder(page, path, destination('1232'));
  await page.getByRole('button', { name: 'Tetap Lanjutkan' }).click();
  await buyButton(page).click();
  await typePin(page);
  await expect(result(page)).toContainText('Refund');
  await expect(result(page)).toContainText('Nomor atau ID tujuan salah');
  await balanceIs(page, before);
});

test('a part that was not delivered is paid back', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const path = await formPath(client);
  await page.goto(path);
  const before = await shownBalance(page);
  const target = destination('1238');
  await buy(page, path, target);
  await expect(result(page)).toContainText('Refund sebagian');
  const [order] = await ordersTo(client, target);
  await expect.poll(() => shownBalance(page)).toBeLessThan(before);
  await expect.poll(() => shownBalance(page)).toBeGreaterThan(before - Number(order?.selling_total));
});

test('a pending order turns to Berhasil after fifteen seconds, without a reload', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  await buy(page, await formPath(client), destination('1233'));
  await expect(result(page)).toContainText('Pending');
  await expect(page.getByText('Pesanan sedang diproses.')).toBeVisible();
  await expect(result(page)).toContainText('Berhasil', { timeout: 25_000 });
});

test('a balance that does not suffice closes the way before the PIN', async ({ page, enter }) => {
  const client = await enter('kedaluwarsa@demo.test');
  await page.goto(await formPath(client));
  await page.getByRole('textbox', { name: 'Player ID' }).fill(destination('1230'));
  await item(page, '36.500 Diamond').check({ force: true });
  await expect(page.getByText(/^Saldo tidak cukup\. Kurang Rp/)).toBeVisible();
  await expect(buyButton(page)).toBeDisabled();
});

test('a wrong PIN counts down, and the right one still buys', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const target = destination('1230');
  await fillOrder(page, await formPath(client), target);
  await typePin(page, '000000');
  await expect(pinDialog(page)).toContainText(/PIN salah\. Sisa \d percobaan\./);
  expect(await ordersTo(client, target)).toEqual([]);
  await typePin(page);
  await expect(result(page)).toContainText('Berhasil');
});

test('a price that has changed is asked about, and bought at the new one', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const target = destination('1236');
  await fillOrder(page, await formPath(client), target);
  await typePin(page);
  const question = page.getByRole('dialog', { name: 'Harga berubah' });
  await expect(question).toContainText(/Harga telah berubah dari Rp.+ menjadi Rp.+\. Lanjutkan\?/);
  const told = /menjadi Rp\s?([\d.]+)/.exec(String(await question.textContent()))?.[1];
  await question.getByRole('button', { name: 'Ya, Lanjutkan' }).click();
  await expect(result(page)).toContainText('Berhasil', { timeout: 8_000 });
  const [order] = await ordersTo(client, target);
  expect(order?.selling_total).toBe(Number(told?.replaceAll('.', '')));
});

test('the same order twice is asked about first', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const path = await formPath(client);
  const target = destination('1230');
  // Diamonds may be bought again at once; of a pass one is enough.
  const once = 'Level Up Pass';
  await buy(page, path, target, once);
  await fillOrder(page, path, target, once);
  await typePin(page);
  const question = page.getByRole('dialog', { name: 'Transaksi yang sama' });
  await expect(question).toContainText('Ini transaksi ke-2?');
  await question.getByRole('button', { name: 'Batal' }).click();
  expect(await ordersTo(client, target)).toHaveLength(1);

  await buyButton(page).click();
  await typePin(page);
  await question.getByRole('button', { name: 'Ya, Lanjutkan' }).click();
  await expect(page).toHaveURL(/\/detail-transaction\?q=/);
  expect(await ordersTo(client, target)).toHaveLength(2);
});

for (const [ending, words] of [
  ['1237', 'Stok habis.'],
  ['1239', 'Produk sedang gangguan.'],
] as const) {
  test(`the supplier refuses (${words}) and no money moves`, async ({ page, enter, complaints }) => {
    complaints.allow(/status of 503/);
    const client = await enter('mitra@demo.test');
    const path = await formPath(client);
    await page.goto(path);
    const before = await shownBalance(page);
    const target = destination(ending);
    await fillOrder(page, path, target);
    await typePin(page);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    expect(await ordersTo(client, target)).toEqual([]);
    expect(await shownBalance(page)).toBe(before);
  });
}

test('an answer that is lost, and a reload: the order is found, and bought once', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/net::ERR_/);
  const client = await enter('mitra@demo.test');
  const path = await formPath(client);
  const target = destination('1230');
  let arrived = false;
  await page.route('**/transaction/create-new', async (route) => {
    // The server hears it; the browser never gets the answer.
    await route.fetch();
    arrived = true;
  });
  await fillOrder(page, path, target);
  await typePin(page);
  await expect.poll(() => arrived).toBe(true);
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText(/^Pesanan sebelumnya tercatat sebagai TRX-/)).toBeVisible();
  expect(await ordersTo(client, target)).toHaveLength(1);
});

test('an order that never arrived is sent again under the same key', async ({ page, enter, complaints }) => {
  complaints.allow(/net::ERR_/);
  const client = await enter('mitra@demo.test');
  const target = destination('1230');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/transaction/create-new')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/transaction/create-new', (route) => route.abort());
  await fillOrder(page, await formPath(client), target);
  await typePin(page);
  await page.getByRole('button', { name: 'Kirim Ulang' }).click();
  await page.unrouteAll();
  await typePin(page);
  await expect(result(page)).toContainText('Berhasil');
  expect(await ordersTo(client, target)).toHaveLength(1);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('offline nothing can be bought, and online it can again', async ({
  page,
  enter,
  context,
  complaints,
}) => {
  complaints.allow(/net::ERR_|WebSocket/);
  const client = await enter('mitra@demo.test');
  await page.goto(await formPath(client));
  await page.getByRole('textbox', { name: 'Player ID' }).fill(destination('1230'));
  await item(page).check({ force: true });
  await expect(buyButton(page)).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('Anda dapat membeli setelah tersambung kembali.')).toBeVisible();
  await expect(buyButton(page)).toBeDisabled();
  await context.setOffline(false);
  await expect(buyButton(page)).toBeEnabled();
});
