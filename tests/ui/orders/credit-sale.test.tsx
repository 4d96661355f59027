import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { EntityRow } from '../../../src/admin/entity/calls';
import { enter, fill, find, findText, isHere, press, standPortal, visit } from '../../support/ui-portal';

standPortal();

it('an order that its customer has not paid for becomes a debt, once', async () => {
  const client = await enter('mitra@demo.test');
  const { data } = (await client.get('/v1/crm/transaction?limit=100&f.status=2')).body;
  const sold = (data as EntityRow[]).find(({ resale_total }) => resale_total !== undefined);
  visit(`/detail-transaction?q=${sold?.id}&credit=1`);
  await findText('Pelanggan belum membayar pesanan ini.');
  await press('link', 'Catat Hutang');
  await isHere(/^\/pembukuan\/debt\/form\?/);
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Jumlah hutang/);
  expect(Number(amount.value.replaceAll('.', ''))).toBe(sold?.resale_total);
  await fill(/^Nama pelanggan/, 'Bu Tini');
  await press('button', /^Simpan/);
  await isHere('/pembukuan/debt/data');

  visit(`/detail-transaction?q=${sold?.id}&credit=1`);
  await findText(/^Tercatat sebagai hutang Bu Tini, sisa Rp/);
  expect(screen.queryByRole('link', { name: 'Catat Hutang' })).toBeNull();
});

it('a debt that could not be searched for is not recorded a second time', async () => {
  const client = await enter('mitra@demo.test');
  const { data } = (await client.get('/v1/crm/transaction?limit=100&f.status=2')).body;
  const real = window.fetch;
  const asked = vi.fn();
  vi.spyOn(window, 'fetch').mockImplementation((...request) => {
    if (!String(request[0]).includes('/v1/crm/debts')) return real(...request);
    asked();
    return Promise.resolve(Response.json({}, { status: 400 }));
  });
  const sold = (data as EntityRow[]).find(({ resale_total }) => resale_total !== undefined);
  visit(`/detail-transaction?q=${sold?.id}&credit=1`);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 15_000 });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(screen.queryByRole('link', { name: 'Catat Hutang' })).toBeNull();
});

it('a receipt without a selling price offers to make the rule of its item', async () => {
  const client = await enter('bebas@demo.test');
  const { data } = (await client.get('/v1/crm/transaction?limit=100&f.status=2')).body;
  const orders = await Promise.all(
    (data as EntityRow[]).map(async ({ id }) => (await client.get(`/v1/crm/transaction/${id}`)).body.data),
  );
  const unpriced = orders.find(({ resale_total, source }) => resale_total === null && source === 1);
  visit(`/detail-transaction?q=${unpriced?.id}`);
  const way = await find('link', 'Buat aturan harga jual');
  expect(way.getAttribute('href')).toBe(
    `/set-selling-price/form?scope=variation&variation_id=${unpriced?.variation_id}`,
  );
});
