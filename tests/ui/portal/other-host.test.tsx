import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Facts } from '../../../src/admin/web/session/facts';
import { bareProfile } from '../../support/bare-answers';
import { type ForeignHost, foreignLogin, startForeignHost } from '../../support/foreign-host';
import { goTo } from '../../support/ui-page';

/* The client with another API, which returns only given fields and its own id. */

const resource = 'category-label';
const patient = { timeout: 20_000 };

let host: ForeignHost;
let provider: typeof import('../../../src/web/app/engine')['dataProvider'];

beforeAll(async () => {
  host = await startForeignHost();
  goTo('http://portal.example.test/panel/category-label/data');
  const config = { apiUrl: host.url, liveAuth: 'token' };
  document.body.innerHTML = `<script id="config" type="application/json">${JSON.stringify(config)}</script>`;
  ({ dataProvider: provider } = await import('../../../src/web/app/engine'));
  const { signIn } = await import('../../../src/platform/web/sign-in');
  await signIn(foreignLogin);
});
afterAll(() => host.close());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = async (path: string) => {
  goTo(`http://portal.example.test${path}`);
  const { PublicApp } = await import('../../../src/web/app/public-app');
  render(<PublicApp />);
};
const press = async (role: string, name: string) =>
  userEvent.click(await screen.findByRole(role, { name }, patient));

it('a record is listed, shown, made and deleted', async () => {
  const { data } = await provider.getList({ resource });
  expect(data).toMatchObject([{ id: '5', name: 'Terlaris', version: 1, reference_titles: {} }]);
  const shown = await provider.getOne({ resource, id: '5' });
  expect(shown.data).toEqual(data[0]);
  const made = await provider.create({ resource, variables: { name: 'Kelas Berat' } });
  expect(made.data).toMatchObject({ id: '6', name: 'Kelas Berat' });
  const removed = await provider.deleteOne({ resource, id: '6' });
  expect(removed.data).toEqual({ restorable_until: '' });
});

const answers = (body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));

it.each([
  ['one record', () => provider.getOne({ resource, id: '5' })],
  ['a new one', () => provider.create({ resource, variables: {} })],
  ['a delete', () => provider.deleteOne({ resource, id: '5' })],
  ['anything else', () => provider.custom?.({ url: '/v1', method: 'post', meta: { reply: z.unknown() } })],
])('%s: a refusal in the body is one, and nothing at all cannot be read', async (_, ask) => {
  answers({ status: 422, message: 'Nama sudah dipakai', data: { id: 5 } });
  await expect(ask()).rejects.toMatchObject({ status: 422, message: 'Nama sudah dipakai' });
  answers(null);
  await expect(ask()).rejects.toMatchObject({ code: 'BAD_REPLY' });
});

it('what was written without a word about the record is written', async () => {
  answers({ status: 200 });
  const variables = { name: 'Kelas Berat' };
  await expect(provider.create({ resource, variables })).resolves.toBeTruthy();
  await expect(provider.update({ resource, id: '5', variables })).resolves.toBeTruthy();
});

it('a deleted record is gone, and no undo is offered', async () => {
  await show('/panel/category-label/data');
  await press('button', 'Tindakan untuk Terlaris');
  // The specification has no files of declared lists.
  expect(screen.queryByRole('button', { name: 'Ekspor' })).toBeNull();
  await press('menuitem', 'Hapus');
  const dialog = within(await screen.findByRole('dialog', { name: /^Hapus Terlaris/ }, patient));
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Berhasil dihapus.', {}, patient);
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
});

it('a reference narrows a list by the id of this host', async () => {
  const { isFilterValue } = await import('../../../src/admin/web/list/filter-options');
  const label = { kind: 'reference', label: 'Group', to: resource } as const;
  expect(isFilterValue(label, { value: 'ids' }, '5')).toBe(true);
  expect(isFilterValue(label, { value: 'ids' }, 'a b')).toBe(false);
});

it('a withdrawal without an answer is known again, to an account with an id of this host', async () => {
  const { FactsContext } = await import('../../../src/admin/web/session/facts');
  const { storeOrder } = await import('../../../src/platform/web/unanswered-orders');
  const { useLostWithdrawal } = await import(
    '../../../src/topics/withdrawals/web/withdraw/use-lost-withdrawal'
  );
  const { profitSource } = await import('../../../src/topics/withdrawals/web/withdraw/access');
  const body = { amount: 50_000, target: 2, bank_account_id: '7' };
  storeOrder('3', { form: profitSource.form, key: 'k1', at: '2026-01-01T00:00:00Z', body });
  const facts = { profile: { ...bareProfile, id: '3' } } as unknown as Facts;
  const { result } = renderHook(() => useLostWithdrawal(profitSource), {
    wrapper: ({ children }) => (
      <FactsContext.Provider value={{ facts, error: null, refresh: async () => undefined }}>
        {children}
      </FactsContext.Provider>
    ),
  });
  await waitFor(() => expect(result.current.lost).toMatchObject({ kind: 'unreachable', sent: { body } }));
});

it.each([
  ['a search that finds nothing', '?search=tidakada', 'Data tidak ditemukan'],
  ['brands without a star', '', 'Mobile Legends'],
])('%s: no favourites are offered, then and while it loads', async (_, query, shown) => {
  await show(`/product/data${query}`);
  const favorites = () => screen.queryByRole('button', { name: 'Favorit' });
  await screen.findByRole('group', { name: 'Kategori' }, patient);
  expect(favorites()).toBeNull();
  await screen.findByText(shown, {}, patient);
  expect(favorites()).toBeNull();
});
