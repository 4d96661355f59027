import { expect, test } from '../../support/browser';
import {
  choiceField,
  choose,
  numberField,
  rowWith,
  runAction,
  save,
  textField,
} from '../../support/browser-form';

test('a member tier: bad input beside its fields, a name of its own, and no deleting while members use it', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  const list = '/panel/setting/member-tier/data';
  await page.goto('/panel/setting/member-tier/form');
  const name = textField(page, 'Nama');
  const level = numberField(page, 'Tingkat');
  const margin = numberField(page, 'Margin');

  await level.fill('100');
  await margin.fill('101');
  await save(page);
  await expect(name).toHaveAccessibleDescription(/Nama wajib diisi\./);
  await expect(level).toHaveAccessibleDescription(/Tingkat maksimal 99\./);
  await expect(page.getByText(/Margin maksimal 100/)).toBeVisible();

  await name.fill('Publik');
  await level.fill('9');
  await margin.fill('2,5');
  await save(page);
  await expect(name).toHaveAccessibleDescription(/Nama sudah digunakan\./);
  await name.fill('Grosir');
  await choose(page, 'Cara naik tier', 'Berbayar');
  await numberField(page, 'Biaya naik tier').fill('75000');
  await choiceField(page, 'Keuntungan').fill('Harga grosir');
  await page.keyboard.press('Enter');
  await save(page);
  await expect(page).toHaveURL(list);
  await expect(rowWith(page, 'Grosir')).toContainText('2,5 %');
  await rowWith(page, 'Grosir').getByRole('button', { name: 'Grosir', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Harga grosir');
  await expect(page.getByRole('dialog')).toContainText(/Rp\s?75\.000/);
  await page.keyboard.press('Escape');

  await runAction(page, 'Publik', 'Hapus');
  await page.getByRole('dialog', { name: 'Hapus Publik?' }).getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Tier awal tidak dapat dihapus.', { exact: false })).toBeVisible();
  await expect(rowWith(page, 'Publik')).toBeVisible();
  await runAction(page, 'Reseller', 'Hapus');
  await page.getByRole('dialog', { name: 'Hapus Reseller?' }).getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText(/^Tidak dapat dihapus: masih dipakai oleh \d+ Member/)).toBeVisible();
  await expect(rowWith(page, 'Reseller')).toBeVisible();
  await runAction(page, 'Grosir', 'Hapus');
  await page.getByRole('dialog', { name: 'Hapus Grosir?' }).getByRole('button', { name: 'Hapus' }).click();
  await expect(rowWith(page, 'Grosir')).toHaveCount(0);
});

test('a blog post: its address follows its title, and dangerous HTML never comes back', async ({
  page,
  enter,
  complaints,
}) => {
  // The sanitiser parses input in a separate document, where the policy reports a violation.
  complaints.allow(/Executing inline event handler|script-src-attr refused inline/);
  await enter('mitra@demo.test');
  await page.goto('/panel/blog/form');
  await textField(page, 'Judul').fill('Tips');
  await save(page);
  await expect(textField(page, 'Judul')).toHaveAccessibleDescription(/Judul minimal 5 karakter\./);
  await expect(textField(page, 'Isi artikel')).toHaveAccessibleDescription(/Isi artikel wajib diisi\./);
  await textField(page, 'Judul').fill('Tips top up Aman & Cepat');
  await page.getByText('HTML', { exact: true }).click();
  await expect(page.locator('[contenteditable="true"]')).toHaveCount(0);
  await textField(page, 'Isi artikel').fill(
    '<p>Aman <strong>selalu</strong></p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  );
  await page.getByText('Pratinjau', { exact: true }).click();
  await expect(page.getByText('Aman selalu')).toBeVisible();
  await choose(page, 'Status', 'Terbit');
  await choose(page, 'Kategori', 'Tips');
  await save(page);
  await expect(page).toHaveURL('/panel/blog/data');
  await expect(rowWith(page, 'Tips top up Aman & Cepat')).toContainText('Terbit');

  await rowWith(page, 'Tips top up Aman & Cepat').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('tips-top-up-aman-cepat');
  await expect(page.getByRole('dialog')).toContainText('Aman selalu');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.getByRole('dialog').locator('img[onerror], script')).toHaveCount(0);
});

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('an article is written as it will look, with a heading, bold words, a pasted table and a picture', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/blog/form');
  await textField(page, 'Judul').fill('Cara menukar kode');
  const body = page.locator('[contenteditable="true"]');
  await body.click();
  await page.keyboard.type('Tiga langkah');
  await page.getByRole('button', { name: 'Judul', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Buka game');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Masukkan kode');
  await page.getByText('HTML', { exact: true }).click();
  await expect(textField(page, 'Isi artikel')).toHaveValue(
    /<h2>Tiga langkah<\/h2><p>Buka game<\/p><p><strong>Masukkan kode<\/strong><\/p>/,
  );
  await page.getByText('Tulis', { exact: true }).click();
  await expect(body).toContainText('Masukkan kode');
  await body.press('Control+End');
  await body.evaluate((element, picture) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<table><tr><td class=xl65>SKU</td><td>Harga</td></tr><tr><td>ML86</td><td>19.900</td></tr></table>
       <p>Contoh <img src="${picture}" alt="Contoh"> <img src="https://toko.test/a.png"></p>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, DOT);
  await expect(page.getByText(/^1 gambar tidak ikut ditempel/)).toBeVisible();
  await expect(body.locator('table tr')).toHaveText(['SKUHarga', 'ML8619.900']);
  await expect(body.locator('img')).toHaveAttribute('src', /^\/files\//);
  await save(page);
  await expect(page).toHaveURL('/panel/blog/data');
  await runAction(page, 'Cara menukar kode', 'Ubah');
  await expect(body.locator('strong')).toHaveText('Masukkan kode');
  await expect(body.locator('td')).toHaveText(['SKU', 'Harga', 'ML86', '19.900']);
  await expect(body.locator('img')).toHaveAttribute('alt', 'Contoh');
});

test('the web configuration is one record: edited in place, contrast validated, rows added and moved', async ({
  page,
  enter,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/panel/setting/web-panel');
  const site = textField(page, 'Nama website');
  await expect(site).not.toHaveValue('');
  await site.fill('Toko Sari Baru');
  await textField(page, 'Warna teks').fill('#f0f0f0');
  const tab = (name: RegExp) => page.getByRole('radio', { name }).locator('xpath=..');
  await tab(/^Transaksi/).click();
  await textField(page, 'Awalan faktur').fill('i');
  await save(page);
  // The first wrong field opens its tab; the other tab counts its own.
  await expect(page.getByText(/Warna teks kurang kontras dengan/)).toBeVisible();
  await textField(page, 'Warna teks').fill('#0d2a2b');
  await expect(page.getByRole('radio', { name: 'Transaksi 1 isian salah' })).toBeVisible();
  await tab(/^Transaksi/).click();
  await expect(textField(page, 'Awalan faktur')).toHaveAccessibleDescription(
    /Awalan faktur terdiri dari 2–5 huruf besar atau angka\./,
  );
  await textField(page, 'Awalan faktur').fill('SARI');

  await tab(/^Halaman/).click();
  const questions = textField(page, 'Pertanyaan');
  const before = await questions.count();
  await page.getByRole('button', { name: 'Tambah tanya jawab' }).click();
  await questions.nth(before).fill('Berapa lama prosesnya?');
  await textField(page, 'Jawaban').nth(before).fill('Beberapa detik.');
  await save(page);
  await expect(page.getByText('Berhasil disimpan.')).toBeVisible();
  await page.reload();
  await expect(questions.nth(before)).toHaveValue('Berapa lama prosesnya?');
  await tab(/^Tampilan/).click();
  await expect(site).toHaveValue('Toko Sari Baru');
});
