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

test('a balance that does not suffice closes the way before the PIN', async ({ page, enter }) => {
  const client = await enter('kedaluwarsa@demo.test');
  await page.goto(await formPath(client));
  await page.getByRole('textbox', { name: 'Player ID' }).fill(destination('1230'));
  await item(page, '36.500 Diamond').press('Space');
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
