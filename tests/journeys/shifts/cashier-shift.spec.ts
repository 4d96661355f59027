import { differenceText } from '../../../src/topics/shifts/text';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { signIn } from '../../support/browser-session';
import { buy, destination, formPath, result } from '../../support/browser-shop';

const OPENING = 100_000;

test('a cashier opens a shift, sells, counts with a difference; the owner reads and prints the report', async ({
  page,
  enter,
  otherBrowser,
  product,
}) => {
  const cashier = await enter('kasir@demo.test');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/data');
  await page.getByRole('link', { name: 'Shift kasir' }).click();
  await page.getByRole('button', { name: 'Buka shift' }).click();
  const opening = page.getByRole('dialog');
  await opening.getByLabel('Modal awal di laci').fill(String(OPENING));
  await opening.getByRole('button', { name: 'Buka shift' }).click();
  await expect(page.getByText(/^Shift SK-.+ dibuka\.$/)).toBeVisible();

  await buy(page, await formPath(cashier), destination('1230'));
  await expect(result(page)).toContainText('Berhasil');
  await page.goto('/product/data');
  await expect(page.getByText(/^Shift berjalan sejak \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('link', { name: 'Tutup shift' }).click();
  await expect(page).toHaveURL(/\/cashier-shift\/detail\?q=/);
  await expect(page.getByText('Seharusnya di laci')).toHaveCount(0);

  await page.getByRole('button', { name: 'Catat Kas' }).click();
  const moving = page.getByRole('dialog');
  await moving.getByLabel('Jumlah').fill('5000');
  await moving.getByLabel('Keterangan').fill('Beli plastik');
  await moving.getByRole('button', { name: 'Catat kas' }).click();
  await expect(page.getByText('Beli plastik')).toBeVisible();

  // Rp 80.000 in notes, whatever the order costs.
  await page.getByText('Per pecahan').click();
  await page.getByLabel(/^Jumlah pecahan Rp\s50\.000$/).fill('1');
  await page.getByLabel(/^Jumlah pecahan Rp\s10\.000$/).fill('3');
  await expect(page.getByText('Hitungan tersimpan di peramban ini.')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel(/^Jumlah pecahan Rp\s10\.000$/)).toHaveValue('3');
  await page.getByRole('button', { name: 'Tutup Shift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup Shift' }).click();

  await expect(page.getByText('Seharusnya di laci')).toBeVisible();
  const { shift } = (await cashier.get('/v1/crm/cashier-shift/own')).body.data;
  const { orders, figures } = (await cashier.get(`/v1/crm/cashier-shift/report/${shift.id}`)).body.data;
  const sold = Number(orders[0].resale_total);
  expect(figures.difference).toBe(80_000 - (OPENING + sold - 5_000));
  await page.getByRole('textbox', { name: 'Catatan selisih' }).fill('Uang diambil pemilik siang tadi.');
  await page.getByRole('button', { name: 'Simpan Catatan' }).click();
  await expect(page.getByText('Ditulis Kiki Amelia.')).toBeVisible();

  const desk = await otherBrowser();
  await signIn(desk, product.url, 'mitra@demo.test');
  await desk.goto('/notification');
  await desk
    .getByText(/^Selisih pada shift SK-/)
    .first()
    .click();
  await expect(desk).toHaveURL(new RegExp(`/cashier-shift/detail\\?q=${shift.id}`));
  const report = desk.getByRole('region', { name: 'Hasil hitung' });
  await expect(report.getByText(differenceText(figures.difference))).toBeVisible();
  await expect(report.getByText('Uang diambil pemilik siang tadi.')).toBeVisible();
  await expect(desk.getByText(orders[0].code)).toBeVisible();
  expect(await axeErrors(desk)).toEqual([]);
  await desk.emulateMedia({ media: 'print' });
  await expect(report).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await expect(desk.getByRole('navigation', { name: 'Menu utama' })).toBeHidden();
  expect((await desk.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
});
