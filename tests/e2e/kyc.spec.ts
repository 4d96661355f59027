import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { DEMO_PASSWORD, DEMO_PIN, type DemoEmail } from '../../server/db/seed/demo-logins';
import { test as base, expect } from '../support/browser';
import { axeFaults } from '../support/browser-axe';
import {
  agreeAndSend,
  cardPhoto,
  choosePhoto,
  chooseRegion,
  fillAccount,
  fillAddress,
  fillPerson,
  heading,
  next,
  sendPhoto,
} from '../support/browser-kyc';
import { settle, showTheme } from '../support/browser-places';
import { buyButton, destination, formPath, item } from '../support/browser-shop';
import type { DemoProduct } from '../support/product';
import { startProduct } from '../support/product';

/** The automatic reviewer takes as long as it takes to see that a review is going on. */
const REVIEW_SECONDS = '5';

const test = base.extend<object, { reviewed: DemoProduct }>({
  reviewed: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ AUTO_REVIEW_SECONDS: REVIEW_SECONDS });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ reviewed }, use) => use(reviewed),
});

test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [...chromiumArguments, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  },
});

const saved = /^Tersimpan \d\d:\d\d$/;

const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const steps = ['person', 'address', 'documents', 'account', 'summary'].map(
  (step) => `/kyc-form?langkah=${step}`,
);

for (const [screen, size] of Object.entries(screens)) {
  test(`every state and step on a ${screen} is accessible in both themes and fits`, async ({
    page,
    enter,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const look = async (what: string) => {
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(spill, `${what} is wider than the screen by`).toBe(0);
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme);
        expect.soft(await axeFaults(page), `${what}, ${theme}`).toEqual([]);
      }
    };
    const places: [DemoEmail, string[]][] = [
      ['review@demo.test', ['/kyc']],
      ['baru@demo.test', ['/kyc', ...steps]],
      ['ditolak@demo.test', ['/kyc', ...steps]],
    ];
    for (const [email, paths] of places) {
      await enter(email);
      for (const path of paths) {
        await page.goto(path);
        await settle(page);
        await look(`${email} ${path}`);
      }
    }
    await page.goto('/kyc-form?langkah=person');
    await page.getByRole('button', { name: 'Tahan untuk melihat NIK' }).click();
    await look('the PIN');
    await page.goto('/kyc-form?langkah=address');
    await page.getByRole('combobox', { name: 'Kecamatan' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await look('a list of places');
    await page.goto('/kyc-form?langkah=documents');
    const group = page.getByRole('group', { name: 'Foto KTP' });
    await group.getByRole('button', { name: 'Ambil Foto' }).click();
    await expect(page.getByRole('button', { name: 'Ambil foto', exact: true })).toBeEnabled();
    await look('the camera');
    await page.getByRole('button', { name: 'Ambil foto', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Periksa foto' })).toBeVisible();
    await look('a photo just taken');
  });
}

test('who is verified has nothing to do on /kyc and its form', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/kyc');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/kyc-form');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a sub-account never sees the documents of its partner', async ({ page, enter }) => {
  await enter('kasir@demo.test');
  await page.goto('/kyc');
  await expect(page).toHaveURL(/\/403$/);
  await page.goto('/kyc-form');
  await expect(page).toHaveURL(/\/403$/);
});

test('files under review are waited for, and nothing about them can be changed', async ({ page, enter }) => {
  await enter('review@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByText('Kami sedang melakukan proses pengecekan verifikasi berkas')).toBeVisible();
  await page.goto('/kyc-form');
  await expect(page).toHaveURL(/\/kyc$/);
  await expect(page.getByRole('heading', { name: 'Berkas sedang direview' })).toBeVisible();
  await expect(page.getByText('paling lama 3 hari kerja')).toBeVisible();
  await expect(page.getByText('Selesai paling lambat')).toBeVisible();
});

test('the warning beside the balance leads to the documents, and "Nanti" away from them', async ({
  page,
  enter,
}) => {
  await enter('baru@demo.test');
  await page.goto('/topup/data');
  await page.getByRole('link', { name: /^Limit Rp/ }).click();
  await expect(page).toHaveURL(/\/kyc$/);
  await expect(page.getByRole('heading', { name: 'Selamat datang di H2H' })).toBeVisible();
  await page.getByRole('link', { name: 'Nanti' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who is not verified buys up to the limit, and is led to the documents beyond it', async ({
  page,
  enter,
}) => {
  const client = await enter('review@demo.test');
  const { body } = await client.get('/v1/crm/profile');
  expect(body.data.maximum_unverified_amount).toBe(500_000);
  await page.goto(await formPath(client));
  await page.getByRole('textbox', { name: 'Player ID' }).fill(destination('1230'));
  await item(page, '36.500 Diamond').press('Space');
  await expect(
    page.getByText(/^Batas akun belum terverifikasi Rp\s?500\.000\. Lengkapi berkas\./),
  ).toBeVisible();
  await expect(buyButton(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Lengkapi Sekarang' }).click();
  await expect(page).toHaveURL(/\/kyc$/);
  await expect(page.getByRole('heading', { name: 'Berkas sedang direview' })).toBeVisible();
});

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

test('a step is not left while something on it is wrong: each fault is named, and leads to its field', async ({
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

test('a session that dies in the middle loses nothing that was typed', async ({ page, enter }) => {
  const client = await enter('baru@demo.test');
  await page.goto('/kyc-form?langkah=person');
  const place = page.getByRole('textbox', { name: 'Tempat lahir' });
  await expect(place).toBeVisible();
  await client.post('/v1/crm/logout');
  await place.fill('Sumedang');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('radio', { name: 'Email' }).press('Space');
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

test('rejected files: the form opens at what is to be corrected, goes back to review, and may come back', async ({
  page,
  enter,
}) => {
  const client = await enter('ditolak@demo.test');
  // The automatic reviewer sends such a number back.
  const { version } = (await client.get('/v1/crm/complete-kyc')).body.data;
  const values = { nik: '3578012512980009' };
  expect((await client.put('/v1/crm/complete-kyc/draft', { version, values })).status).toBe(200);
  await page.goto('/dashboard');
  await expect(page.getByText('Maaf verifikasimu ditolak, Silahkan cek detail')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat Detail' }).click();
  await expect(page.getByRole('heading', { name: 'Maaf Berkas Ditolak' })).toBeVisible();
  await expect(
    page.getByText('Foto KTP buram. Unggah ulang foto yang jelas dan tidak terpotong.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Lengkapi Sekarang' }).click();

  await expect(heading(page, 'Dokumen')).toBeVisible();
  const group = page.getByRole('group', { name: 'Foto KTP' });
  await expect(group.getByRole('button', { name: 'Ambil Foto' })).toBeFocused();
  const reason = page.getByText('Ditolak: Foto KTP buram, KTP terpotong. Perbaiki isian ini.');
  await expect(reason).toBeVisible();
  await sendPhoto(page, 'Foto KTP', await cardPhoto());
  await expect(reason).toHaveCount(0);
  // All is corrected: what is left is to send it.
  await page.reload();
  await expect(heading(page, 'Ringkasan')).toBeVisible();
  await expect(page.getByText('Pemeriksa meminta perbaikan:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kirim Berkas' }).click();
  await expect(page.getByText('Centang persetujuan ini untuk melanjutkan.')).toHaveCount(2);
  await agreeAndSend(page);
  await expect(page.getByRole('heading', { name: 'Berkas sedang direview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Maaf Berkas Ditolak' })).toBeVisible();
  await expect(page.getByText('Foto KTP: Foto KTP buram')).toBeVisible();
  await page.getByRole('link', { name: 'Nanti' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a newcomer fills the form, waits, and is verified without a reload', async ({ page, enter }) => {
  await enter('baru@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByText('Lakukan Verifikasi Berkas untuk bertransaksi tanpa limit')).toBeVisible();
  await page.goto('/kyc');
  await page.getByRole('link', { name: 'Lengkapi Sekarang' }).click();
  await page.goto('/kyc-form?langkah=person');
  await expect(page.getByRole('textbox', { name: 'Nama lengkap' })).toBeVisible();
  // Tests before this one may have saved a NIK.
  const change = page.locator('[data-field="nik"]').getByRole('button', { name: 'Ubah' });
  if (await change.isVisible()) await change.click();
  await fillPerson(page);
  await expect(page.getByText(saved)).toBeVisible();
  await next(page);
  await fillAddress(page);
  await next(page);
  await sendPhoto(page, 'Foto KTP', await cardPhoto());
  await sendPhoto(page, 'Selfie dengan KTP', await cardPhoto({ light: 0.9 }));
  await next(page);
  await fillAccount(page);
  await next(page);

  await expect(heading(page, 'Ringkasan')).toBeFocused();
  await expect(page.getByText('3273••••••••0001')).toBeVisible();
  await expect(page.getByText('Bandung Wetan')).toBeVisible();
  await page.getByRole('button', { name: 'Ubah Rekening' }).click();
  await expect(heading(page, 'Rekening')).toBeFocused();
  await next(page);
  await agreeAndSend(page);
  await expect(page).toHaveURL(/\/kyc$/);
  await expect(page.getByRole('heading', { name: 'Berkas sedang direview' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Lakukan Verifikasi Berkas')).toHaveCount(0);
});
