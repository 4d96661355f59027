import type { Page } from '@playwright/test';
import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import {
  buy,
  buyButton,
  destination,
  formPath,
  item,
  ordersTo,
  pinDialog,
  result,
  shownBalance,
  typePin,
} from '../../support/browser-shop';
import { cutAmounts, enlargeText } from '../../support/browser-text';

test.use({ database: 'embedded' });

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
  await item(page).press('Space');
  const before = await shownBalance(page);
  await expect(buyButton(page)).toHaveText('Beli Sekarang');
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
  const row = page.getByRole('row').filter({ hasText: String(order?.code) });
  await row.getByRole('link', { name: /^Beli Lagi/ }).click();
  await expect(page.getByRole('textbox', { name: 'Player ID' })).toHaveValue(target);
});

/** `seen`: pixels of the first item above the bar with the button; its name and price take 60. */
const small = {
  phone: { size: { width: 390, height: 844 }, seen: 96 },
  'small window': { size: { width: 1024, height: 640 }, seen: 0 },
};
for (const [name, { size, seen }] of Object.entries(small)) {
  test(`a ${name} buys as well, with price, button and receipt always in reach`, async ({ page, enter }) => {
    await page.setViewportSize(size);
    const client = await enter('mitra@demo.test');
    await page.goto(await formPath(client));
    await expect(buyButton(page)).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Player ID' }).fill(destination('1230'));
    const [bar, first] = await Promise.all(
      [page.locator('[data-sticky-action]'), page.locator('input[name="item"]').first()].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(Number(bar?.y) - Number(first?.y)).toBeGreaterThan(seen);
    await item(page, '2.180 Diamond').press('Space');
    await enlargeText(page, 2);
    expect(await cutAmounts(page)).toEqual([]);
    await expect(buyButton(page)).toBeInViewport({ ratio: 1 });
    await buyButton(page).click();
    await expect(pinDialog(page).getByRole('link', { name: 'Lupa PIN?' })).toBeVisible();
    await typePin(page);
    await expect(result(page)).toContainText('Berhasil');
    for (const action of ['Bagikan', 'Cetak Struk'])
      await expect(page.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Beli Lagi' })).toBeInViewport({ ratio: 1 });
    await enlargeText(page, 2);
    expect(await cutAmounts(page)).toEqual([]);
  });
}

test('a receipt of a refunded order is printed alone, on the paper of the shop, or handed on as text', async ({
  page,
  enter,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = await enter('mitra@demo.test');
  const { body } = await client.get('/v1/crm/transaction?f.status=4&limit=1');
  await page.goto(`/detail-transaction?q=${body.data[0].id}`);
  await page.getByLabel('Harga di struk').fill('43000');
  await page.getByText('58 mm').click();
  /** Width of the printed page in millimetres. */
  const printed = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+)/g)];
    return pages.map(([, points]) => Math.round((Number(points) * 25.4) / 72));
  };
  expect(await printed()).toEqual([58]);
  await page.getByText('A5', { exact: true }).click();
  expect(await printed()).toEqual([148]);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'A5' })).toBeChecked();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Pratinjau struk' })).toContainText('Refund');
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Bagikan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bagikan struk' });
  await expect(dialog.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.*Refund/,
  );
  await dialog.getByRole('button', { name: 'Salin Teks' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Status: Refund');
});

test('codes that were opened for one order are not shown for the next, nor again for the first', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  const path = await formPath(client);
  const receipt = page.getByRole('complementary', { name: 'Pratinjau struk' });
  const orderOf = async (target: string) => {
    await buy(page, path, target);
    await expect(result(page)).toContainText('Berhasil');
    return String((await ordersTo(client, target))[0]?.code);
  };
  const second = await orderOf(destination('1231'));
  const first = await orderOf(destination('1231'));
  await page.getByRole('button', { name: 'Lihat kode' }).click();
  await page.getByRole('dialog', { name: 'Lihat kode voucher' }).getByLabel('PIN 6 angka').fill(DEMO_PIN);
  await expect(receipt).toContainText(/\w{4}-\w{4}-\w{4}-\w{4}/);

  // The notification opens in the same page.
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.getByRole('link', { name: /^Notifikasi/ }).hover();
  const news = page.getByRole('region', { name: 'Notifikasi' });
  await news.getByRole('listitem').filter({ hasText: second }).getByRole('link').click();
  const isMasked = async (code: string) => {
    await expect(receipt).toContainText(code);
    await expect(receipt).toContainText(/••••••\w{4}/);
    await expect(page.getByRole('button', { name: 'Lihat kode' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Salin Kode voucher' })).toBeHidden();
  };
  await isMasked(second);
  await page.goBack();
  await isMasked(first);
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});
