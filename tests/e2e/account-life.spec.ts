import { expect, test } from '../support/browser';
import { act, save, textField } from '../support/browser-form';
import { buy, destination, formPath } from '../support/browser-shop';

test('news arrives in an open browser: it pops up, is counted by the bell, and leads to what it tells of', async ({
  page,
  enter,
  otherBrowser,
}) => {
  const client = await enter('mitra@demo.test');
  await page.goto('/history-balance');
  const bell = page.getByRole('link', { name: /^Notifikasi/ });
  await expect(bell).toHaveAccessibleName('Notifikasi, 2 belum dibaca');

  // Bought on another device: this one only hears of it.
  const elsewhere = await otherBrowser();
  await elsewhere.goto('/login');
  await elsewhere.evaluate((session) => localStorage.setItem('loginSession', JSON.stringify(session)), {
    accessToken: client.token,
    authType: 'email',
  });
  await buy(elsewhere, await formPath(client), destination('1230'));

  const popup = page.getByRole('status').filter({ hasText: 'Transaksi berhasil' });
  await expect(popup).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifikasi, 3 belum dibaca');
  await popup.getByRole('button', { name: 'Lihat Detail' }).click();
  await expect(page).toHaveURL(/\/detail-transaction\?q=/);

  // The new page takes the focus, which closes whatever is open.
  await expect(page.getByRole('heading', { name: 'Detail Transaksi', level: 1 })).toBeVisible();
  await bell.click();
  await expect(page).toHaveURL(/\/notification$/);
  const newest = page.getByRole('article').first();
  await expect(newest).toContainText('Transaksi berhasil');
  await newest.getByRole('button', { name: /^Tandai Sudah Dibaca/ }).click();
  await expect(bell).toHaveAccessibleName('Notifikasi, 2 belum dibaca');

  await buy(elsewhere, await formPath(client), destination('1231'));
  await expect(page.getByRole('article').filter({ hasText: 'Transaksi berhasil' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Tandai Semua Dibaca' }).click();
  await expect(bell).toHaveAccessibleName('Notifikasi');
});

test('an edit stands in the activity log with what was before and what is now', async ({ page, enter }) => {
  await enter('lain@demo.test');
  await page.goto('/panel/banner/data');
  const title = await page.getByRole('row').nth(1).getByRole('button').first().innerText();
  await act(page, title, 'Ubah');
  await textField(page, 'Judul').fill('Promo Akhir Bulan');
  await save(page);
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();

  await page.goto('/activity-log');
  const activity = page.getByRole('article').filter({ hasText: 'Banner: Promo Akhir Bulan' });
  await activity.getByText('1 perubahan').click();
  await expect(activity.getByText('Judul')).toBeVisible();
  await expect(activity).toContainText(`Sebelum${title}`);
  await expect(activity).toContainText('SesudahPromo Akhir Bulan');

  await page.getByRole('combobox', { name: 'Modul' }).selectOption('Akun');
  await expect(page).toHaveURL(/module=Akun/);
  await expect(activity).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText('Masuk');
});

test('feedback names what is missing, keeps what was typed, and is listed once it is sent', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/feedback');
  await page.getByRole('button', { name: 'Kirim Masukan' }).click();
  for (const error of ['Kategori wajib dipilih.', 'Nilai wajib dipilih.', 'Pesan minimal 10 karakter.']) {
    await expect(page.getByText(error)).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Tampilan' }).check();
  await page.getByRole('radio', { name: '4 dari 5 bintang' }).check();
  await page.getByRole('textbox', { name: 'Pesan' }).fill('Halaman tier sangat jelas.');
  await expect(page.getByText('Draf tersimpan di peramban ini.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Pesan' })).toHaveValue('Halaman tier sangat jelas.');
  await page.getByRole('button', { name: 'Kirim Masukan' }).click();
  await expect(page.getByText('Terima kasih, masukan Anda terkirim.')).toBeVisible();
  const sent = page.getByRole('article').first();
  await expect(sent).toContainText('Halaman tier sangat jelas.');
  await expect(sent).toContainText('Terkirim');
  await expect(page.getByRole('textbox', { name: 'Pesan' })).toHaveValue('');
});

test('the tier page tells a newcomer what is missing, and the highest tier that nothing is', async ({
  page,
  enter,
}) => {
  await enter('baru@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Tier Bronze' }).click();
  await expect(page).toHaveURL(/\/tier$/);
  const own = page.getByRole('region', { name: 'Tier Anda' });
  await expect(own).toContainText('Yang masih kurang untuk Silver');
  await expect(own).toContainText(/Top up lagi\s*Rp\s*5\.000\.000/);
  await expect(own).toContainText('Verifikasi KYC akun');

  await enter('mitra@demo.test');
  await page.goto('/tier');
  await expect(own).toContainText('Platinum');
  await expect(own).toContainText('Anda berada di tier tertinggi.');
  await expect(own).toContainText(/Yang masih kurang untuk tetap Platinum setelah .+Top up lagi\s*Rp/);
});

test('what is new carries a dot until it has been read', async ({ page, enter }) => {
  await enter('bebas@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu pengguna' }).click();
  await page.getByRole('link', { name: 'Yang Baru Ada versi baru' }).click();
  await expect(page.getByRole('heading', { name: 'Yang Baru', level: 1 })).toBeVisible();
  await expect(page.getByText('Belum dibaca').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu pengguna' }).click();
  await expect(page.getByRole('link', { name: 'Yang Baru', exact: true })).toBeVisible();
});
