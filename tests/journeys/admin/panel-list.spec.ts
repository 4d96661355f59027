import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { choose, rowWith, textField } from '../../support/browser-form';

const LIST = '/panel/member/data';

const rows = (page: Page) => page.locator('tbody tr');

async function openMembers(page: Page): Promise<void> {
  await page.goto(LIST);
  await expect(rows(page)).toHaveCount(10);
}

test('search, filter, sort and page stand in the address and survive a reload', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  await openMembers(page);
  await page.getByRole('searchbox', { name: 'Cari member' }).fill('an');
  await expect(page).toHaveURL(/search=an/);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('group', { name: 'Status' }).getByLabel('Aktif', { exact: true }).click();
  await expect(page).toHaveURL(/f\.status=active/);
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Nama' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('columnheader', { name: 'Nama' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-name/);
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await expect(page).toHaveURL(/page=2/);
  const wish = 'search=an&f.status=active&sort=-name&page=2';
  const { body } = await client.get(`/v1/vendor-panel/member?limit=10&${wish}`);
  const names = body.data.map(({ name }: { name: string }) => name);
  const isShown = async () => {
    await expect(rows(page).locator('td:nth-child(2)')).toHaveText(names);
    await expect(page.getByText(`11–20 dari ${body.meta.total} member`)).toBeVisible();
  };
  await isShown();

  await page.reload();
  await isShown();
  await expect(page.getByRole('searchbox', { name: 'Cari member' })).toHaveValue('an');
  await expect(page.getByText('Status: Aktif')).toBeVisible();

  await page.getByRole('button', { name: 'Hapus filter Status' }).click();
  await expect(page).not.toHaveURL(/f\.status|page=/);
});

test('a search that finds nothing says so and offers the way back', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await openMembers(page);
  await page.getByRole('searchbox', { name: 'Cari member' }).fill('zzzzqqq');
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible();
  await page.getByRole('button', { name: 'Atur Ulang Filter' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('columns are chosen, and the one that names a record stays', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await openMembers(page);
  await page.getByRole('button', { name: 'Pilih kolom' }).click();
  await expect(page.getByRole('checkbox', { name: 'Nama' })).toBeDisabled();
  const stored = page.waitForResponse(/\/list-layout\//);
  await page.getByRole('checkbox', { name: 'Username' }).click();
  await expect(page.getByRole('columnheader', { name: 'Username' })).toBeHidden();
  await (await stored).finished();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Nama' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Username' })).toBeHidden();
});

test('the whole filtered set is exported as CSV and as XLSX', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const { body } = await client.get('/v1/vendor-panel/member?limit=1&f.status=blocked');
  await page.goto(`${LIST}?f.status=blocked`);
  await expect(rows(page).first()).toBeVisible();
  const saved = async (name: string, by = 'Ekspor') => {
    await page.getByRole('button', { name: by, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Member \d\d \w{3} \d{4}\.(?:csv|xlsx)$/);
    return readFileSync(await download.path());
  };
  const lines = (await saved('CSV, kolom yang tampil')).toString('utf8').trim().split(/\r?\n/);
  expect(lines[0]).toContain('Nama');
  expect(lines).toHaveLength(body.meta.total + 1);
  expect(lines.slice(1).every((line) => line.includes('Diblokir'))).toBe(true);
  expect((await saved('Excel, kolom yang tampil')).subarray(0, 2).toString()).toBe('PK');

  await rows(page).first().getByRole('checkbox').check();
  const marked = (await saved('CSV, kolom yang tampil', 'Ekspor terpilih')).toString('utf8');
  expect(marked.trim().split(/\r?\n/)).toEqual(lines.slice(0, 2));
});

test('a member is found, opened and edited on its own page; none is made here', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await openMembers(page);
  await expect(page.getByRole('link', { name: /^Tambah/ })).toHaveCount(0);
  const name = String(await rows(page).first().getByRole('button').first().textContent());
  await rows(page).first().getByRole('button', { name }).first().click();
  await expect(page).toHaveURL(/\/panel\/member\/detail\?q=/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await choose(page, 'Tier', 'VIP');
  await choose(page, 'Status', 'Diblokir');
  await textField(page, 'Catatan').fill('x'.repeat(301));
  await page.getByRole('button', { name: /^Simpan/ }).click();
  await expect(textField(page, 'Catatan')).toHaveAccessibleDescription(/Catatan maksimal 300 karakter\./);
  await textField(page, 'Catatan').fill('Pelanggan lama');
  await page.getByRole('button', { name: /^Simpan/ }).click();
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  await page.goto(LIST);
  await page.getByRole('searchbox', { name: 'Cari member' }).fill(name);
  await expect(rowWith(page, name).first()).toContainText('Diblokir');
  await expect(rowWith(page, name).first()).toContainText('VIP');
});

test('a cell is edited in the list, and taken back', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/promo/data?columns=code,name,quota');
  const row = rows(page).first();
  const before = String(await row.getByRole('cell').nth(2).textContent());
  await row.hover();
  await row.getByRole('button', { name: /^Sunting Nama/ }).click();
  const name = page.getByRole('form', { name: /^Sunting Nama/ }).getByRole('textbox');
  await name.fill('Gajian besar');
  await name.press('Enter');
  await expect(row.getByRole('cell').nth(2)).toHaveText('Gajian besar');
  await expect(page).toHaveURL(/\/panel\/promo\/data\?/);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(row.getByRole('cell').nth(2)).toHaveText(before);
});
