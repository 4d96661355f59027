import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { buyButton, destination, ordersTo } from '../../support/browser-shop';

const field = (page: Page) => page.getByRole('combobox', { name: 'Cari', exact: true });
const active = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });

test('Ctrl+K leads to an order by the end of its code, to a filled order form, and back by what was opened', async ({
  page,
  enter,
  complaints,
  context,
}) => {
  const client = await enter('mitra@demo.test');
  const orders = (await client.get('/v1/crm/transaction/all?limit=20')).body.data;
  const order = orders.find((one: { destination: string }) => one.destination !== '');
  await page.goto('/history-balance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // Enter before the answer opens the result when it arrives.
  await page.keyboard.insertText(order.code.slice(-6).toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/detail-transaction?q=${order.id}`);

  const target = destination('1230').slice(-8);
  await page.keyboard.press('Control+k');
  await field(page).fill(`ml86 ${target}`);
  await expect(active(page)).toContainText('Zone ID wajib diisi.');
  await field(page).fill(`ml86 ${target} 1234`);
  await expect(active(page)).toContainText(`User ID ${target} · Zone ID 1234`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'User ID' })).toHaveValue(target);
  await expect(page.getByRole('textbox', { name: 'Zone ID' })).toHaveValue('1234');
  await expect(page.getByRole('radio', { name: /^86 Diamond/ })).toBeChecked();
  await expect(buyButton(page)).toBeEnabled();
  expect(page.url()).not.toContain(target);
  expect(await ordersTo(client, target)).toEqual([]);

  // Changes in the form survive a reload; the next typed order for the brand starts empty.
  await page.getByRole('textbox', { name: 'Zone ID' }).fill('4321');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('4321');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Zone ID' })).toHaveValue('4321');
  await page.keyboard.press('Control+k');
  await field(page).fill(`ML86.${target}.777`);
  await expect(active(page)).toContainText('777');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Zone ID' })).toHaveValue('777');

  // Recent items are offered without the customer's number, and selectable with arrow keys.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(active(page)).toContainText('86 Diamond');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(`User ID ${target}`);
  const recent = await page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([name]) => name.startsWith('recent:'))),
  );
  expect(recent).toContain(order.code);
  for (const value of [target, order.destination]) expect(recent).not.toContain(value);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText(order.code);

  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::ERR/);
  await context.setOffline(true);
  await field(page).fill('saldo');
  await expect(page.getByText('Tanpa koneksi, hanya menu yang dapat dicari.')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(4);
  await context.setOffline(false);
  await field(page).fill('zzzzzz');
  await expect(page.getByText('Tidak ada yang cocok dengan "zzzzzz".')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
});

test('a cashier’s phone finds by a button what a cashier may read', async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await enter('mitra@demo.test');
  const [topup] = (await client.get('/v1/crm/topup/all?limit=1')).body.data;
  await enter('kasir@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await field(page).fill(topup.code);
  await expect(page.getByText(/^Tidak ada yang cocok/)).toBeVisible();
  await field(page).fill('mobile leg');
  await page.getByRole('option', { name: /Mobile Legends/ }).click();
  await expect(page.getByRole('heading', { name: 'Mobile Legends' })).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test('a debtor is found by words in any order, and actions begin where they belong', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/history-balance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('warung sri');
  await expect(active(page)).toContainText('Hutang Pelanggan · 0812-3344-5501 · Rp 150.000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pembukuan\/debt\/data\?q=/);
  await expect(page.getByRole('dialog')).toContainText('Bu Sri Warung');
  // A person's names are not stored for the next user of this browser.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Bu Sri Warung');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await field(page).fill('kirim ulang periode');
  await expect(active(page)).toContainText('Kirim ulang periode');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Kirim ulang periode' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await field(page).fill('tambah hutang');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pembukuan/debt/form');
});
