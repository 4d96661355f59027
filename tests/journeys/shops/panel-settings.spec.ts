import { expect, test } from '../../support/browser';
import {
  choiceField,
  choose,
  numberField,
  rowWith,
  runAction,
  save,
  textField,
} from '../../support/browser-form';

test('a way to pay by hand asks for an account, one of the platform does not', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/setting/payment-method/form');
  await expect(textField(page, 'Nomor rekening')).toBeHidden();
  await textField(page, 'Nama').fill('Transfer Bank Jago');
  await expect(choiceField(page, 'Kode')).toBeVisible();
  await choose(page, 'Kode', 'BRI Virtual Account (BRIVA)');
  await choose(page, 'Sumber', 'Manual');
  await textField(page, 'Kode').fill('jago bank');
  await numberField(page, 'Pembayaran minimal').fill('50000');
  await numberField(page, 'Pembayaran maksimal').fill('10000');
  await save(page);
  await expect(textField(page, 'Kode')).toHaveAccessibleDescription(/Kode terdiri dari huruf, angka/);
  await expect(textField(page, 'Nomor rekening')).toHaveAccessibleDescription(/Nomor rekening wajib diisi\./);
  await textField(page, 'Kode').fill('jago');
  await textField(page, 'Nomor rekening').fill('1080012345');
  await textField(page, 'Nama pemilik rekening').fill('Sari Wulandari');
  await save(page);
  await expect(numberField(page, 'Pembayaran maksimal')).toHaveAccessibleDescription(/minimal/i);
  await numberField(page, 'Pembayaran maksimal').fill('5000000');
  await page.getByRole('switch', { name: 'Buka 24 jam' }).click();
  await textField(page, 'Buka pukul').fill('08.00');
  await textField(page, 'Tutup pukul').fill('21:00');
  await save(page);
  await expect(textField(page, 'Buka pukul')).toHaveAccessibleDescription(/Tulis jam seperti 08:00\./);
  await textField(page, 'Buka pukul').fill('08:00');
  await save(page);
  await expect(page).toHaveURL('/panel/setting/payment-method/data');
  await expect(rowWith(page, 'Transfer Bank Jago')).toContainText('Manual');
});

test('new members start in one tier alone: it is handed over, never given up', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  const list = '/panel/setting/member-tier/data';
  const initial = page.getByRole('switch', { name: 'Tier awal' });
  const open = async (name: string) => {
    await page.goto(list);
    await runAction(page, name, 'Ubah');
    await expect(textField(page, 'Nama')).toHaveValue(name);
  };
  const hold = async (name: string) => {
    await open(name);
    await initial.click();
    await save(page);
    await expect(page).toHaveURL(list);
  };
  const cells = (name: string) => rowWith(page, name).first().getByRole('cell');
  const isInitial = (name: string, word: 'Ya' | 'Tidak') => expect(cells(name).nth(6)).toHaveText(word);

  await open('Publik');
  await expect(initial).toBeChecked();
  await initial.click();
  await save(page);
  await expect(initial).toHaveAccessibleDescription(/Harus ada satu tier awal\. Jadikan tier lain/);
  await initial.click();
  await save(page);
  await expect(page).toHaveURL(list);
  await hold('Reseller');
  await isInitial('Reseller', 'Ya');
  await isInitial('Publik', 'Tidak');
  await hold('Publik');
  await isInitial('Publik', 'Ya');
  await isInitial('Reseller', 'Tidak');
});

test('a higher tier that pays more than a lower one is warned of, and saved all the same', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  const list = '/panel/setting/member-tier/data';
  const warning = /Margin lebih tinggi daripada tier (Publik|Member) yang tingkatnya lebih rendah\./;
  const setMargin = async (typed: string) => {
    await page.goto(list);
    await runAction(page, 'Reseller', 'Ubah');
    await expect(textField(page, 'Nama')).toHaveValue('Reseller');
    await numberField(page, 'Margin').fill(typed);
    await save(page);
    await expect(page).toHaveURL(list);
  };
  await setMargin('9');
  await expect(rowWith(page, 'Reseller')).toContainText(warning);
  await runAction(page, 'Reseller', 'Ubah');
  await expect(page.getByRole('heading', { level: 1, name: 'Ubah Member Tier' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(warning);
  await setMargin('3,5');
  await expect(rowWith(page, 'Reseller')).toContainText('3,5 %');
  await expect(rowWith(page, 'Reseller')).not.toContainText('Margin lebih tinggi');
});

test('contacts: rows of accounts and of hours, each validated at its own field', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/setting/social-media');
  await expect(textField(page, 'WhatsApp')).not.toHaveValue('');
  await textField(page, 'WhatsApp').fill('12345');
  const named = textField(page, 'Akun');
  const before = await named.count();
  await page.getByRole('button', { name: 'Tambah akun sosial media' }).click();
  await choiceField(page, 'Jaringan').nth(before).press('ArrowDown');
  await page.locator('.ant-select-dropdown:visible').getByTitle('TikTok', { exact: true }).click();
  await named.nth(before).fill('tiktok.com/@tokosari');
  await save(page);
  await expect(textField(page, 'WhatsApp')).toHaveAccessibleDescription(/Nomor HP tidak valid/);
  await textField(page, 'WhatsApp').fill('0812 3456 7890');
  await save(page);
  await expect(named.nth(before)).toHaveAccessibleDescription(/Tulis nama akun seperti @tokosaya/);
  await named.nth(before).fill('@tokosari');
  await save(page);
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  await page.reload();
  await expect(named.nth(before)).toHaveValue('@tokosari');
});

test('what a website will look like is drawn while it is chosen, and validated in the dark too', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/setting/web-panel');
  const pictures = page.getByRole('figure');
  await choose(page, 'Mode warna', 'Ikuti perangkat');
  await expect(pictures).toHaveCount(2);
  await textField(page, 'Warna utama').fill('#7a1fa2');
  const site = pictures.first().locator('[data-theme-name]');
  await expect(site).toHaveAttribute('style', /--site-primary: #7a1fa2/);
  await expect(pictures.first()).toContainText(/Warna utama \d+,\d : 1/);
  await choose(page, 'Mode warna', 'Gelap');
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toContainText('Gelap');
  await textField(page, 'Nama website').fill('Toko Pratinjau');
  await expect(site).toContainText('Toko Pratinjau');
});

test('an article is put on the calendar: it has a time to come, and says that it waits', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/blog/form');
  await textField(page, 'Judul').fill('Promo akhir tahun');
  await page.getByText('HTML', { exact: true }).click();
  await expect(page.locator('[contenteditable="true"]')).toHaveCount(0);
  await textField(page, 'Isi artikel').fill('<p>Segera.</p>');
  await choose(page, 'Status', 'Terjadwal');
  await save(page);
  const time = textField(page, 'Tanggal terbit');
  await expect(time).toHaveAccessibleDescription(/./);
  await expect(page).toHaveURL('/panel/blog/form');
  await time.fill('31/12/2099 08:00');
  await time.press('Enter');
  await save(page);
  await expect(page).toHaveURL('/panel/blog/data');
  await expect(rowWith(page, 'Promo akhir tahun')).toContainText('Terjadwal');
  await expect(rowWith(page, 'Promo akhir tahun')).toContainText('31 Des 2099');
});
