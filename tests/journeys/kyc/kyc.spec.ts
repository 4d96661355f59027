import type { DemoEmail } from '../../../demo/logins';
import { settle } from '../../support/app-pages';
import { expect } from '../../support/browser';
import { axeErrorsOfThemes } from '../../support/browser-axe';
import {
  agreeAndSend,
  cardPhoto,
  choosePhoto,
  fillAccount,
  fillAddress,
  fillPerson,
  heading,
  next,
  saved,
  sendPhoto,
} from '../../support/browser-kyc';
import { camera, kycTest as test } from '../../support/browser-kyc-product';

test.use(camera);

const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const steps = ['person', 'address', 'documents', 'account', 'summary'].map(
  (step) => `/kyc-form?langkah=${step}`,
);

for (const [screen, size] of Object.entries(screens)) {
  test(`every state and step fits a ${screen}, and is accessible in both themes`, async ({ page, enter }) => {
    test.slow();
    await page.setViewportSize(size);
    const screenshot = async (what: string) => {
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(spill, `${what} is wider than the screen by`).toBe(0);
      // Names, roles and colours are the same on both screens.
      if (screen === 'desktop') expect.soft(await axeErrorsOfThemes(page), what).toEqual([]);
    };
    const cases: [DemoEmail, string[]][] = [
      ['review@demo.test', ['/kyc']],
      ['baru@demo.test', ['/kyc', ...steps]],
      ['ditolak@demo.test', ['/kyc', ...steps]],
    ];
    for (const [email, paths] of cases) {
      await enter(email);
      for (const path of paths) {
        await page.goto(path);
        await settle(page);
        await screenshot(`${email} ${path}`);
      }
    }
    await page.goto('/kyc-form?langkah=person');
    await page.getByRole('button', { name: 'Tahan untuk melihat NIK' }).click();
    await screenshot('the PIN');
    await page.goto('/kyc-form?langkah=address');
    await page.getByRole('combobox', { name: 'Kecamatan' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await screenshot('a list of places');
    await page.goto('/kyc-form?langkah=documents');
    const group = page.getByRole('group', { name: 'Foto KTP' });
    await group.getByRole('button', { name: 'Ambil Foto' }).click();
    await expect(page.getByRole('button', { name: 'Ambil foto', exact: true })).toBeEnabled();
    await screenshot('the camera');
    await page.getByRole('button', { name: 'Ambil foto', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Periksa foto' })).toBeVisible();
    await screenshot('a photo just taken');
  });
}

test('rejected files: the form opens at what is to be corrected, goes back to review, and may come back', async ({
  page,
  enter,
}) => {
  const client = await enter('ditolak@demo.test');
  // The automatic reviewer rejects this number.
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

test('a photo is validated before it is sent: too small, too dark, blurred', async ({ page, enter }) => {
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

test('a newcomer fills the form, waits, and is verified without a reload', async ({ page, enter }) => {
  await enter('baru@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByText('Lakukan Verifikasi Berkas untuk bertransaksi tanpa limit')).toBeVisible();
  await page.goto('/kyc');
  await page.getByRole('link', { name: 'Lengkapi Sekarang' }).click();
  await page.goto('/kyc-form?langkah=person');
  await expect(page.getByRole('textbox', { name: 'Nama lengkap' })).toBeVisible();
  // Earlier tests may have saved a NIK.
  const change = page.locator('[data-field="nik"]').getByRole('button', { name: 'Ubah' });
  if (await change.isVisible()) await change.click();
  await fillPerson(page);
  await page.getByLabel('Tanggal lahir').fill('1991-07-01');
  await expect(page.getByText('Tanggal lahir berbeda dengan NIK. Periksa kembali keduanya.')).toBeVisible();
  await expect(page.getByText(saved)).toBeVisible();
  await next(page);
  await expect(heading(page, 'Alamat')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Data Diri')).toBeFocused();
  await page.getByLabel('Tanggal lahir').fill('1990-07-01');
  await expect(page.getByText('Tanggal lahir berbeda dengan NIK. Periksa kembali keduanya.')).toBeHidden();
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
