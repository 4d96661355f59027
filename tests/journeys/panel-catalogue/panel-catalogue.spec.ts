import { expect, test } from '../../support/browser';
import { attach, choose, rowWith, runAction, save, textField, typeTime } from '../../support/browser-form';
import type { Client } from '../../support/client';

const bannersOf = async (client: Client): Promise<string[]> =>
  (await client.get('/v1/vendor-panel/banner?sort=sort&limit=100')).body.data.map(
    ({ title }: { title: string }) => title,
  );

test('the menu of a panel holds its catalogue in four parts', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/statistic');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.getByRole('button', { name: 'Brand' }).click();
  for (const [name, title] of [
    ['Group', 'Group'],
    ['Brand', 'Brand'],
    ['Variasi Supply', 'Variasi Supply'],
    ['Variasi Custom', 'Variasi Custom'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
});

test('a brand: its questions are built by hand, and an unanswerable one is shown beside it', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/category/form');
  await textField(page, 'Nama').fill('Jasa Desain');
  await choose(page, 'Sumber', 'Custom');
  // Saving waits for the upload.
  await page.route('**/v1/crm/uploader/new**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await attach(page, 'Gambar', 400, 400);
  await page.getByRole('button', { name: 'Tambah isian pembeli' }).click();
  const question = page.getByRole('group', { name: 'Isian pembeli 1' });
  await question.getByRole('textbox', { name: 'Kode isian' }).fill('tema');
  await question.getByRole('textbox', { name: 'Label' }).fill('Tema');
  await question.getByRole('textbox', { name: /^Petunjuk/ }).fill('Warna dan gaya.');
  const longest = question.getByRole('textbox', { name: /^Panjang maksimal/ });
  await question.getByRole('textbox', { name: /^Panjang minimal/ }).fill('9');
  await longest.fill('3');
  await save(page);
  await expect(longest).toHaveAccessibleDescription(
    /Panjang maksimal tidak boleh di bawah panjang minimal\./,
  );
  await longest.fill('40');
  await save(page);
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  await expect(rowWith(page, 'Jasa Desain')).toContainText('Custom');
});

test('a brand’s own page holds its items', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const [brand] = (await client.get('/v1/vendor-panel/category?f.source=vcg&sort=sort&limit=1')).body.data;
  const items = (await client.get(`/v1/vendor-panel/product-vcg?f.category_id=${brand.id}&limit=10`)).body;
  await page.goto(`/panel/category/detail?q=${brand.id}`);

  await expect(page.getByRole('heading', { name: brand.name }).first()).toBeVisible();
  await expect(rowWith(page, items.data[0].display_name).first()).toBeVisible();
});

test('a group: the words of its label must stand out from their background', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/category-label/form');
  await textField(page, 'Nama').fill('Langganan');
  await textField(page, 'Teks label').fill('BARU');
  await textField(page, 'Warna label').fill('#777777');
  await textField(page, 'Warna teks label').fill('#888888');
  await save(page);
  await expect(page.getByText(/Warna teks label kurang kontras dengan Warna label/).first()).toBeVisible();
  await textField(page, 'Warna teks label').fill('#ffffff');
  await textField(page, 'Warna label').fill('#333333');
  await save(page);
  await expect(rowWith(page, 'Langganan')).toContainText('BARU');
});

test('banners are put in order by keyboard, at the handle of each', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const [first = '', second = '', ...rest] = await bannersOf(client);
  await page.goto('/panel/banner/data');
  await page.getByRole('button', { name: 'Urutkan', exact: true }).click();
  const handle = page.getByRole('button', { name: `Geser ${first}`, exact: true });
  await handle.focus();
  // The announcement shows when the list is ready for the next key.
  const said = (words: string) => expect(page.getByText(words, { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await said(`${first} di tempat ${first}.`);
  await page.keyboard.press('ArrowDown');
  await said(`${first} di tempat ${second}.`);
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(second);
  await page.getByRole('button', { name: 'Simpan Urutan' }).click();
  await expect(page.getByText('Urutan disimpan.')).toBeVisible();
  expect(await bannersOf(client)).toEqual([second, first, ...rest]);
});

test('a banner is dragged to another position, and found there again', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const [first = '', second = '', ...rest] = await bannersOf(client);
  await page.goto('/panel/banner/data');
  const open = async () => {
    await page.getByRole('button', { name: 'Urutkan', exact: true }).click();
    return page.getByRole('dialog', { name: 'Urutkan Banner' }).getByRole('listitem');
  };
  const items = await open();
  const handle = (title: string) => page.getByRole('button', { name: `Geser ${title}`, exact: true });
  // Hovering waits for the dialog animation.
  await handle(first).hover();
  const target = await handle(second).boundingBox();
  await page.mouse.down();
  const { x = 0, y = 0, width = 0, height = 0 } = target ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await expect(page.getByText(`${first} di tempat ${second}.`, { exact: true })).toBeAttached();
  await page.mouse.up();
  await expect(items.first()).toContainText(second);
  // The library ignores clicks shortly after a drop.
  await page.waitForTimeout(100);
  await page.getByRole('button', { name: 'Simpan Urutan' }).click();
  await expect(page.getByText('Urutan disimpan.')).toBeVisible();

  await page.reload();
  const again = await open();
  await expect.poll(() => bannersOf(client)).toEqual([second, first, ...rest]);
  await expect(again).toContainText([second, first, ...rest]);
});

test('a banner has its own time: what is to come and what is over says so', async ({ page, enter }) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/banner/form');
  await textField(page, 'Judul').fill('Tahun baru');
  await attach(page, 'Gambar desktop', 1200, 400);
  await expect(page.getByText('gambar.png')).toBeVisible();
  await typeTime(page, 'start', '31/12/2099 08:00');
  await typeTime(page, 'end', '30/12/2099 08:00');
  await save(page);
  await expect(page.getByText('Tanggal akhir harus setelah tanggal mulai.').first()).toBeVisible();
  await typeTime(page, 'end', '02/01/2100 08:00');
  await save(page);
  await expect(page).toHaveURL('/panel/banner/data');
  await expect(rowWith(page, 'Tahun baru')).toContainText('Terjadwal');
  await runAction(page, 'Tahun baru', 'Ubah');
  await expect(textField(page, 'Judul')).toHaveValue('Tahun baru');
  await typeTime(page, 'start', '30/12/2020 08:00');
  await typeTime(page, 'end', '31/12/2020 08:00');
  await save(page);
  await expect(page).toHaveURL('/panel/banner/data');
  await expect(rowWith(page, 'Tahun baru')).toContainText('Berakhir');
});

test('codes that were put in by mistake are withdrawn', async ({ page, enter }) => {
  const client = await enter('mitra@demo.test');
  const { body } = await client.get('/v1/vendor-panel/product-custom?f.fulfilment=code&limit=1');
  const [{ name }] = body.data;
  await page.goto('/panel/product-custom/data');
  await runAction(page, name, 'Tambah stok kode');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'stok.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Kode;Harga\n"SALAH-1;A";1\nSALAH-2;2\n'),
  });
  await expect(dialog.getByRole('region', { name: 'Isi berkas' })).toContainText('SALAH-1;A');
  await dialog.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('SALAH-1;A\nSALAH-2');
  await dialog.getByRole('button', { name: 'Tambah stok kode' }).click();
  await expect(page.getByText('2 kode ditambahkan ke stok.')).toBeVisible();
  await runAction(page, name, 'Tarik kode');
  await dialog.getByRole('button', { name: 'Tarik kode' }).click();
  await expect(page.getByText(/^\d+ kode ditarik\.$/)).toBeVisible();
});
