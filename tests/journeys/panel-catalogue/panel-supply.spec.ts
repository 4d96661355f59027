import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser';
import { choose, numberField, runAction, save } from '../../support/browser-form';
import type { Client } from '../../support/client';

interface Item {
  id: string;
  display_name: string;
}

const firstBrand = async (client: Client) =>
  (await client.get('/v1/vendor-panel/category?f.source=vcg&sort=sort&limit=1')).body.data[0];

const itemsOf = async (client: Client, brand: string, wish = ''): Promise<Item[]> =>
  (await client.get(`/v1/vendor-panel/product-vcg?f.category_id=${brand}&limit=100${wish}`)).body.data;

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Tindakan untuk data yang dipilih' });

/** Row of the item, not of one with a longer name. */
const rowOf = (page: Page, { display_name }: Item) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Pilih ${display_name}`, exact: true }) });

test('what a brand of the H2H catalogue has beyond the shop is added, switched off, and switched on together', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  const brand = await firstBrand(client);
  const known = new Set((await itemsOf(client, brand.id)).map(({ id }) => id));
  await page.goto('/panel/category/data');
  await runAction(page, brand.name, 'Tambah dari katalog');
  const question = page.getByRole('dialog', { name: `Tambah dari katalog: ${brand.name}?` });
  await expect(question).toContainText('nonaktif lebih dulu');
  await question.getByRole('button', { name: 'Tambah dari katalog' }).click();
  await expect(page.getByText(/^\d+ variasi ditambahkan, masih nonaktif\.$/)).toBeVisible();
  const added = (await itemsOf(client, brand.id)).filter(({ id }) => !known.has(id));
  const [first, second] = added as [Item, Item];

  await page.goto(`/panel/product-vcg/data?f.category_id=${brand.id}&sort=-created_at&limit=100`);
  for (const item of [first, second]) {
    await expect(rowOf(page, item).getByRole('switch')).not.toBeChecked();
    await rowOf(page, item).getByRole('checkbox').check();
  }
  await expect(bar(page)).toContainText('2 dipilih');
  await bar(page).getByRole('button', { name: 'Aktifkan', exact: true }).click();
  for (const item of [first, second]) await expect(rowOf(page, item).getByRole('switch')).toBeChecked();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Berhasil diurungkan.')).toBeVisible();
  for (const item of [first, second]) await expect(rowOf(page, item).getByRole('switch')).not.toBeChecked();

  await page.goto('/panel/category/data');
  await runAction(page, brand.name, 'Tambah dari katalog');
  await question.getByRole('button', { name: 'Tambah dari katalog' }).click();
  await expect(page.getByText('Semua variasi brand ini sudah ada.')).toBeVisible();
});

test('an item priced by hand below its cost says so on the list, on its form, and before prices change', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  const brand = await firstBrand(client);
  const [item] = (await itemsOf(client, brand.id, '&sort=-sort')) as [Item];
  const list = `/panel/product-vcg/data?search=${encodeURIComponent(item.display_name)}`;
  // Tiers without a price use that of the default tier.
  const loss = /Rugi: harga untuk Publik, Member, Reseller, VIP di bawah harga modal Rp.[\d.]+\./;
  await page.goto(list);
  await runAction(page, item.display_name, 'Ubah');
  await choose(page, 'Harga jual', 'Manual');
  await page.getByRole('button', { name: 'Tambah harga per tier' }).click();
  const price = page.getByRole('group', { name: 'Harga per tier 1' });
  await choose(page, 'Tier', 'Reseller');
  await price.getByRole('textbox', { name: 'Harga jual' }).fill('100');
  await save(page);
  await expect(page.getByText('Isi harga untuk tier awal (Publik).')).toBeVisible();
  await choose(page, 'Tier', 'Publik');
  await save(page);
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();

  await page.goto(list);
  await expect(rowOf(page, item)).toContainText('Manual');
  await expect(rowOf(page, item)).toContainText(loss);
  await page.getByRole('button', { name: item.display_name, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(loss);
  await page.keyboard.press('Escape');
  await runAction(page, item.display_name, 'Ubah');
  await expect(page.getByRole('heading', { level: 1, name: 'Ubah Variasi Supply' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(loss);

  await page.goto(list);
  await rowOf(page, item).getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: 'Ubah harga' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah harga' });
  await numberField(page, 'Sebesar').fill('5');
  await dialog.getByRole('button', { name: 'Lihat Perubahan' }).click();
  await expect(dialog).toContainText('1 data perlu diperhatikan.');
  await choose(page, 'Cara', 'Kembali ikut tier');
  await dialog.getByRole('button', { name: 'Lihat Perubahan' }).click();
  await expect(dialog).toContainText('1 data berubah');
  await expect(dialog).not.toContainText('perlu diperhatikan');
  await dialog.getByRole('button', { name: 'Ubah harga' }).click();
  await expect(rowOf(page, item)).toContainText('Ikut tier');
  await expect(rowOf(page, item)).not.toContainText('Rugi');
});
