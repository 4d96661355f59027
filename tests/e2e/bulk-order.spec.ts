import { v7 } from 'uuid';
import { DEMO_PIN } from '../../server/seed/demo-logins';
import { expect, test } from '../support/browser';
import { axeErrors } from '../support/browser-axe';
import { typePin } from '../support/browser-shop';

const LINES = [
  'ML5.8800011230.2614',
  'ML5 8800021230(2614)',
  'ML5 8800031230',
  'NIXDA 8800041230',
  'ML5 8800051230 2614',
  'ML5.8800051230.2614',
];

test('a list is pasted, mended row by row, bought with one PIN, and sent again is told', async ({
  page,
  enter,
  complaints,
}) => {
  await enter('mitra@demo.test');
  await page.goto('/product/data');
  await page.getByRole('link', { name: 'Pesanan Massal' }).click();
  await page.getByLabel('Daftar pesanan').fill(LINES.join('\n'));
  await page.getByRole('button', { name: 'Periksa' }).click();
  const row = (place: number) =>
    page.getByRole('listitem').filter({ has: page.getByLabel(`Pesanan baris ${place}`, { exact: true }) });
  await expect(row(1)).toContainText('Siap dibeli');
  await expect(row(3)).toContainText('Zone ID wajib diisi.');
  await expect(row(6)).toContainText('Sama dengan baris 5.');
  expect(await axeErrors(page)).toEqual([]);

  await page.getByLabel('Pesanan baris 3').fill('ML5 8800031230 2614');
  await page.getByLabel('Pesanan baris 3').press('Enter');
  await expect(row(3)).toContainText('Siap dibeli');
  // Without an answer nothing is bought as it was looked at before.
  complaints.allow(/net::ERR_FAILED/);
  await page.route('**/v1/crm/bulk/check', (route) => route.abort());
  await page.getByRole('button', { name: 'Hapus baris 4' }).click();
  const buy = page.getByRole('button', { name: 'Beli 4 Pesanan' });
  await expect(page.getByRole('button', { name: 'Periksa Lagi' })).toBeVisible();
  await expect(row(4)).toContainText('Siap dibeli');
  await expect(buy).toBeDisabled();
  await page.unroute('**/v1/crm/bulk/check');
  await page.getByRole('button', { name: 'Periksa Lagi' }).click();
  await expect(buy).toBeEnabled();
  await expect(page.getByLabel('Pesanan baris 6')).toHaveCount(0);
  // What was mended is still there after the page has died.
  await page.reload();
  await expect(page.getByLabel('Daftar pesanan')).toHaveValue(/8800031230 2614/);
  await page.getByRole('button', { name: 'Periksa' }).click();
  await row(5).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Beli 5 Pesanan' }).click();
  await page.getByLabel('PIN 6 angka').first().waitFor();
  await page.keyboard.type('246810');
  await expect(page).toHaveURL(/product\/form\?q=/);
  await expect(page.getByText('5 dari 5 baris diproses')).toBeVisible();
  await expect(page.getByText('Berhasil (5)')).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);

  await page.getByRole('link', { name: 'Pesanan Massal Baru' }).click();
  await page.getByLabel('Daftar pesanan').fill(LINES.slice(0, 2).join('\n'));
  await page.getByRole('button', { name: 'Periksa' }).click();
  await expect(row(1)).toContainText('Sudah dibeli');
  await expect(page.getByRole('button', { name: 'Beli 0 Pesanan' })).toBeDisabled();
});

test('bills are looked at with everything else, mended, paid with one PIN, and looked at anew where that failed', async ({
  page,
  enter,
}) => {
  const client = await enter('mitra@demo.test');
  const balance = async () => Number((await client.get('/v1/crm/profile')).body.data.saldo);
  const rows = page.getByRole('list', { name: 'Baris pesanan' }).getByRole('listitem');
  const lines = [
    'PDAM-BANDUNG 0100771230',
    'pdambandung,0100771240',
    'PDAM-BANDUNG 0100771232',
    'PDAM-BANDUNG 123',
    'PDAM-BANDUNG 0100771230',
    'BPJS-KES 8888800771230',
    'ML5.8800071230.2614',
  ];
  await page.goto('/product/form');
  await page.getByLabel('Daftar pesanan').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Periksa' }).click();
  await expect(rows.nth(0)).toContainText(/[A-Z]+ [A-Z]•••.*Siap dibeli.*Tagihan Rp.*admin Rp.*komisi Rp/);
  await expect(rows.nth(2)).toContainText('Nomor pelanggan tidak ditemukan.');
  await expect(rows.nth(3)).toContainText('Nomor pelanggan minimal 6 karakter.');
  await expect(rows.nth(4)).toContainText('Tagihan yang sama dengan baris 1');
  await expect(rows.nth(5)).toContainText('Jumlah bulan wajib diisi.');
  await expect(page.getByText(/^Tagihan yang sudah dicek: Berlaku sampai .* 23:59 WIB\.$/)).toBeVisible();
  expect(await axeErrors(page)).toEqual([]);

  await page.getByLabel('Pesanan baris 3').fill('PDAM-BANDUNG 0100771231');
  await page.getByLabel('Pesanan baris 3').press('Enter');
  await expect(rows.nth(2)).toContainText('3 lembar');
  await expect(rows.nth(2)).toContainText('denda Rp');
  // Paid elsewhere before it is approved: told, and nothing is bought.
  const [{ bill }] = (
    await client.post('/v1/crm/bulk/check', { rows: [{ line: 'PDAM-BANDUNG 0100771231' }] })
  ).body.data.rows;
  await client.post(
    '/v1/crm/transaction/postpaid/inquiry-payment',
    { inquiry_id: bill.inquiry_id, pin: DEMO_PIN },
    { 'idempotency-key': v7() },
  );
  const before = await balance();
  await page.getByRole('button', { name: 'Beli 4 Pesanan' }).click();
  await typePin(page);
  await expect(page.getByText('Ada yang berubah sejak diperiksa.')).toBeVisible();
  await expect(rows.nth(2)).toContainText(/sudah lunas|sudah dibayar lewat TRX-/);
  expect(await balance()).toBe(before);

  await page.getByRole('button', { name: 'Beli 3 Pesanan' }).click();
  await typePin(page);
  await expect(page.getByText('3 dari 3 baris diproses')).toBeVisible();
  const ends = page.getByRole('list', { name: 'Hasil' }).getByRole('listitem');
  await expect(ends.nth(1)).toContainText('Tagihan sudah dibayar di tempat lain');
  expect(await axeErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cek Lagi 1 Tagihan' }).click();
  await expect(page.getByLabel('Daftar pesanan')).toHaveValue('pdambandung,0100771240');
});
