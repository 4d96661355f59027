import type { Page } from '@playwright/test';
import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrorsOfThemes } from '../../support/browser-axe';
import { codeSentTo } from '../../support/browser-mail';
import { operate } from '../../support/browser-operator';
import { signIn } from '../../support/browser-session';
import { shownBalance } from '../../support/browser-shop';

const PAGE = '/panel/saldo-point/data';
const balanceIs = (page: Page, amount: number) => expect.poll(() => shownBalance(page)).toBe(amount);
const dialog = (page: Page) => page.getByRole('dialog');

/** Completes the first step of the dialog. */
async function wish(page: Page, amount: string, target: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Tarik Saldo' }).click();
  await dialog(page).getByRole('textbox', { name: 'Nominal' }).fill(amount);
  await dialog(page).getByRole('radio', { name: target }).press('Space');
  await dialog(page).getByRole('button', { name: 'Lanjut' }).click();
}

const typePin = (page: Page) => dialog(page).getByLabel('PIN transaksi').fill(DEMO_PIN);

test('profit goes to the H2H balance at once, and both balances move on open pages', async ({
  page,
  enter,
  otherBrowser,
  product,
}) => {
  await enter('mitra@demo.test');
  const elsewhere = await otherBrowser();
  await signIn(elsewhere, product.url, 'mitra@demo.test');
  await elsewhere.goto('/dashboard');
  await page.goto(PAGE);
  await expect(page.getByText('Tertahan').first()).toBeVisible();
  const [main, panel] = [await shownBalance(elsewhere), await shownBalance(page)];

  await wish(page, '20000', /Saldo H2H/);
  await expect(dialog(page).getByText('Minimal Rp 50.000.', { exact: true })).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Nominal' }).fill('50000');
  await dialog(page).getByRole('button', { name: 'Lanjut' }).click();
  await expect(dialog(page)).toContainText('Gratis');
  await typePin(page);
  await expect(dialog(page)).toContainText('Saldo profit sudah masuk ke saldo H2H.');
  await dialog(page).getByRole('button', { name: 'Selesai' }).click();

  await balanceIs(page, panel - 50_000);
  await balanceIs(elsewhere, main + 50_000);
  await expect(page.getByRole('article').first()).toContainText('Penarikan ke saldo H2H');
});

test('above five million a code is asked for, and what the operator rejects comes back live', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('mitra@demo.test');
  await page.goto(PAGE);
  const panel = await shownBalance(page);

  await wish(page, '5100000', /BCA/);
  await expect(dialog(page)).toContainText('5.097.500');
  await typePin(page);
  await dialog(page).getByRole('button', { name: 'Lanjut' }).click();
  await dialog(page)
    .getByLabel('Kode OTP')
    .fill(await codeSentTo(product.url, '6281200000001'));
  await expect(dialog(page)).toContainText('Penarikan diajukan');
  await dialog(page).getByRole('button', { name: 'Selesai' }).click();
  await balanceIs(page, panel - 5_100_000);

  await page.getByRole('radio', { name: 'Penarikan' }).press('Space');
  const row = page.getByRole('article').first();
  await expect(row).toContainText('Diajukan');
  const { code } = (await client.get('/v1/vendor-panel/withdrawal?limit=1')).body.data[0];
  await operate(product.dataDir, 'withdrawal', 'process', code);
  await expect(row).toContainText('Diproses');
  await operate(product.dataDir, 'withdrawal', 'reject', code, 'Rekening tidak aktif');
  await expect(row).toContainText('Ditolak');
  await expect(row).toContainText('Rekening tidak aktif');
  await balanceIs(page, panel);

  await row.getByRole('button', { name: /^Ajukan Komplain/ }).click();
  await expect(page).toHaveURL(/request-ticket\/new/);
  await expect(page.getByRole('combobox', { name: /^Kode transaksi/ })).toHaveValue(code);
});

test('a withdrawal whose answer is lost is found again, and never taken twice', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/net::ERR_/);
  await enter('bebas@demo.test');
  await page.goto(PAGE);
  const panel = await shownBalance(page);
  // The server accepts it, but the answer is lost.
  await page.route('**/v1/vendor-panel/withdrawal', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await wish(page, '50000', /Saldo H2H/);
  await typePin(page);
  await expect(dialog(page)).toContainText('Saldo profit sudah masuk ke saldo H2H.');
  await page.reload();
  await balanceIs(page, panel - 50_000);
});

test('an account is added by name and waits a day', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto(`${PAGE}?tab=rekening`);
  await page.getByRole('button', { name: 'Tambah Rekening' }).click();
  await dialog(page).getByLabel('Bank', { exact: true }).selectOption('002');
  await dialog(page).getByLabel('Nomor rekening').fill('123456780007');
  await dialog(page).getByRole('button', { name: 'Periksa nama pemilik' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('JOKO WIBISONO');
  await dialog(page).getByLabel('Nomor rekening').fill('123456781234');
  await dialog(page).getByRole('button', { name: 'Periksa nama pemilik' }).click();
  await expect(dialog(page)).toContainText('SARI WULANDARI');
  await dialog(page).getByLabel('PIN transaksi').fill(DEMO_PIN);
  const row = page.getByRole('article').filter({ hasText: 'BRI ••1234' });
  await expect(row).toContainText('Dapat dipakai mulai');
  await page.getByRole('button', { name: 'Tarik Saldo' }).click();
  await expect(dialog(page).getByRole('radio', { name: /BRI/ })).toBeDisabled();
});

test('statistics change with the period, say their change, and stand in tables', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/statistic');
  const totals = page.getByRole('region', { name: 'Ringkasan' });
  await expect(totals).toContainText('dari periode lalu');
  const month = await totals.innerText();
  await page.getByRole('radio', { name: '7 hari' }).press('Space');
  await expect(page).toHaveURL(/days=7/);
  await expect.poll(() => totals.innerText()).not.toBe(month);
  await page.getByRole('radio', { name: '90 hari' }).press('Space');
  await expect(totals).toContainText('baru');

  const sales = page.getByRole('region', { name: 'Omzet harian', exact: true });
  // The chart is redrawn for each period; keys pressed earlier are ignored.
  await expect(async () => {
    await sales.getByRole('slider').press('End');
    await expect(sales.getByRole('slider')).toHaveAttribute('aria-valuetext', /Periode ini Rp/, {
      timeout: 1_000,
    });
  }).toPass();
  await sales.getByRole('button', { name: 'Lihat tabel' }).click();
  await expect(sales.getByRole('row')).toHaveCount(91);
});

test('today runs by hours beside yesterday up to the same time', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/statistic');
  await page.getByRole('radio', { name: 'Hari ini' }).press('Space');
  await expect(page).toHaveURL(/days=1/);
  await expect(page.getByText(/dibandingkan .* sampai pukul \d\d:\d\d WIB/)).toBeVisible();
  const sales = page.getByRole('region', { name: 'Omzet per jam', exact: true });
  await sales.getByRole('button', { name: 'Lihat tabel' }).press('Enter');
  await expect(sales.getByRole('columnheader')).toHaveText(['Jam', 'Hari ini', 'Kemarin']);
  await expect(sales.getByRole('row')).toHaveCount(25);
});

test('a table stays as it was left, for its own chart, when the page is opened again', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/statistic?days=7');
  const chart = (name: string) => page.getByRole('region', { name, exact: true });
  const sales = chart('Omzet harian').getByRole('button', { name: /tabel Omzet harian$/ });
  await expect(sales).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('table', { name: 'Omzet harian' })).toHaveCount(0);
  await sales.press('Enter');
  await expect(sales).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(page.getByRole('table', { name: 'Omzet harian' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Laba harian' })).toHaveCount(0);
  await sales.press('Enter');
  await page.reload();
  await expect(sales).toHaveAttribute('aria-expanded', 'false');
});

test('every chart has its figures in a table below it, and what sold and what failed is named', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/statistic?days=7');
  for (const [name, columns] of [
    ['Omzet harian', ['Tanggal', 'Periode ini', 'Periode lalu']],
    ['Laba harian', ['Tanggal', 'Periode ini', 'Periode lalu']],
    ['Pesanan dan member', ['Tanggal', 'Berhasil', 'Member baru']],
  ] as const) {
    const chart = page.getByRole('region', { name, exact: true });
    await chart.getByRole('button', { name: 'Lihat tabel' }).click();
    const table = chart.getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveText([...columns]);
    await expect(table.getByRole('row')).toHaveCount(8);
  }
  await page.getByRole('radio', { name: '90 hari' }).press('Space');
  // Old figures stay until the longer period has loaded.
  await expect(page.getByRole('table', { name: 'Omzet harian' }).getByRole('row')).not.toHaveCount(8);
  const ranked = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
  await expect(ranked('Item terlaris').first()).toContainText(/\d+ pesanan.*Rp/);
  await expect(ranked('Omzet per brand').first()).toContainText(/\d.*%/);
  await expect(ranked('Metode pembayaran').first()).toContainText(/\d+ pesanan.*%/);
  const member = page.getByRole('table', { name: 'Member teratas' }).getByRole('link').first();
  const name = (await member.textContent()) ?? '';
  await expect(ranked('Alasan gagal dan refund').first()).toContainText(/(Gagal|Refund|Batal).*\d+ pesanan/);
  await member.click();
  await expect(page).toHaveURL(/\/panel\/member\/detail\?q=/);
  await expect(page.getByText(name).first()).toBeVisible();
});

test('bank accounts and the withdrawal have no serious error for anybody, in either theme', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto(`${PAGE}?tab=rekening`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await axeErrorsOfThemes(page)).toEqual([]);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Tarik Saldo' }).click();
  await expect(dialog(page).getByRole('radio', { name: /BCA/ })).toBeVisible();
  expect(await axeErrorsOfThemes(page)).toEqual([]);
});
