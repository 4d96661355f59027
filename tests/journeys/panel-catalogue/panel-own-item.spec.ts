import { expect, test } from '../../support/browser';
import { buyerAt } from '../../support/browser-buyer';
import { choose, numberField, rowWith, runAction, save, textField } from '../../support/browser-form';

test('a shop’s own item: priced for the first tier, with codes from a file, each counted and sold once', async ({
  page,
  enter,
  product,
}) => {
  const owner = await enter('mitra@demo.test');
  await page.goto('/panel/product-custom/form');
  await textField(page, 'Nama').fill('Voucher Kopi');
  await choose(page, 'Brand', 'Jasa Joki');
  await textField(page, 'SKU').fill('KODE-WALL');
  await numberField(page, 'Harga modal').fill('7000');
  await page.getByRole('button', { name: 'Tambah harga per tier' }).click();
  await choose(page, 'Tier', 'VIP');
  await numberField(page, 'Harga jual').fill('9000');
  await choose(page, 'Cara kirim', 'Stok kode');
  await save(page);
  await expect(page.getByText('Isi harga untuk tier awal (Publik).')).toBeVisible();
  await choose(page, 'Tier', 'Publik');
  await save(page);
  await expect(textField(page, 'SKU')).toHaveAccessibleDescription(/SKU sudah digunakan\./);
  await textField(page, 'SKU').fill('KODE-KOPI');
  await save(page);
  await expect(page).toHaveURL('/panel/product-custom/data');
  const stock = rowWith(page, 'Voucher Kopi').getByRole('cell').nth(7);
  await expect(stock).toHaveText('0');

  await runAction(page, 'Voucher Kopi', 'Tambah stok kode');
  const dialog = page.getByRole('dialog', { name: 'Tambah stok kode' });
  await dialog.getByLabel('Berkas kode').setInputFiles({
    name: 'kopi.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('KOPI-1111-AAAA\r\nKOPI-2222-BBBB\r\nKOPI-1111-AAAA\r\n'),
  });
  await dialog.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(dialog.getByText('3 dari 5.000 baris')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tambah stok kode' }).click();
  await expect(dialog.getByText(/[Bb]aris 3/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Kode' }).fill('KOPI-1111-AAAA\nKOPI-2222-BBBB');
  await dialog.getByRole('button', { name: 'Tambah stok kode' }).click();
  await expect(page.getByText('2 kode ditambahkan ke stok.')).toBeVisible();
  await expect(stock).toHaveText('2');

  const buyer = await buyerAt(owner, product.url);
  const invoice = await buyer.order({ of: ({ name }) => name === 'Voucher Kopi' });
  await buyer.pay(invoice);
  await page.goto(`/panel/transaction/data?search=${invoice}`);
  await expect(rowWith(page, invoice)).toContainText('Berhasil');
  await page.goto('/panel/product-custom/data');
  await expect(stock).toHaveText('1');
  await runAction(page, 'Voucher Kopi', 'Lihat stok kode');
  await expect(page.getByRole('dialog')).toContainText(/Terjual\s*1/);
  await expect(page.getByRole('dialog')).toContainText('••••••BBBB');
  await expect(page.getByText('KOPI-2222-BBBB')).toHaveCount(0);
});
