import { createHash, createHmac } from 'node:crypto';
import { DEMO_PIN } from '../../../demo/logins';
import { expect, test } from '../../support/browser';
import { axeErrorsOfThemes } from '../../support/browser-axe';
import { ProgramClient } from '../../support/programs';

test('an owner makes a token, keeps its secret, allows the own address and revokes the token', async ({
  page,
  enter,
  product,
}) => {
  const client = await enter('mitra@demo.test');
  await page.goto('/setting/api-integration');
  const tokens = page.getByRole('region', { name: 'Token akses' });
  await tokens.getByRole('button', { name: 'Buat Token' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('PIN 6 angka').fill(DEMO_PIN);
  await form.getByRole('button', { name: 'Buat Token' }).click();
  await expect(form.getByText('Label wajib diisi.')).toBeVisible();
  await form.getByLabel('Label').fill('Server kasir');
  expect(await axeErrorsOfThemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Buat Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simpan secret ini sekarang' });
  await expect(dialog.getByRole('button', { name: 'Salin secret' })).toBeVisible();
  const [, secret = ''] = await dialog.locator('[data-secret]').allTextContents();
  await dialog.getByRole('button', { name: 'Sudah Saya Simpan' }).click();
  const [token] = (await client.get('/v1/crm/access-token')).body.data;
  await expect(tokens.getByText(token.access_key)).toBeVisible();
  await expect(tokens.getByText(`Secret ••••${token.secret_tail}`)).toBeVisible();

  const addresses = page.getByRole('region', { name: 'Alamat IP' });
  await addresses.getByLabel('Alamat IP').fill('203.0.113.0/8');
  await addresses.getByRole('button', { name: 'Tambah IP' }).click();
  await expect(addresses.getByText(/^Jaringan terlalu besar/)).toBeVisible();
  await addresses.getByRole('button', { name: /^Pakai alamat saya/ }).click();
  await addresses.getByRole('button', { name: 'Tambah IP' }).click();
  await page.getByRole('dialog', { name: 'Izinkan 127.0.0.1' }).getByLabel('PIN 6 angka').fill(DEMO_PIN);
  await expect(addresses.getByRole('button', { name: 'Hapus 127.0.0.1' })).toBeVisible();

  const program = new ProgramClient(product.url, { access_key: token.access_key, secret });
  expect((await program.get('/balance')).status).toBe(200);
  const item = await itemFor(program);
  expect((await program.post('/orders', item)).status).toBe(200);
  await expect
    .poll(async () => (await program.get('/orders?status=2')).body.data.length, { message: 'delivered' })
    .toBe(1);
  await page.reload();
  const ready = page.getByRole('region', { name: 'Siap produksi' });
  await expect(ready.getByText('Pesanan sandbox berhasil: selesai')).toBeVisible();
  await expect(ready.getByText('Token produksi dibuat: belum')).toBeVisible();
  await ready.getByRole('button', { name: 'Isi Ulang' }).click();
  await expect(ready.getByText(/^Saldo sandbox Rp\s10\.000\.000/)).toBeVisible();

  await page.getByText('Uji Coba').click();
  const calculator = page.getByRole('region', { name: 'Kalkulator tanda tangan' });
  await calculator.getByLabel('Secret token').fill(secret);
  await calculator.getByLabel('X-Timestamp').fill('1764057600');
  await calculator.getByLabel('X-Nonce').fill('nonce-0001');
  const hash = createHash('sha256').update('').digest('hex');
  const text = `GET\n/open-api/v1/balance\n1764057600\nnonce-0001\n${hash}`;
  const signature = createHmac('sha512', secret).update(text).digest('hex');
  await expect(calculator.getByText(signature)).toBeVisible();

  await page.getByText('Token dan IP').click();
  await page.getByRole('button', { name: 'Cabut Server kasir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cabut' }).click();
  await expect(tokens.getByText('Dicabut')).toBeVisible();
  expect(await axeErrorsOfThemes(page)).toEqual([]);
});

/** An order that the sandbox delivers immediately. */
async function itemFor(program: ProgramClient) {
  const brands = (await program.get('/brands')).body.data;
  const brand = brands.find(
    ({
      forms,
      status,
      cut_off_start,
    }: {
      forms: { type: string }[];
      status: number;
      cut_off_start: string | null;
    }) => status === 1 && cut_off_start === null && forms.length === 1 && forms[0]?.type === 'phone',
  );
  const items = (await program.get(`/items?brand=${brand.key}`)).body.data;
  const { sku, price } = items.find(({ status }: { status: number }) => status === 1);
  return { ref_id: 'uji-000001', sku, price, customer: { [brand.forms[0].key]: '081234561230' } };
}
