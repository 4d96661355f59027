import type { Page } from '@playwright/test';
import { settle } from '../../support/app-pages';
import { expect, test } from '../../support/browser';
import { axeErrorsOfThemes } from '../../support/browser-axe';
import { operate } from '../../support/browser-operator';
import { phone } from '../../support/browser-phone';
import { signIn } from '../../support/browser-session';
import { atSandbox, openTopup } from '../../support/browser-topup';

const bothThemes = async (page: Page, what: string) =>
  expect.soft(await axeErrorsOfThemes(page), what).toEqual([]);

test('a partner asks for a website, waits, and the operator’s approval opens it on the open page', async ({
  page,
  enter,
  product,
}) => {
  test.slow();
  await enter('tanpapanel@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Buat Website' }).click();
  await expect(page).toHaveURL(/\/mitra-panel\/register$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Buat Website' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Nama website' }).fill('Tono Store');
  const subdomain = page.getByRole('textbox', { name: 'Subdomain' });
  await expect(subdomain).toHaveValue('tono-store');
  await expect(page.getByText('tono-store.localhost tersedia.')).toBeVisible();
  await subdomain.fill('sekar-voucher');
  await expect(page.getByText('Subdomain sudah dipakai. Pilih nama lain.')).toBeVisible();
  await subdomain.fill('admin');
  await expect(page.getByText('Subdomain ini dicadangkan. Pilih nama lain.')).toBeVisible();
  await subdomain.fill('tono-store');
  await page.getByRole('textbox', { name: /^Domain sendiri/ }).fill('https://www.tonostore.com/');
  await expect(page.getByRole('region', { name: 'Arahkan domain Anda' })).toContainText(
    /CNAME.*www\.tonostore\.com.*tono-store\.localhost/s,
  );
  await page.getByRole('radio', { name: 'Etalase' }).check({ force: true });
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('123');
  await page.getByRole('button', { name: 'Kirim Pendaftaran' }).click();
  await expect(page.getByText('Nomor HP tidak valid. Gunakan format 08xxxxxxxxxx.')).toBeVisible();
  await expect(page.getByText('Centang persetujuan ini untuk mendaftar.')).toBeVisible();
  await bothThemes(page, 'the form with errors');

  // Drafts are stored in this browser.
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('081200000012');
  await page.getByRole('checkbox', { name: /^Nama, logo, dan isi website/ }).check();
  await expect(page.getByText(/^Draf tersimpan/)).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nama website' })).toHaveValue('Tono Store');
  await expect(page.getByRole('radio', { name: 'Etalase' })).toBeChecked();
  await page.getByRole('button', { name: 'Kirim Pendaftaran' }).click();

  await expect(page).toHaveURL(/\/mitra-panel\/status$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Website sedang direview' })).toBeVisible();
  const handedIn = page.getByRole('region', { name: 'Data yang Anda kirim' });
  await expect(handedIn).toContainText('Tono Store');
  await expect(handedIn).toContainText('Etalase');
  await expect(page.getByRole('complementary').getByText('Pending')).toBeVisible();
  await settle(page);
  await bothThemes(page, 'waiting');

  await operate(product.dataDir, 'panel', 'approve', 'tanpapanel@demo.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Tono Store' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Aktif', { exact: true }).first()).toBeVisible();
  const plan = page.getByRole('region', { name: 'Masa aktif dan biaya' });
  await expect(plan).toContainText(/Biaya Perpanjangan.*150\.000.*per 30 hari/s);
  await expect(plan).toContainText(/Tagihan berikutnya.*150\.000/s);
  await settle(page);
  await bothThemes(page, 'active');

  await page.getByRole('main').getByRole('button', { name: 'Buka Panel Website' }).click();
  await expect(page).toHaveURL(/\/panel\/statistic$/);
  await page.getByRole('link', { name: 'Member Tier' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Publik' })).toBeVisible();
  await page.getByRole('link', { name: 'Konfigurasi Web' }).click();
  await expect(page.getByRole('textbox', { name: 'Nama website' })).toHaveValue('Tono Store');
});

test('a rejected website says why, keeps what was typed, and may be asked for again', async ({
  page,
  enter,
}) => {
  await enter('panelditolak@demo.test');
  await page.goto('/mitra-panel/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Maaf, Website Ditolak' })).toBeVisible();
  await expect(page.getByText('Nama situs memuat merek pihak lain.', { exact: false })).toBeVisible();
  await settle(page);
  await bothThemes(page, 'rejected');
  await page.getByRole('link', { name: 'Ajukan Kembali' }).click();
  const name = page.getByRole('textbox', { name: 'Nama website' });
  await expect(name).toHaveValue('Panji Top Up');
  await expect(page.getByText('Pendaftaran sebelumnya ditolak:')).toBeVisible();
  await name.fill('Panji Jaya');
  await page.getByRole('checkbox', { name: /^Nama, logo, dan isi website/ }).check();
  await page.getByRole('button', { name: 'Ajukan Kembali' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Website sedang direview' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Data yang Anda kirim' })).toContainText('Panji Jaya');
});

test('on a phone a website cannot be made, and where it stands can be seen', async ({
  otherBrowser,
  product,
}) => {
  const page = await otherBrowser(phone);
  await signIn(page, product.url, 'tanpapanel@demo.test');
  await page.goto('/mitra-panel/register');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Buat dan mengakses panel website hanya tersedia via PC/Komputer');
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signIn(page, product.url, 'segera@demo.test');
  await page.goto('/mitra-panel/status');
  await expect(page.getByRole('heading', { level: 1, name: 'Sekar Voucher' })).toBeVisible();
  await settle(page);
  const spill = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(spill).toBe(0);
  await bothThemes(page, 'active on a phone');
});

test('a panel that ends soon warns on its first page and in the bell', async ({ page, enter }) => {
  const client = await enter('segera@demo.test');
  await page.goto('/panel/statistic');
  const banner = page.getByText(/^Masa aktif panel berakhir .*, sisa 10 hari\./);
  await expect(banner).toContainText(/Biaya Perpanjangan Rp.150\.000 dipotong otomatis dari saldo mitra\./);
  await expect
    .poll(async () => {
      const { body } = await client.get('/v1/crm/notifications?type=Panel');
      return body.data.map(({ title }: { title: string }) => title);
    })
    .toEqual([expect.stringMatching(/^Panel berakhir /)]);
});

test('an expired panel is locked until a top up elsewhere renews it, on the open page', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('kedaluwarsa@demo.test');
  await page.goto('/panel/statistic');
  await expect(page.getByText('URL Domain Expired.')).toBeVisible();
  await page.getByRole('button', { name: /^Banner ?, terkunci$/ }).click();
  const modal = page.getByRole('dialog', { name: 'Akses Dibatasi' });
  await expect(modal).toContainText(/Biaya Perpanjangan.*150\.000/s);
  await expect(modal).toContainText('Saldo yang cukup akan dipotong otomatis.');

  const { id } = await openTopup(client, 100_000, 'BCAVA');
  await atSandbox(product.url, id, 'pay');

  await expect(modal).toHaveCount(0);
  await expect(page.getByText('URL Domain Expired.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Banner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banner' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect((await client.get('/v1/vendor-panel/banner')).status).toBe(200);

  await page.goto('/mitra-panel/status');
  const charges = page.getByRole('region', { name: 'Riwayat tagihan' }).getByRole('article');
  await expect(charges.first()).toContainText(/INV-.*Berhasil.*150\.000/s);
  const [invoice = 'none'] = /INV-[\w-]+/.exec(await charges.first().innerText()) ?? [];
  await page.goto('/history-balance');
  const entry = page.getByRole('article').filter({ hasText: invoice });
  await expect(entry).toContainText(/Perpanjangan Panel.*150\.000/s);
});

test('renewal by itself can be switched off and on', async ({ page, enter }) => {
  await enter('lain@demo.test');
  await page.goto('/mitra-panel/status');
  const auto = page.getByRole('switch', { name: /^Perpanjangan otomatis/ });
  await expect(auto).toBeChecked();
  await auto.click();
  await expect(auto).not.toBeChecked();
  await expect(page.getByText('Perpanjangan otomatis dinonaktifkan.')).toBeVisible();
  await auto.click();
  await expect(auto).toBeChecked();
});

test('an owner corrects the domain of a running website, and goes back to the subdomain', async ({
  page,
  enter,
}) => {
  await enter('lain@demo.test');
  await page.goto('/mitra-panel/status');
  const address = page.getByRole('region', { name: 'Alamat website' });
  await address.getByRole('button', { name: 'Tambah Domain' }).click();
  const field = address.getByRole('textbox', { name: /^Domain sendiri/ });
  await field.fill('tokolain');
  await address.getByRole('button', { name: 'Simpan' }).click();
  await expect(address.getByText('Domain tidak valid. Contoh: www.tokosaya.com')).toBeVisible();
  await expect(field).toBeFocused();
  await settle(page);
  await bothThemes(page, 'the form of a domain');
  await field.fill('https://www.tokolain.com/');
  await address.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Domain berhasil disimpan.')).toBeVisible();
  await expect(address.getByRole('region', { name: 'Arahkan domain Anda' })).toContainText(
    /CNAME.*www\.tokolain\.com/s,
  );

  await address.getByRole('button', { name: 'Ubah Domain' }).click();
  await field.fill('');
  await address.getByRole('button', { name: 'Simpan' }).click();
  await expect(address.getByText('Belum memakai domain sendiri.')).toBeVisible();
  await expect(address).toContainText('.localhost');
});
