import { date, monthName } from '../../../src/core/format/date';
import { presetSpan } from '../../../src/topics/books/web/pembukuan/periods';
import { expect, test } from '../../support/browser';
import { axeErrors } from '../../support/browser-axe';
import { choose, numberField, runAction, save, textField } from '../../support/browser-form';
import { pictureOf } from '../../support/sample';

test('a cost with its receipt counts in its month, until the month is closed', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/pembukuan?period=last');
  const statement = page.getByRole('table', { name: 'Laba rugi' });
  const expense = statement.getByRole('row', { name: /^Biaya Rp|^Biaya −/ });
  await expect(expense).toContainText('Rp');
  const before = await expense.innerText();
  await page.getByRole('button', { name: 'Lihat tabel' }).click();
  await expect(page.getByRole('table', { name: 'Omzet dan laba harian' })).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);

  await page.getByRole('link', { name: 'Tambah catatan' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Jumlah wajib diisi.').first()).toBeVisible();
  const day = presetSpan('last', Date.now()).from;
  const month = monthName(day.slice(0, 7));
  await textField(page, 'Tanggal').fill(date(`${day}T12:00:00+07:00`));
  await textField(page, 'Tanggal').press('Enter');
  await choose(page, 'Kategori catatan', 'Sewa');
  await numberField(page, 'Jumlah').fill('750000');
  await textField(page, 'Pihak terkait').fill('Bu Ratna');
  const receipt = page.locator('input[type=file]');
  await receipt.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('nota') });
  await expect(page.getByText('Format berkas harus JPG, PNG, atau PDF.')).toBeVisible();
  await receipt.setInputFiles({ name: 'nota.png', mimeType: 'image/png', buffer: await pictureOf(60, 40) });
  await expect(page.getByText('nota.png')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan' }).click();

  const list = page.getByRole('region', { name: 'Daftar catatan pembukuan' });
  await list.getByRole('searchbox').fill('Bu Ratna');
  const row = list.getByRole('row', { name: /Sewa · Bu Ratna/ });
  await expect(row).toContainText('Catatan sendiri');
  await page.goto('/pembukuan?period=last');
  await expect(expense).not.toHaveText(before);

  await page.getByRole('button', { name: `Tutup buku ${month}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup buku' }).click();
  await expect(page.getByRole('button', { name: `Buka kembali buku ${month}` })).toBeVisible();
  await page.goto('/pembukuan/entry/form');
  await textField(page, 'Tanggal').fill(date(`${day}T12:00:00+07:00`));
  await textField(page, 'Tanggal').press('Enter');
  await expect(page.getByText(`Buku ${month} sudah ditutup.`).first()).toBeVisible();
  await page.goto('/pembukuan/entry/data?search=Bu+Ratna');
  await row.getByRole('button', { name: /Tindakan/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Lihat Detail' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Hapus' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Lihat Detail' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'nota.png' }).click();
  expect((await saved).suggestedFilename()).toBe('nota.png');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a debt is paid in parts, and its reminder is typed already', async ({ page, enter }) => {
    await enter('mitra@demo.test');
    await page.goto('/pembukuan/debt/form');
    await textField(page, 'Nama pelanggan').fill('Pak Joko');
    await textField(page, 'Nomor WhatsApp').fill('081233445566');
    await numberField(page, 'Jumlah hutang').fill('150000');
    await save(page);

    const card = page.getByRole('listitem').filter({ hasText: 'Pak Joko' });
    await expect(card).toContainText('Belum dibayar');
    const reminder = await card.getByRole('link', { name: /Ingatkan Pak Joko/ }).getAttribute('href');
    expect(decodeURIComponent(reminder ?? '')).toContain('wa.me/6281233445566?text=Halo Pak Joko');
    await runAction(page, 'Pak Joko', 'Catat pembayaran');
    const dialog = page.getByRole('dialog');
    // One press records all of it today.
    await expect(textField(page, 'Tanggal')).toHaveValue(date(new Date().toISOString()));
    await expect(numberField(page, 'Jumlah')).toHaveValue('150.000');
    await numberField(page, 'Jumlah').fill('100000');
    await dialog.getByRole('button', { name: 'Catat pembayaran' }).click();
    await expect(card).toContainText('Dicicil');
    await expect(card).toContainText('50.000');
    await card.getByRole('button', { name: 'Pak Joko', exact: true }).click();
    const detail = page.getByRole('dialog');
    await expect(detail.getByRole('link', { name: 'Ingatkan Pak Joko lewat WhatsApp' })).toBeVisible();
    expect(await axeErrors(page)).toEqual([]);
  });
});
