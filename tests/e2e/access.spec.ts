import type { Page } from '@playwright/test';
import type { DemoEmail } from '../../server/db/seed/demo-logins';
import { expect, test } from '../support/browser';

const fullMenu = ['Dashboard', 'Brand', 'Transaksi', 'Top Up Saldo', 'Riwayat Saldo'];
const fullPanel = ['Statistik', 'Member', 'Banner', 'Blog', 'Konfigurasi Web', 'Member Tier'];
const lockedPanel = [
  'Statistik',
  'Member, terkunci',
  'Banner, terkunci',
  'Blog',
  'Konfigurasi Web, terkunci',
  'Member Tier, terkunci',
];

interface Account {
  email: DemoEmail;
  menu: string[];
  /** Words of the card under the menu, `null` when there is none. */
  website: string | null;
  /** What the panel's menu holds, when there is a way into it. */
  panel?: string[];
  /** A banner of the dashboard (specification 4). */
  banner?: string;
  forbidden: string[];
}

const none = 'Website: Tidak Active';
const accounts: Account[] = [
  { email: 'mitra@demo.test', menu: fullMenu, website: 'Website: Aktif', panel: fullPanel, forbidden: [] },
  { email: 'bebas@demo.test', menu: fullMenu, website: 'Website: Aktif', panel: fullPanel, forbidden: [] },
  { email: 'lain@demo.test', menu: fullMenu, website: 'Website: Aktif', panel: fullPanel, forbidden: [] },
  { email: 'segera@demo.test', menu: fullMenu, website: 'Website: Aktif', panel: fullPanel, forbidden: [] },
  {
    email: 'kedaluwarsa@demo.test',
    menu: fullMenu,
    website: 'Website: Aktif',
    panel: lockedPanel,
    forbidden: [],
  },
  {
    email: 'kasir@demo.test',
    menu: ['Dashboard', 'Brand', 'Transaksi'],
    website: 'Website: Aktif',
    forbidden: [
      '/topup/data',
      '/history-balance',
      '/panel/statistic',
      '/panel/banner/data',
      '/panel/banner/form',
    ],
  },
  {
    email: 'perunggu@demo.test',
    menu: fullMenu,
    website: null,
    forbidden: ['/panel/statistic', '/panel/blog/data'],
  },
  {
    email: 'baru@demo.test',
    menu: fullMenu,
    website: null,
    banner: 'Lakukan Verifikasi Berkas untuk bertransaksi tanpa limit',
    forbidden: ['/panel/statistic'],
  },
  {
    email: 'review@demo.test',
    menu: fullMenu,
    website: null,
    banner: 'Kami sedang melakukan proses pengecekan verifikasi berkas',
    forbidden: ['/panel/statistic'],
  },
  {
    email: 'ditolak@demo.test',
    menu: fullMenu,
    website: null,
    banner: 'Maaf verifikasimu ditolak, Silahkan cek detail',
    forbidden: ['/panel/statistic'],
  },
  { email: 'tanpapanel@demo.test', menu: fullMenu, website: `${none}Buat Website`, forbidden: [] },
  { email: 'menunggu@demo.test', menu: fullMenu, website: `${none}PendingBuat Website`, forbidden: [] },
  { email: 'panelditolak@demo.test', menu: fullMenu, website: `${none}RejectedBuat Website`, forbidden: [] },
];

const entries = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' }).locator('a, button');

for (const { email, menu, website, panel, banner, forbidden } of accounts) {
  test(`${email} sees what its account may see, and nothing else opens`, async ({ page, enter }) => {
    await enter(email);
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(entries(page)).toHaveText(menu);
    const card = page
      .getByText(/^Website: /)
      .locator('..')
      .locator('..');
    if (website === null) await expect(card).toBeHidden();
    else await expect(card).toContainText(website);
    if (banner) await expect(page.getByText(banner)).toBeVisible();
    for (const path of forbidden) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/403$/);
      await expect(page.getByText('Kamu tidak memiliki hak akses untuk mengakses halaman ini')).toBeVisible();
    }
    if (!panel) return;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Buka Panel Website' }).click();
    await expect(page).toHaveURL(/\/panel\/statistic$/);
    await expect(entries(page)).toHaveText(panel);
  });
}

test('an account without a verified phone stands before /verify-phone everywhere', async ({
  page,
  enter,
}) => {
  await enter('telepon@demo.test');
  for (const path of ['/dashboard', '/panel/banner/data']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/verify-phone$/);
  }
  await expect(page.getByText('Nomor HP belum diverifikasi')).toBeVisible();
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
  await expect(page.getByText('Email akun ini belum diverifikasi.')).toBeVisible();
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

test('a panel that ends soon says so', async ({ page, enter }) => {
  await enter('segera@demo.test');
  await page.goto('/panel/statistic');
  await page.evaluate(() => localStorage.setItem('vcg-sidebar-type', 'panel'));
  await page.reload();
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

test('an unverified account is warned of its limit', async ({ page, enter }) => {
  await enter('baru@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Limit Rp/ }).hover();
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
  await expect(page.getByRole('dialog', { name: 'Kelengkapan Berkas Dibutuhkan' })).toBeVisible();
});

test('a panel page on a phone is blocked, with one way out', async ({ enter, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('mitra@demo.test');
  await page.goto('/panel/banner/data');
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Buat dan mengakses panel website hanya tersedia via PC/Komputer');
  await modal.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
