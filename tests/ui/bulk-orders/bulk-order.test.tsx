import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { enter, fill, find, findText, press, shows, standPortal, visit } from '../../support/ui-portal';

standPortal();

const LINES = [
  'PDAM-BANDUNG 0100771230',
  'pdambandung,0100771240',
  'PDAM-BANDUNG 0100771232',
  'PDAM-BANDUNG 123',
  'PDAM-BANDUNG 0100771230',
  'BPJS-KES 8888800771230',
  'ML5.8800071230.2614',
];

const listed = (list: string, nth: number) => () =>
  within(screen.getByRole('list', { name: list })).getAllByRole('listitem')[nth] as HTMLElement;
const row = (nth: number) => listed('Baris pesanan', nth);
const pay = async (button: string) => {
  await press('button', button);
  await fill('PIN 6 angka', DEMO_PIN, await find('dialog', 'Masukkan PIN'));
};

it('bills are checked with other orders, corrected, paid with one PIN, and checked again where that failed', async () => {
  const client = await enter('mitra@demo.test');
  const balance = async () => Number((await client.get('/v1/crm/profile')).body.data.saldo);
  visit('/product/form');
  await fill('Daftar pesanan', LINES.join('\n'));
  await press('button', 'Periksa');
  await find('list', 'Baris pesanan');
  await shows(row(0), /[A-Z]+ [A-Z]•••.*Siap dibeli.*Tagihan Rp.*admin Rp.*komisi Rp/);
  await shows(row(2), /Nomor pelanggan tidak ditemukan\./);
  await shows(row(3), /Nomor pelanggan minimal 6 karakter\./);
  await shows(row(4), /Tagihan yang sama dengan baris 1/);
  await shows(row(5), /Jumlah bulan wajib diisi\./);
  await findText(/^Tagihan yang sudah dicek: Berlaku sampai .* 23:59 WIB\.$/);

  await fill('Pesanan baris 3', 'PDAM-BANDUNG 0100771231');
  await userEvent.keyboard('{Enter}');
  await shows(row(2), /3 lembar/);
  await shows(row(2), /denda Rp/);
  // Another program pays the bill before the approval.
  const checked = await client.post('/v1/crm/bulk/check', { rows: [{ line: 'PDAM-BANDUNG 0100771231' }] });
  const [{ bill }] = checked.body.data.rows;
  await client.post(
    '/v1/crm/transaction/postpaid/inquiry-payment',
    { inquiry_id: bill.inquiry_id, pin: DEMO_PIN },
    { 'idempotency-key': v7() },
  );
  const before = await balance();
  await pay('Beli 4 Pesanan');
  await findText(/Ada yang berubah sejak diperiksa\./);
  await shows(row(2), /sudah lunas|sudah dibayar lewat TRX-/);
  expect(await balance()).toBe(before);

  await pay('Beli 3 Pesanan');
  await findText(/3 dari 3 baris diproses/);
  await shows(listed('Hasil', 1), /Tagihan sudah dibayar di tempat lain/);
  await press('button', 'Cek Lagi 1 Tagihan');
  const list = await screen.findByLabelText<HTMLTextAreaElement>('Daftar pesanan');
  await waitFor(() => expect(list.value).toBe('pdambandung,0100771240'));
});
