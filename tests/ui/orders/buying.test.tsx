import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import type { BrandSummary } from '../../../src/topics/catalogue/contract/catalogue';
import type { Client } from '../../support/client';
import {
  enter,
  fill,
  find,
  findText,
  isHere,
  press,
  setOnline,
  shows,
  standPortal,
  visit,
} from '../../support/ui-portal';

standPortal();

/** A game with one input, whose last four digits select the sandbox scenario. */
const GAME = 'Free Fire';
let nth = 0;
const destination = (ending: string): string => `${78_000_000 + ++nth}${ending}`;

async function openForm(client: Client, target: string, item = '50 Diamond'): Promise<void> {
  const { body } = await client.get(`/v1/crm/product/parent?search=${encodeURIComponent(GAME)}`);
  const brand = (body.data as BrandSummary[]).find(({ name }) => name === GAME);
  visit(`/transaction-form?q=${brand?.id}`);
  await fill(/^Player ID/, target);
  await press('radio', new RegExp(`^${item.replaceAll('.', '\\.')}`));
}
const buyButton = () => find('button', 'Beli Sekarang');
async function send(pin = DEMO_PIN): Promise<void> {
  await userEvent.click(await buyButton());
  await typePin(pin);
}
const typePin = async (pin: string) => fill('PIN 6 angka', pin, await find('dialog', 'Masukkan PIN'));
const ordersTo = async (client: Client, target: string) =>
  (await client.get(`/v1/crm/transaction?search=${target}`)).body.data as { selling_total: number }[];
const balanceOf = async (client: Client) => Number((await client.get('/v1/crm/profile')).body.data.saldo);
const shopPage = () => screen.getByRole('main');

it('a wrong PIN counts down, and the right one still buys', async () => {
  const client = await enter('mitra@demo.test');
  const target = destination('1230');
  await openForm(client, target);
  await send('000000');
  await findText(/PIN salah\. Sisa \d percobaan\./, await find('dialog', 'Masukkan PIN'));
  expect(await ordersTo(client, target)).toEqual([]);
  await typePin(DEMO_PIN);
  await isHere(/\/detail-transaction\?q=/);
  await shows(shopPage, /Berhasil/);
});

it.each([
  ['1237', 'Stok habis.'],
  ['1239', 'Produk sedang gangguan.'],
])('the supplier refuses (%s: %s) and no money moves', async (ending, words) => {
  const client = await enter('mitra@demo.test');
  const before = await balanceOf(client);
  const target = destination(ending);
  await openForm(client, target);
  await send();
  await findText(words, shopPage());
  expect(await ordersTo(client, target)).toEqual([]);
  expect(await balanceOf(client)).toBe(before);
});

it('an account that is not verified buys up to its limit, and is led to the documents beyond it', async () => {
  const client = await enter('review@demo.test');
  await openForm(client, destination('1230'), '36.500 Diamond');
  await shows(shopPage, /Batas akun belum terverifikasi Rp\s?500\.000\. Lengkapi berkas\./);
  expect((await buyButton()).matches(':disabled')).toBe(true);
  await press('link', 'Lengkapi Sekarang');
  await isHere('/kyc');
  await find('heading', 'Berkas sedang direview');
});

it('offline nothing can be bought, and online it can again', async () => {
  const client = await enter('mitra@demo.test');
  await openForm(client, destination('1230'));
  const isClosed = async () => (await buyButton()).matches(':disabled, [aria-disabled=true]');
  await waitFor(async () => expect(await isClosed()).toBe(false));
  setOnline(false);
  await findText(/Anda dapat membeli setelah tersambung kembali\./);
  expect(await isClosed()).toBe(true);
  setOnline(true);
  await waitFor(async () => expect(await isClosed()).toBe(false));
});

it('a wrong number fails, says why, and the money is back', async () => {
  const client = await enter('mitra@demo.test');
  const before = await balanceOf(client);
  await openForm(client, destination('1232'));
  await userEvent.click(await buyButton());
  await press('button', 'Tetap Lanjutkan');
  await send();
  await isHere(/\/detail-transaction\?q=/);
  await shows(shopPage, /Refund/);
  await shows(shopPage, /Nomor atau ID tujuan salah/);
  await waitFor(async () => expect(await balanceOf(client)).toBe(before));
});

it('a part that was not delivered is paid back', async () => {
  const client = await enter('mitra@demo.test');
  const before = await balanceOf(client);
  const target = destination('1238');
  await openForm(client, target);
  await send();
  await shows(shopPage, /Refund sebagian/);
  const [order] = await ordersTo(client, target);
  const after = await balanceOf(client);
  expect(after).toBeLessThan(before);
  expect(after).toBeGreaterThan(before - Number(order?.selling_total));
});

it('a voucher shows its code for the PIN, and the log of activities shows it', async () => {
  const client = await enter('mitra@demo.test');
  await openForm(client, destination('1231'));
  await send();
  await isHere(/\/detail-transaction\?q=/);
  await shows(shopPage, /Berhasil/);
  const receipt = () => screen.getByRole('complementary', { name: 'Pratinjau struk' });
  await shows(receipt, /••••••\w{4}/);
  expect(screen.queryByRole('button', { name: 'Salin Kode voucher' })).toBeNull();
  await press('button', 'Lihat kode');
  await fill('PIN 6 angka', DEMO_PIN, await find('dialog', 'Lihat kode voucher'));
  await find('button', 'Salin Kode voucher');
  await shows(receipt, /\w{4}-\w{4}-\w{4}-\w{4}/);
  expect(screen.queryByText('Serial Number (SN)')).toBeNull();
  await press('button', 'Sembunyikan kode');
  await shows(receipt, /••••••\w{4}/);
  visit('/activity-log');
  expect(await screen.findAllByText('Melihat kode voucher')).not.toEqual([]);
});
