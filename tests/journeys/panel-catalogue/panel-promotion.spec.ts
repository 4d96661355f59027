import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import {
  choiceField,
  choose,
  numberField,
  rowWith,
  runAction,
  save,
  textField,
  timeField,
  typeTime,
} from '../../support/browser-form';

interface Sale {
  name: string;
  from: string;
  to: string;
}

async function typePeriod(page: Page, { from, to }: Pick<Sale, 'from' | 'to'>): Promise<void> {
  await typeTime(page, 'start', from);
  await typeTime(page, 'end', to);
}

/** Searches in the list, which opens with the first letter. */
async function chooseProduct(page: Page, name: string, brand = 'Jasa Joki'): Promise<void> {
  await choiceField(page, 'Produk').fill(name);
  await page
    .locator('.ant-select-dropdown:visible')
    .getByTitle(`${brand} – ${name}`, { exact: true })
    .click();
}

/** Fills in a sale of an item with a normal price of Rp 60.000. */
async function fillSale(page: Page, { name, ...period }: Sale): Promise<void> {
  await page.goto('/panel/flash-sale/form');
  await textField(page, 'Nama').fill(name);
  await typePeriod(page, period);
  await page.getByRole('button', { name: 'Tambah produk' }).click();
  await chooseProduct(page, 'Joki Epic ke Legend');
  await numberField(page, 'Harga flash sale').fill('55000');
  await numberField(page, 'Stok').fill('10');
}

test('a flash sale is cheaper than usual, and one product is in one sale at a time', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await fillSale(page, { name: 'Harbolnas', from: '10/12/2099 08:00', to: '11/12/2099 08:00' });
  const price = numberField(page, 'Harga flash sale');
  const isDescribedAs = (words: RegExp) => expect(price).toHaveAccessibleDescription(words);
  await isDescribedAs(
    /Harga normal\s?Rp\s60\.000 Modal\s?Rp\s40\.000 Margin\s?Rp\s15\.000 \(37,5\s% dari modal\)/,
  );
  await price.fill('39000');
  await isDescribedAs(/Rugi\s?Rp\s1\.000 \(2,5\s% dari modal\)/);
  await price.fill('9900000');
  const refused = page.getByText('Harga flash sale harus di bawah harga normal');
  await expect(refused).toBeVisible();
  await save(page);
  await expect(page.getByText(/1 isian perlu diperbaiki/)).toBeVisible();
  await expect(refused).toHaveCount(1);
  await numberField(page, 'Harga flash sale').fill('55000');
  await save(page);
  await expect(page).toHaveURL('/panel/flash-sale/data');
  await expect(rowWith(page, 'Harbolnas')).toContainText('10 Des 2099');

  await fillSale(page, { name: 'Susulan', from: '11/12/2099 07:00', to: '12/12/2099 07:00' });
  await save(page);
  await expect(choiceField(page, 'Produk')).toHaveAccessibleDescription(/Harbolnas/);
  await expect(choiceField(page, 'Produk')).toBeFocused();
  await chooseProduct(page, 'Akun Mobile Legends Mythic');
  await save(page);
  await expect(page).toHaveURL('/panel/flash-sale/data');
  await rowWith(page, 'Susulan').getByRole('button', { name: 'Susulan', exact: true }).click();
  await expect(page).toHaveURL(/\/panel\/flash-sale\/detail\?q=/);
  await expect(page.getByRole('main')).toContainText('Akun Mobile Legends Mythic');

  await page.goto('/panel/flash-sale/data');
  await runAction(page, 'Susulan', 'Hapus');
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(rowWith(page, 'Susulan')).toHaveCount(0);
});

test('several products are put into a flash sale at once, each in one row', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/flash-sale/form');
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  const rows = page.getByRole('group', { name: /^Produk \d/ });
  const pick = async (choose: number[]) => {
    await page.getByRole('button', { name: 'Pilih beberapa produk' }).click();
    await page.getByRole('combobox', { name: 'Pilih beberapa produk' }).click();
    const titles = await Promise.all(choose.map((nth) => options.nth(nth).innerText()));
    for (const nth of choose) await options.nth(nth).click();
    await page.getByRole('button', { name: `Tambah ${choose.length} produk` }).click();
    return titles;
  };
  const first = await pick([0, 1]);
  await expect(rows).toHaveCount(2);
  const second = await pick([0]);
  await expect(rows).toHaveCount(3);
  expect(first).not.toContain(second[0]);
  for (const [nth, title] of [...first, ...second].entries())
    await expect(rows.nth(nth)).toContainText(title);
});

test('a promo code is made: what cannot be is shown beside it, and then it is on the list', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/promo/form');
  await textField(page, 'Kode').fill('gajian 10');
  await textField(page, 'Nama').fill('Harbolnas hemat');
  await numberField(page, 'Potongan').fill('12');
  await typePeriod(page, { from: '12/12/2099 00:00', to: '11/12/2099 00:00' });
  await choose(page, 'Berlaku untuk', 'Produk tertentu');
  await save(page);
  await expect(textField(page, 'Kode')).toHaveAccessibleDescription(/huruf dan angka/);
  await expect(choiceField(page, 'Produk')).toHaveAccessibleDescription(/Produk wajib diisi\./);
  await textField(page, 'Kode').fill('gajian10');
  await typePeriod(page, { from: '12/12/2099 00:00', to: '13/12/2099 00:00' });
  await choose(page, 'Berlaku untuk', 'Semua produk');
  await save(page);
  await expect(numberField(page, 'Potongan maksimal')).toHaveAccessibleDescription(/wajib/);
  await numberField(page, 'Potongan maksimal').fill('25000');
  // The invalid field has the focus but is scrolled out of view.
  await textField(page, 'Kode').focus();
  await page.mouse.wheel(0, 5_000);
  await expect(textField(page, 'Kode')).not.toBeInViewport();
  await page.keyboard.press('Control+s');
  await expect(textField(page, 'Kode')).toHaveAccessibleDescription(/Kode sudah digunakan\./);
  await expect(textField(page, 'Kode')).toBeInViewport();
  await textField(page, 'Kode').fill('HEMAT1212');
  await save(page);
  await expect(page).toHaveURL('/panel/promo/data');
  await expect(rowWith(page, 'HEMAT1212')).toContainText('12 %');
  await expect(rowWith(page, 'HEMAT1212')).toContainText('Akan Datang');
});

const HOUR = 3_600_000;

/** Jakarta time in input format. */
const typed = (instant: number): string =>
  new Date(instant + 7 * HOUR).toISOString().slice(0, 16).replace('T', ' ');

test('a sale that runs keeps its start, and ends sooner, never later', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const name = 'Flash Sale Akhir Pekan';
  const find = async () =>
    (await client.get(`/v1/vendor-panel/flash-sale?search=${encodeURIComponent(name)}`)).body.data[0];
  const { id, period } = await find();
  const [start, end] = [Date.parse(period.start_at), Date.parse(period.end_at)];
  await page.goto('/panel/flash-sale/data');
  await expect(rowWith(page, name)).toContainText('Berlangsung');
  await runAction(page, name, 'Ubah');
  await expect(page.getByText('Saat berlangsung, mulai tidak dapat diubah')).toBeVisible();

  await typeTime(page, 'end', typed(end + HOUR));
  await save(page);
  await expect(timeField(page, 'end')).toHaveAccessibleDescription(
    /Sedang berlangsung: akhir hanya dapat dimajukan\./,
  );
  await typeTime(page, 'end', typed(end - HOUR));
  await save(page);
  await expect(page).toHaveURL('/panel/flash-sale/data');
  await expect(rowWith(page, name)).toContainText('Berlangsung');
  const { period: now } = await find();
  expect(now.start_at).toBe(period.start_at);
  expect(typed(Date.parse(now.end_at))).toBe(typed(end - HOUR));

  await page.goto(`/panel/flash-sale/form?q=${id}`);
  await expect(textField(page, 'Nama')).toHaveValue(name);
  await typeTime(page, 'start', typed(start - HOUR));
  await save(page);
  await expect(timeField(page, 'start')).toHaveAccessibleDescription(
    /Sedang berlangsung: mulai tidak dapat diubah\./,
  );
  expect((await find()).period).toEqual(now);
});

test('a buyer whose code is invalid sees the reason, and so does the shop that tries it', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  for (const [code, brand, item, reason] of [
    ['RAHASIA25', 'Jasa Joki', 'Joki Epic ke Legend', 'belum mulai'],
    ['RAMADAN', 'Jasa Joki', 'Joki Epic ke Legend', 'sudah berakhir'],
    ['GAJIAN10', 'Mobile Legends', '10 Diamond', 'belum mencapai minimal pembelian'],
    ['MEMBERBARU', 'Jasa Joki', 'Joki Epic ke Legend', 'hanya untuk member baru'],
  ] as const) {
    await page.goto('/panel/promo/data');
    await runAction(page, code, 'Coba kode ini');
    await chooseProduct(page, item, brand);
    const dialog = page.getByRole('dialog', { name: 'Coba kode ini' });
    await dialog.getByRole('button', { name: 'Coba kode ini' }).click();
    await expect(dialog).toContainText('Kode ditolak.');
    await expect(dialog).toContainText(reason);
  }
});
