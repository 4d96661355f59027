import { DEMO_PIN } from '../../server/seed/demo-logins';
import { expect, test } from '../support/browser';
import { noticeMarker } from '../support/browser-notice';
import { phone } from '../support/browser-phone';
import { signIn } from '../support/browser-session';

test('an account without a verified phone stands before /verify-phone everywhere', async ({
  page,
  enter,
}) => {
  await enter('telepon@demo.test');
  for (const path of ['/dashboard', '/panel/banner/data']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/verify-phone$/);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Verifikasi nomor HP' })).toBeVisible();
});

test('an account without a verified e-mail is led by how it signed in', async ({ page, enter }) => {
  await enter('surel@demo.test', 'phone');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/verify-email$/);

  await page.evaluate(() => localStorage.setItem('sendEmailVerif', '1'));
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/verify-email-info$/);

  await page.evaluate(() => localStorage.clear());
  await enter('surel@demo.test', 'email');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Email Anda belum terverifikasi.', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('loginSession'))).toBeNull();
});

test('an expired panel locks what is blocked, and the server refuses the same', async ({ page, enter }) => {
  const client = await enter('kedaluwarsa@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Buka Panel Website' }).click();
  await expect(page.getByText('URL Domain Expired.')).toBeVisible();

  await page.getByRole('button', { name: /^Banner ?, terkunci$/ }).click();
  const modal = page.getByRole('dialog', { name: 'Akses Dibatasi' });
  await expect(modal).toContainText('Biaya Perpanjangan');
  await expect(modal).toContainText(/Rp\s?[\d.]+/);
  await expect(page).toHaveURL(/\/panel\/statistic$/);
  await modal.getByRole('link', { name: 'Top Up Saldo Mitra' }).click();
  await expect(page).toHaveURL(/\/topup\/data$/);

  await page.goto('/panel/setting/web-panel');
  await modal.getByRole('link', { name: 'Kembali ke Dashboard' }).click();
  await expect(page).toHaveURL(/\/panel\/statistic$/);

  await page.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  for (const path of ['banner', 'tier', 'member', 'profile']) {
    const { status, body } = await client.get(`/v1/vendor-panel/${path}`);
    expect({ path, status, code: body.code }).toEqual({ path, status: 403, code: 'PANEL_EXPIRED' });
  }
  expect((await client.get('/v1/vendor-panel/blog')).status).toBe(200);
});

test('profit of the panel pays what a renewal lacks, for the PIN, and the locked page opens by itself', async ({
  page,
  enter,
}) => {
  await enter('kedaluwarsa@demo.test');
  await page.goto('/panel/banner/data');
  const modal = page.getByRole('dialog', { name: 'Akses Dibatasi' });
  await expect(modal).toContainText(/Saldo\s*Rp\s?87\.250\s*Kurang\s*Rp\s?62\.750/);
  await modal.getByRole('button', { name: /^Pakai Rp\s?62\.750 dari Saldo Profit$/ }).click();
  const paying = page.getByRole('dialog', { name: 'Pakai Saldo Profit' });
  await paying.getByLabel('PIN transaksi').fill('111111');
  await expect(paying).toContainText('PIN salah');
  await paying.getByLabel('PIN transaksi').fill(DEMO_PIN);
  await expect(page.getByRole('heading', { name: 'Banner', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('URL Domain Expired.')).toHaveCount(0);
});

test('a panel that ends soon says so', async ({ page, enter }) => {
  await enter('segera@demo.test');
  await page.goto('/panel/statistic');
  await expect(page.getByText(/Masa aktif panel berakhir/)).toBeVisible();
});

test('the mode is kept, reloads on its own page, and decides where the 404 page leads', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/tidak-ada');
  await expect(page.getByText('404 - Halaman Tidak Ditemukan')).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Buka Panel Website' }).click();
  await expect(page).toHaveURL(/\/panel\/statistic$/);
  expect(await page.evaluate(() => localStorage.getItem('vcg-sidebar-type'))).toBe('panel');
  await expect(page.getByRole('link', { name: 'Buka Website' })).toHaveAttribute('href', /^https:\/\//);
  await page.goto('/tidak-ada');
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click();
  await expect(page).toHaveURL(/\/panel\/statistic$/);

  await page.getByRole('button', { name: 'Kembali ke H2H' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem('vcg-sidebar-type'))).toBe('mitra');
});

test('profile and privileges are read again on every navigation, and the frame stays as it is', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, what] = /\/v1\/crm\/(profile|privileges)$/.exec(request.url()) ?? [];
    if (what) asked.push(what);
  });
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.evaluate((element) => element.setAttribute('data-drawn', 'once'));
  for (const name of ['Transaksi', 'Riwayat Saldo']) {
    asked.length = 0;
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect.poll(() => [...asked].sort()).toEqual(['privileges', 'profile']);
    await expect(menu).toHaveAttribute('data-drawn', 'once');
  }
});

test('an unverified account is warned of its limit', async ({ page, enter }) => {
  await enter('baru@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Limit Rp/ }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^Limit Rp\s?500\.000, Silahkan lengkapi berkas$/);
});

test('an account without documents asks for a website and is told what it lacks', async ({ page, enter }) => {
  await enter('tanpapanel@demo.test');
  await page.route('**/v1/crm/profile', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    Object.assign(body.data, { key_verified: false, kyc_data: false, kyc_verified: false });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Buat Website' }).click();
  const lacking = page.getByRole('dialog', { name: 'Kelengkapan Berkas Dibutuhkan' });
  await lacking.getByRole('link').click();
  await expect(page).toHaveURL(/\/kyc$/);
});

test('a panel page on a phone is blocked, with one way out; the notice waits for the dashboard', async ({
  otherBrowser,
  product,
}) => {
  const page = await otherBrowser(phone);
  await signIn(page, product.url, 'mitra@demo.test');
  await page.context().clearCookies({ name: noticeMarker.name });
  await page.goto('/panel/banner/data');
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Buat dan mengakses panel website hanya tersedia via PC/Komputer');
  await modal.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('dialog', { name: 'Selamat datang di portal mitra' })).toBeVisible();
  await expect(modal).toHaveCount(1);
});
