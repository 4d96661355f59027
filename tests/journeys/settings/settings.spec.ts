import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PIN } from '../../../demo/logins';
import { pinReasons } from '../../../src/core/account/pin-rule';
import { expect, test } from '../../support/browser';
import { codeSentTo } from '../../support/browser-mail';
import { signIn } from '../../support/browser-session';
import { buy, destination, formPath } from '../../support/browser-shop';
import { pictureOf } from '../../support/sample';

const NEXT_PIN = '739164';
const NEXT_PASSWORD = 'Kunyit-8-Petrol';

const pin = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const chosen = async (page: Page, digits: string) => {
  await pin(page, 'PIN baru').fill(digits);
  await pin(page, 'Ulangi PIN baru').fill(digits);
};

test('a newcomer makes a PIN on the way to buying, and comes back to where it was asked for', async ({
  page,
  enter,
}) => {
  const client = await enter('baru@demo.test');
  await page.goto(await formPath(client));
  await page.getByRole('link', { name: 'Buat PIN' }).click();
  await expect(page).toHaveURL(/\/setting\/create-pin$/);
  await page.getByRole('button', { name: 'Nanti' }).click();
  await expect(page).toHaveURL(/\/transaction-form\?q=/);
  await page.getByRole('link', { name: 'Buat PIN' }).click();

  await pin(page, 'PIN baru').fill('123456');
  await expect(page.getByText(pinReasons.run)).toBeVisible();
  await pin(page, 'PIN baru').fill(NEXT_PIN);
  await expect(pin(page, 'Ulangi PIN baru')).toBeFocused();
  await pin(page, 'Ulangi PIN baru').fill('739165');
  await expect(page.getByText('Kedua PIN tidak sama.')).toBeVisible();
  await pin(page, 'Ulangi PIN baru').fill(NEXT_PIN);
  await page.getByRole('button', { name: 'Simpan PIN' }).click();

  await expect(page.getByRole('heading', { name: 'PIN berhasil dibuat' })).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut' }).press('Enter');
  await expect(page).toHaveURL(/\/transaction-form\?q=/);
  await expect(page.getByRole('button', { name: 'Beli Sekarang' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buat PIN' })).toHaveCount(0);
});

test('without a session the page for a PIN asks to sign in and is where signing in leads', async ({
  page,
}) => {
  await page.goto('/setting/create-pin');
  await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('textbox', { name: 'Nomor HP' }).fill('081200000001');
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/setting\/create-pin$/);
  await expect(page.getByRole('heading', { name: 'PIN sudah dibuat' })).toBeVisible();
});

test('a PIN is changed with the old one, and a forgotten one with a code', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('lain@demo.test');
  await page.goto('/setting/change-pin');
  await pin(page, 'PIN lama').fill('000001');
  await chosen(page, NEXT_PIN);
  await page.getByRole('button', { name: 'Simpan PIN baru' }).click();
  await expect(page.getByText('PIN salah. Sisa 2 percobaan.')).toBeVisible();
  await pin(page, 'PIN lama').fill(DEMO_PIN);
  await page.getByRole('button', { name: 'Simpan PIN baru' }).click();
  await expect(page.getByText('PIN berhasil diubah.')).toBeVisible();
  await expect(page).toHaveURL(/\/setting\/pin$/);
  expect((await client.post('/v1/crm/pin/verify', { pin: NEXT_PIN })).status).toBe(200);

  await page.getByRole('button', { name: 'Atur ulang PIN' }).click();
  await chosen(page, '908172');
  await page.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await page.getByLabel('Kode OTP 6 angka').fill(await codeSentTo(product.url, '6281200000010'));
  await expect(page.getByText('PIN baru sudah aktif.')).toBeVisible();
  expect((await client.post('/v1/crm/pin/verify', { pin: '908172' })).status).toBe(200);
});

test('a locked PIN is unlocked with a code', async ({ page, enter, product }) => {
  const client = await enter('segera@demo.test');
  for (let count = 0; count < 3; count += 1) await client.post('/v1/crm/pin/verify', { pin: '000001' });
  await page.goto('/setting/pin');
  await expect(page.getByRole('heading', { name: 'PIN terkunci' })).toBeVisible();
  await page.getByRole('button', { name: 'Buka kunci dengan OTP' }).click();
  await page.getByLabel('Kode OTP 6 angka').fill(await codeSentTo(product.url, '6281200000015'));
  await expect(page.getByRole('heading', { name: 'PIN aktif' })).toBeVisible();
});

test('a new password signs other browsers out at once, and this one stays', async ({
  page,
  enter,
  otherBrowser,
  product,
}) => {
  await enter('perunggu@demo.test');
  const other = await otherBrowser();
  await signIn(other, product.url, 'perunggu@demo.test');
  await other.goto('/setting');
  await expect(other.getByRole('heading', { name: 'Pengaturan', level: 1 })).toBeVisible();

  await page.goto('/setting/password');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Kata sandi saat ini').fill('Salah#2026');
  await field('Kata sandi baru').fill(NEXT_PASSWORD);
  await field('Ulangi kata sandi baru').fill(`${NEXT_PASSWORD}x`);
  await page.getByRole('button', { name: 'Ubah kata sandi' }).click();
  await expect(page.getByText('Konfirmasi kata sandi tidak sama.')).toBeVisible();
  await field('Ulangi kata sandi baru').fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Ubah kata sandi' }).click();
  await expect(page.getByText('Kata sandi saat ini salah. Sisa 4 percobaan.')).toBeVisible();
  await field('Kata sandi saat ini').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ubah kata sandi' }).click();
  await expect(page.getByText(/Kata sandi berhasil diubah\. \d+ perangkat lain dikeluarkan\./)).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText('Sesi Anda berakhir. Silakan masuk kembali.')).toBeVisible();
  await page.goto('/setting');
  await expect(page.getByRole('heading', { name: 'Pengaturan', level: 1 })).toBeVisible();
});

test('another device is seen and signed out', async ({ page, enter, otherBrowser, product }) => {
  await enter('menunggu@demo.test');
  const other = await otherBrowser();
  await signIn(other, product.url, 'menunggu@demo.test');
  await other.goto('/profile');

  await page.goto('/setting/account-setting');
  await expect(page.getByText('Perangkat ini')).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Keluarkan / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan' }).click();
  await expect(page.getByText('Perangkat dikeluarkan.')).toBeVisible();
  await expect(page.getByText('Tidak ada perangkat lain yang masuk.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login$/);
});

test('a picture stands for the person everywhere, until it is taken away', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/profile');
  const bytes = await pictureOf(400, 300);
  await page
    .getByLabel('Unggah foto')
    .setInputFiles({ name: 'saya.png', mimeType: 'image/png', buffer: bytes });
  await expect(page.getByText('Foto profil diganti.')).toBeVisible();
  const inHeader = page.getByRole('button', { name: /^Menu pengguna/ }).locator('img');
  await expect(inHeader).toHaveAttribute('src', /\/files\//);
  await page.getByRole('button', { name: 'Hapus foto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(inHeader).toHaveCount(0);
});

test('the profile keeps what was typed over a reload, and saves name and billing together', async ({
  page,
  enter,
}) => {
  const client = await enter('bebas@demo.test');
  await page.goto('/profile');
  await page.getByLabel('Nama lengkap').fill('Budi Hartono');
  await page.getByRole('switch', { name: /faktur pajak/ }).check();
  await expect(page.getByText(/Draf tersimpan/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Isian Anda yang belum tersimpan dipulihkan.')).toBeVisible();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Budi Hartono');

  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText('NPWP wajib diisi.')).toBeInViewport();
  await expect(page.getByLabel('NPWP', { exact: true })).toBeFocused();
  await page.getByLabel('NPWP', { exact: true }).fill('01.234.567.8-901.000');
  await page.getByLabel('Alamat', { exact: true }).fill('Jl. Melati No. 5, Bandung');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan Perubahan' })).toHaveCount(0);
  await expect(page.getByLabel('NPWP', { exact: true })).toHaveValue('012345678901000');
  expect((await client.get('/v1/crm/profile')).body.data.name).toBe('Budi Hartono');
  expect((await client.get('/v1/crm/billing-information')).body.data.wants_tax_invoice).toBe(true);
});

test('a purchase that takes the balance below the limit is shown in the bell within seconds', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  const { saldo } = (await client.get('/v1/crm/profile')).body.data;
  await page.goto('/setting/reminder-saldo');
  await page.getByRole('switch', { name: /^Pengingat saldo/ }).check();
  await page.getByLabel('Ingatkan bila saldo di bawah').fill(String(saldo));
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();

  await buy(page, await formPath(client), destination('1230'));
  await expect
    .poll(async () =>
      (await client.get('/v1/crm/notifications')).body.data.map(({ title }: { title: string }) => title),
    )
    .toContainEqual(expect.stringMatching(/^Saldo di bawah/));
  await page.getByRole('link', { name: /^Notifikasi, / }).click();
  await expect(page.getByText(/^Saldo di bawah/).first()).toBeVisible();
});

test('Telegram is linked for the reminder, simulated where no bot is, and unlinked again', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  const telegram = page.getByRole('region', { name: 'Telegram' });
  await page.goto('/setting/reminder-saldo');
  await page.getByRole('checkbox', { name: 'Telegram' }).check();
  await telegram.getByRole('button', { name: 'Hubungkan Telegram' }).click();
  await expect(telegram.getByText(/tidak ada bot sungguhan/)).toBeVisible();
  await telegram.getByRole('button', { name: 'Tautkan (simulasi)' }).click();
  await expect(telegram.getByText('Terhubung dengan Chat simulasi')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  const channels = async () => (await client.get('/v1/crm/setting/reminder-saldo')).body.data.channels;
  expect(await channels()).toEqual(['in_app', 'telegram']);
  // The bot answers later; the page polls.
  await page.goto('/sandbox/outbox?live=on');
  await expect(page.getByText(/^Terhubung dengan .* Pengingat saldo Lumbung/)).toBeVisible();

  await page.goto('/setting/reminder-saldo');
  await telegram.getByRole('button', { name: 'Putuskan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Putuskan' }).click();
  await expect(telegram.getByRole('button', { name: 'Hubungkan Telegram' })).toBeVisible();
});

test('lists open with as many rows as a person prefers', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/setting/account-setting');
  await page.getByRole('radio', { name: '25' }).press('Space');
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  const asked = page.waitForRequest((request) => /crm\/transaction\?.*limit=25/.test(request.url()));
  await page.goto('/list-transaction');
  await asked;
});
