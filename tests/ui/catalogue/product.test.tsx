import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { listBrands } from '../../../src/topics/catalogue/contract/catalogue';
import { goTo, openUiPage } from '../../support/ui-page';

let url: string;
let PublicApp: typeof import('../../../src/web/app/public-app')['PublicApp'];
let signIn: typeof import('../../../src/platform/web/sign-in')['signIn'];
let call: typeof import('../../../src/platform/web/call')['call'];

const patient = { timeout: 20_000 };

beforeAll(async () => {
  url = await openUiPage('/login', 'demo');
  ({ PublicApp } = await import('../../../src/web/app/public-app'));
  ({ signIn } = await import('../../../src/platform/web/sign-in'));
  ({ call } = await import('../../../src/platform/web/call'));
}, 180_000);
beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(query = '', who = 'mitra') {
  await signIn({ identifier: `${who}@demo.test`, password: 'Mitra#2026' });
  goTo(`${url}/product/data${query}`);
  render(<PublicApp />);
  await screen.findByRole('heading', { name: 'Brand' }, patient);
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const tileOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name }, patient);
  return heading.closest('li') as HTMLElement;
};
const star = (name: string) => screen.getByRole('button', { name: `Favoritkan ${name}` });

it('shows each brand with its items, its lowest price, and the way to buy', async () => {
  await open();
  const tile = await tileOf('Mobile Legends');
  const { data } = await call(listBrands, { query: { limit: 1 } });
  expect(tile.textContent).toContain(`Moonton · ${data[0]?.variation_count} item`);
  expect(tile.textContent).toContain(`mulai ${rupiah(data[0]?.min_price ?? 0)}`);
  const link = within(tile).getByRole('link', { name: 'Mobile Legends' });
  expect(link.getAttribute('href')).toBe(`/transaction-form?q=${data[0]?.id}`);
});

it('keeps a disturbed brand visible, says so, and leads to it', async () => {
  await open();
  const tile = within(await tileOf('Valorant'));
  expect(tile.getByText('Gangguan')).toBeTruthy();
  expect(tile.getByRole('link', { name: 'Valorant' })).toBeTruthy();
});

it('finds by text and by category, and the address keeps both', async () => {
  await open();
  await tileOf('Mobile Legends');
  await userEvent.click(await screen.findByRole('button', { name: 'Pulsa' }, patient));
  await tileOf('Telkomsel');
  await userEvent.type(screen.getByRole('searchbox'), 'indo');
  await vi.waitFor(() => expect(names()).toEqual(['Indosat', 'Tri']), patient);
  const query = new URLSearchParams(location.search);
  expect(query.get('search')).toBe('indo');
  expect(query.get('category')).toMatch(/^[0-9a-f-]{36}$/);

  cleanup();
  await open(location.search);
  await vi.waitFor(() => expect(names()).toEqual(['Indosat', 'Tri']), patient);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('indo');
});

it('says when nothing was found, and leads back to all', async () => {
  await open('?search=tidakada');
  await screen.findByText('Data tidak ditemukan', {}, patient);
  await userEvent.click(screen.getByRole('button', { name: 'Atur Ulang Filter' }));
  await tileOf('Mobile Legends');
  expect(location.search).toBe('');
});

it('loads more below what is there, and comes back to as much', async () => {
  await open();
  await tileOf('Mobile Legends');
  const few = names().length;
  await userEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }));
  await vi.waitFor(() => expect(names().length).toBe(few * 2), patient);
  expect(new Set(names()).size).toBe(few * 2);
  expect(location.search).toBe('?page=2');
});

it('the slash leads to this search, not to the one of the menu', async () => {
  await open();
  await tileOf('Mobile Legends');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('marks a favourite at once, keeps it, and shows it among the favourites', async () => {
  await open();
  await tileOf('Free Fire');
  await userEvent.click(star('Free Fire'));
  expect(star('Free Fire').getAttribute('aria-pressed')).toBe('true');
  await vi.waitFor(
    async () =>
      expect((await call(listBrands, { query: { favorite: '1' } })).data.map(({ name }) => name)).toEqual([
        'Free Fire',
      ]),
    patient,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Favorit' }));
  await vi.waitFor(() => expect(names()).toEqual(['Free Fire']), patient);
  await userEvent.click(star('Free Fire'));
  await screen.findByText('Belum ada brand favorit', {}, patient);
});

it('an address of the favourites has their chip, before any brand is known', async () => {
  await open('?favorite=1');
  const chips = within(await screen.findByRole('group', { name: 'Kategori' }, patient));
  expect(chips.getByRole('button', { name: 'Favorit', pressed: true })).toBeTruthy();
});

it('takes a mark back that the server did not take', async () => {
  await open();
  await tileOf('Free Fire');
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((...request) =>
    String(request[0]).endsWith('/favorite')
      ? Promise.reject(new TypeError('the line was cut'))
      : real.apply(window, request),
  );
  await userEvent.click(star('Free Fire'));
  await vi.waitFor(() => expect(star('Free Fire').getAttribute('aria-pressed')).toBe('false'), patient);
  await screen.findByText(/^Tidak ada koneksi/, {}, patient);
});

it('offers to try again when the brands could not be read', async () => {
  const real = window.fetch;
  const fetch = vi
    .spyOn(window, 'fetch')
    .mockImplementation((...request) =>
      String(request[0]).includes('/product/parent')
        ? Promise.reject(new TypeError('the line was cut'))
        : real.apply(window, request),
    );
  await open();
  const again = await screen.findByRole('button', { name: 'Coba Lagi' }, patient);
  fetch.mockRestore();
  await userEvent.click(again);
  await tileOf('Mobile Legends');
});
