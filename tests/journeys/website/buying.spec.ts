import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';

/** Browsers resolve names below `localhost` to loopback. */
const shopOf = (url: string): string => url.replace('127.0.0.1', 'toko-sari-digital.localhost');

async function fill(page: Page): Promise<void> {
  await page.getByLabel('User ID').fill('128845097');
  await page.getByLabel('Zone ID').fill('2614');
  await page.getByLabel('Nama', { exact: true }).fill('Budi Santoso');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a guest chooses, sees total and nickname, pays, and watches the order succeed', async ({
    page,
    product,
  }) => {
    const shop = shopOf(product.url);
    await page.goto(`${shop}/mobile-legends`);
    await fill(page);
    await page.getByText('172 Diamond').tap();
    await page.locator('.methods label', { hasText: 'QRIS' }).tap();
    await expect(page.locator('.total')).toHaveText(/^Total Rp\s[\d.]+$/);
    await expect(page.locator('.nickname')).toHaveText(/^Nickname: \S+/);
    await page.getByRole('button', { name: 'Periksa pesanan' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Periksa pesanan');
    expect(await axeErrors(page)).toEqual([]);
    await page.getByRole('button', { name: /^Bayar Rp/ }).tap();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menunggu pembayaran');
    await expect(page.getByRole('img', { name: 'Kode QR untuk membayar' })).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
    const sandbox = await page.getByRole('link', { name: 'Bayar di halaman contoh' }).getAttribute('href');
    const gateway = await page.context().newPage();
    await gateway.goto(String(sandbox));
    await gateway.getByRole('button', { name: 'Bayar sekarang' }).click();
    await gateway.close();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesanan berhasil', { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Kode atau bukti kirim' })).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesanan berhasil');
  });
});

test('the whole purchase is made by keyboard, in the order of the page, with the focus in sight', async ({
  page,
  product,
}) => {
  const focused = page.locator(':focus');
  /** Presses Tab until the focus is there; every stop on the way is seen, and nothing covers it. */
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await focused.evaluate(coveredBy)).toBeNull();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`the focus never comes to ${target}`);
  };
  const type = async (label: string, text: string) => {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await page.goto(`${shopOf(product.url)}/mobile-legends`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await type('User ID', '128845097');
  await type('Zone ID', '2614');
  await tabTo(page.locator('[name=product_id]:enabled').first());
  await page.keyboard.press('ArrowDown');
  await expect(focused).toBeChecked();
  await type('Nama', 'Budi Santoso');
  await type('Nomor WhatsApp', '0812-3456-7890');
  await tabTo(page.locator('[name=payment_method]:enabled').first());
  await page.keyboard.press('Space');
  await expect(focused).toBeChecked();
  await expect(page.locator('.total')).toHaveText(/^Total Rp/);
  await tabTo(page.getByRole('button', { name: 'Periksa pesanan' }));
  await page.keyboard.press('Enter');
  const pay = page.getByRole('button', { name: /^Bayar Rp/ });
  await expect(pay).toBeVisible();
  await tabTo(pay);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menunggu pembayaran');
});

/** The element that lies over the middle of an element or of its label, or null. */
function coveredBy(element: Element): string | null {
  const shown = element.closest('label') ?? element;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over && !shown.contains(over) && !over.contains(shown) ? over.outerHTML.slice(0, 200) : null;
}
