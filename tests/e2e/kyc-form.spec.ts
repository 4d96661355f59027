import { DEMO_PASSWORD, DEMO_PIN } from '../../server/seed/demo-logins';
import { expect } from '../support/browser';
import {
  cardPhoto,
  choosePhoto,
  chooseRegion,
  fillPerson,
  heading,
  next,
  saved,
} from '../support/browser-kyc';
import { camera, kycTest as test } from '../support/browser-kyc-product';

test.use(camera);

test('a pause between two words takes nothing away', async ({ page, enter }) => {
  await enter('baru@demo.test');
  await page.goto('/kyc-form?langkah=person');
  const place = page.getByRole('textbox', { name: 'Tempat lahir' });
  const save = page.waitForResponse(/complete-kyc\/draft$/);
  await place.fill('Tanjung ');
  expect((await save).status()).toBe(200);
  await expect(page.getByText(saved)).toBeVisible();
  await place.pressSequentially('Pinang');
  await expect(place).toHaveValue('Tanjung Pinang');
  await place.blur();
  await expect(place).toHaveValue('Tanjung Pinang');
});

test('a step is not left while something on it is wrong: each error is named, and leads to its field', async ({
  page,
  enter,
}) => {
  await enter('baru@demo.test');
  await page.goto('/kyc-form');
  await page.getByRole('textbox', { name: 'NIK' }).fill('9973010107900001');
  await page.getByRole('textbox', { name: 'NIK' }).blur();
  await expect(page.getByText('NIK tidak valid: dua digit pertama bukan kode provinsi.')).toBeVisible();
  await next(page);
  const summary = page.getByRole('alert').filter({ hasText: 'isian perlu diperbaiki' });
  await expect(summary).toContainText('Jenis akun, Nama lengkap, NIK');
  await summary.getByRole('link', { name: 'Nama lengkap' }).click();
  await expect(page.getByRole('textbox', { name: 'Nama lengkap' })).toBeFocused();

  await fillPerson(page);
  await page.getByLabel('Tanggal lahir').fill('1991-07-01');
  await expect(page.getByText('Tanggal lahir berbeda dengan NIK. Periksa kembali keduanya.')).toBeVisible();
  await next(page);
  await expect(heading(page, 'Alamat')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Data Diri')).toBeFocused();
});

test('places are found by typing, by keyboard too, and a new one above empties those below', async ({
  page,
  enter,
}) => {
  await enter('baru@demo.test');
  await page.goto('/kyc-form?langkah=address');
  await expect(page.getByRole('combobox', { name: 'Kota/Kabupaten' })).toBeDisabled();
  await chooseRegion(page, 'Provinsi', 'jawa bar', 'Jawa Barat');
  const city = page.getByRole('combobox', { name: 'Kota/Kabupaten' });
  await city.click();
  await city.fill('bandung');
  await expect(page.getByRole('option')).toHaveText([
    'Kabupaten Bandung',
    'Kabupaten Bandung Barat',
    'Kota Bandung',
  ]);
  await city.press('ArrowDown');
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Kota Bandung');
  await city.fill('tidak ada');
  await expect(page.getByText('Tidak ditemukan. Periksa ejaannya.')).toBeVisible();
  await city.press('Escape');
  await expect(city).toHaveValue('Kota Bandung');
  await chooseRegion(page, 'Provinsi', 'bali', 'Bali');
  await expect(city).toHaveValue('');
});

test('a photo is judged before it is sent: too small, too dark, blurred', async ({ page, enter }) => {
  await enter('baru@demo.test');
  await page.goto('/kyc-form?langkah=documents');
  const blurred = await choosePhoto(page, 'Foto KTP', await cardPhoto({ blur: 8 }));
  await expect(blurred.getByText('Buram. Tahan perangkat dan pastikan tulisan terbaca.')).toBeVisible();
  await blurred.getByRole('button', { name: 'Ulangi' }).click();
  const dark = await choosePhoto(page, 'Foto KTP', await cardPhoto({ light: 0.25 }));
  await expect(dark.getByText('Terlalu gelap. Cari tempat yang lebih terang.')).toBeVisible();
  await dark.getByRole('button', { name: 'Ulangi' }).click();
  const small = await choosePhoto(page, 'Foto KTP', await cardPhoto({ width: 400 }));
  await expect(small.getByText('Foto terlalu kecil. Minimal 640 × 400 piksel.')).toBeVisible();
  await expect(small.getByRole('button', { name: 'Tetap Pakai' })).toHaveCount(0);
});

test('the camera shows a frame and a hint, its picture is sent, masked, and opened only on request', async ({
  page,
  enter,
}) => {
  const client = await enter('baru@demo.test');
  await page.goto('/kyc-form?langkah=documents');
  const group = page.getByRole('group', { name: 'Selfie dengan KTP' });
  await group.getByRole('button', { name: 'Ambil Foto' }).click();
  const camera = page.getByRole('dialog', { name: 'Selfie dengan KTP' });
  await camera.getByRole('button', { name: 'Ambil foto', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Periksa foto' });
  await review.getByRole('button', { name: /Pakai/ }).click();
  await expect(group.getByText(/^Terunggah/)).toBeVisible();

  await group.getByRole('button', { name: 'Lihat Selfie dengan KTP' }).click();
  const opened = page.getByRole('dialog', { name: 'Selfie dengan KTP' });
  await expect(opened.getByRole('img', { name: 'Selfie dengan KTP' })).toHaveJSProperty('complete', true);
  await opened.getByRole('button', { name: 'Tutup' }).click();
  const { body } = await client.get('/v1/crm/complete-kyc');
  expect(body.data.photos.map(({ kind }: { kind: string }) => kind)).toContain('selfie_photo');
  await group.getByRole('button', { name: 'Hapus Selfie dengan KTP' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(group.getByText(/^Terunggah/)).toHaveCount(0);
});

test('without a connection what is typed waits at this browser, and catches up', async ({
  page,
  enter,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const client = await enter('baru@demo.test');
  await page.goto('/kyc-form?langkah=person');
  const place = page.getByRole('textbox', { name: 'Tempat lahir' });
  await place.fill('Cimahi');
  await expect(page.getByText(saved)).toBeVisible();
  await context.setOffline(true);
  await place.fill('Garut');
  await expect(page.getByText('Tersimpan di perangkat ini. Dikirim saat tersambung kembali.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(saved)).toBeVisible();
  // "Saved" may still stand there from before the connection went.
  await expect
    .poll(async () => (await client.get('/v1/crm/complete-kyc')).body.data.values.birth_place)
    .toBe('Garut');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:'))))
    .toEqual([]);
});

test('a session that dies in the middle loses nothing that was typed', async ({
  page,
  enter,
  complaints,
}) => {
  // A channel that was being opened in that moment is refused.
  complaints.allow(/^WebSocket connection to '.*\/live\/.*403/);
  const client = await enter('baru@demo.test');
  await page.goto('/kyc-form?langkah=person');
  const place = page.getByRole('textbox', { name: 'Tempat lahir' });
  await expect(place).toBeVisible();
  // Before it is saved; a page whose session has ended may leave at any moment.
  await place.fill('Sumedang');
  await client.post('/v1/crm/logout');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('textbox', { name: 'Email' }).fill('baru@demo.test');
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL(/\/kyc-form\?langkah=person$/);
  await expect(place).toHaveValue('Sumedang');
  await expect(page.getByText(saved)).toBeVisible();
});

test('a saved NIK is masked, and shown while the button is held, after the PIN', async ({ page, enter }) => {
  await enter('ditolak@demo.test');
  await page.goto('/kyc-form?langkah=person');
  const field = page.locator('[data-field="nik"]');
  const masked = /^3578•{8}\d{4}$/;
  await expect(field.getByText(masked)).toBeVisible();
  const eye = field.getByRole('button', { name: 'Tahan untuk melihat NIK' });
  await eye.click();
  await page.getByRole('dialog', { name: 'Lihat NIK' }).getByLabel('PIN 6 angka').fill(DEMO_PIN);
  await expect(field.getByText('NIK terbuka selama satu menit.')).toBeVisible();
  await expect(field.getByText(masked)).toBeVisible();
  await eye.focus();
  await page.keyboard.down('Space');
  await expect(field.getByText(/^3578\d{12}$/)).toBeVisible();
  await page.keyboard.up('Space');
  await expect(field.getByText(masked)).toBeVisible();
});
