import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProfile } from '../../../src/core/contract/profile';
import { rupiah } from '../../../src/core/format/money';
import { number } from '../../../src/core/format/number';
import { listBrands } from '../../../src/topics/catalogue/contract/catalogue';
import { listTransactions } from '../../../src/topics/orders/contract/transaction-list';
import { goTo, openUiPage } from '../../support/ui-page';

declare const happyDOM: { setViewport(size: { width: number }): void };

let url: string;
let PublicApp: typeof import('../../../src/web/app/public-app')['PublicApp'];
let signIn: typeof import('../../../src/platform/web/sign-in')['signIn'];
let call: typeof import('../../../src/platform/web/call')['call'];
let brands: Record<string, string>;

const password = 'Mitra#2026';
const PIN = '246810';
const patient = { timeout: 20_000 };

beforeAll(async () => {
  url = await openUiPage('/login', 'demo');
  ({ PublicApp } = await import('../../../src/web/app/public-app'));
  ({ signIn } = await import('../../../src/platform/web/sign-in'));
  ({ call } = await import('../../../src/platform/web/call'));
  await enter('mitra');
  const { data } = await call(listBrands, { query: { limit: 100 } });
  brands = Object.fromEntries(data.map(({ key, id }) => [key, id]));
}, 180_000);
beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const enter = (who: string) => signIn({ identifier: `${who}@demo.test`, password });

async function open(brand: string, more = '') {
  goTo(`${url}/transaction-form?q=${brands[brand]}${more}`);
  render(<PublicApp />);
  await screen.findByRole('heading', { name: 'Pilih item' }, patient);
}

const fill = (label: string | RegExp, value: string) => userEvent.type(screen.getByLabelText(label), value);
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const buyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Beli Sekarang' });
const pinBox = () => screen.findByLabelText('PIN 6 angka', undefined, patient);
const bought = () => vi.waitFor(() => expect(location.pathname).toBe('/detail-transaction'), patient);
const balance = async () => (await call(getProfile)).data.saldo;
const ordersFor = async (target: string) => {
  const { data } = await call(listTransactions, { query: { limit: 100 } });
  return data.filter(({ destination }) => destination.includes(target));
};

type Request = Parameters<typeof fetch>;

/** Routes every call through `road` and records order keys; a throwing road simulates a lost connection. */
function onRoad(road: (address: string, go: () => Promise<Response>, orders: number) => Promise<Response>) {
  const keys: string[] = [];
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((...request: Request) => {
    const address = String(request[0]);
    if (address.endsWith('/create-new')) {
      keys.push(new Headers(request[1]?.headers).get('idempotency-key') ?? '');
    }
    return road(address, () => real.apply(window, request), keys.length);
  });
  return keys;
}

const cut = () => Promise.reject(new TypeError('the line was cut'));

describe('buying', () => {
  it('checks the nickname, repeats the order, asks for the PIN, takes the money once and shows the order', async () => {
    await enter('mitra');
    const before = await balance();
    await open('mobile-legends');
    await fill('User ID', '555000111');
    await fill('Zone ID', '2614');
    expect(screen.queryByText('Harga terkunci')).toBeNull();
    await choose(/^86 Diamond/);
    expect(screen.getAllByText('Harga terkunci')).not.toEqual([]);
    await userEvent.click(buyButton());

    const pin = await pinBox();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('86 Diamond')).toBeTruthy();
    expect(dialog.getByText('555000111 (2614)')).toBeTruthy();
    expect(screen.getByText('Nickname ditemukan')).toBeTruthy();

    await userEvent.type(pin, '111111');
    await dialog.findByText('PIN salah. Sisa 2 percobaan.', undefined, patient);
    await userEvent.type(await pinBox(), PIN);
    await bought();

    const [order, ...others] = await ordersFor('555000111');
    expect(others).toEqual([]);
    expect(location.search).toBe(`?q=${order?.id}`);
    expect(await balance()).toBe((before ?? 0) - (order?.selling_total ?? 0));
    expect(Object.keys(localStorage).filter((name) => /^(order|draft):/.test(name))).toEqual([]);
  });

  it('leaves what is typed on the page of an order when the screen is turned', async () => {
    await enter('mitra');
    const { data } = await call(listTransactions, { query: { limit: 1 } });
    happyDOM.setViewport({ width: 1180 });
    goTo(`${url}/detail-transaction?q=${data[0]?.id}`);
    render(<PublicApp />);
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Harga di struk/ }, patient);
    await userEvent.clear(price);
    await userEvent.type(price, '43000');
    act(() => happyDOM.setViewport({ width: 820 }));
    expect(screen.getByRole('button', { name: 'Buka menu' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Harga di struk/ })).toBe(price);
    expect(price.value).toBe(number(43_000));
  });

  it('says beside each part what is missing, and takes the person there', async () => {
    await enter('mitra');
    await open('mobile-legends');
    await userEvent.click(buyButton());
    expect(screen.getByText('User ID wajib diisi.')).toBeTruthy();
    expect(screen.getByText('Pilih item yang akan dibeli.')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('User ID')));
  });

  it('asks whether another price is right, and buys at that one', async () => {
    await enter('mitra');
    await open('indosat');
    await fill('Nomor HP', '085799991236');
    await choose(/^Pulsa 10.000/);
    const keys = onRoad((_, go) => go());
    await userEvent.click(buyButton());
    await userEvent.type(await pinBox(), PIN);
    const question = await screen.findByText(
      /^Harga telah berubah dari .* menjadi .*\. Lanjutkan\?$/,
      {},
      patient,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ya, Lanjutkan' }));
    await bought();
    const [order] = await ordersFor('085799991236');
    expect(question.textContent).toContain(`menjadi ${rupiah(order?.selling_total ?? 0)}`);
    expect(new Set(keys).size).toBe(2);
  });

  it('asks before it buys the same item for the same number once more', async () => {
    await enter('mitra');
    for (const round of [1, 2]) {
      await open('indosat');
      await fill('Nomor HP', '085799991230');
      await choose(/^Pulsa 5.000/);
      await userEvent.click(buyButton());
      await userEvent.type(await pinBox(), PIN);
      if (round === 2) {
        await screen.findByText(
          /^Transaksi yang sama sudah dibuat \d+ menit lalu\. Ini transaksi ke-2\?$/,
          {},
          patient,
        );
        await userEvent.click(screen.getByRole('button', { name: 'Ya, Lanjutkan' }));
      }
      await bought();
      cleanup();
    }
    expect(await ordersFor('085799991230')).toHaveLength(2);
  });

  it('asks about a number of another operator, and takes it to that operator with all that was typed', async () => {
    await enter('mitra');
    await open('telkomsel');
    await fill('Nomor HP', '085700001230');
    await choose(/^Pulsa 5.000/);
    await fill(/^Nama pembeli/, 'Bu Tini');
    await screen.findByText(/^Nomor 0857 biasanya nomor Indosat, bukan Telkomsel\./);
    await userEvent.click(buyButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Nomor operator lain' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nomor Benar, Lanjutkan' }));
    expect(await pinBox()).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Ganti ke Indosat Pulsa 5.000' }));
    await screen.findByRole('heading', { name: 'Indosat' }, patient);
    expect(screen.getByLabelText<HTMLInputElement>('Nomor HP').value).toBe('085700001230');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nama pembeli/).value).toBe('Bu Tini');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pulsa 5.000/ }).checked).toBe(true);
    expect(screen.queryByText(/biasanya nomor/)).toBeNull();
    // The stored inputs belong to this visit.
    history.replaceState(null, '');
  });

  it('fills in what was bought before', async () => {
    await enter('mitra');
    const [order] = await ordersFor('555000111');
    await open('mobile-legends', `&trx=${order?.id}`);
    expect(screen.getByLabelText<HTMLInputElement>('User ID').value).toBe('555000111');
    expect(screen.getByLabelText<HTMLInputElement>('Zone ID').value).toBe('2614');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^86 Diamond/ }).checked).toBe(true);
    expect(screen.getAllByText(order?.nickname ?? '').length).toBeGreaterThan(0);
  });
});

describe('an answer that got lost', () => {
  it('is found again after a reload: the order is shown, not bought twice', async () => {
    await enter('mitra');
    await open('indosat');
    await fill('Nomor HP', '085777770001');
    await choose(/^Pulsa 5.000/);
    onRoad(async (address, go) => {
      if (address.includes('/by-key/')) return cut();
      const response = await go();
      return address.endsWith('/create-new') ? cut() : response;
    });
    await userEvent.click(buyButton());
    await userEvent.type(await pinBox(), PIN);
    await screen.findByText(/Jawaban pesanan ini belum diterima/, {}, patient);
    expect(buyButton().disabled).toBe(true);

    cleanup();
    vi.restoreAllMocks();
    await open('indosat');
    const [order] = await ordersFor('085777770001');
    await screen.findByText(`Pesanan sebelumnya tercatat sebagai ${order?.code}.`, {}, patient);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nomor HP').value).toBe(''));
    expect(await ordersFor('085777770001')).toHaveLength(1);
  });

  it('of an order that never arrived is mended by sending it again with the same key', async () => {
    await enter('mitra');
    await open('indosat');
    await fill('Nomor HP', '085777770002');
    await choose(/^Pulsa 5.000/);
    const keys = onRoad((address, go, orders) =>
      address.endsWith('/create-new') && orders === 1 ? cut() : go(),
    );
    await userEvent.click(buyButton());
    await userEvent.type(await pinBox(), PIN);
    await userEvent.click(await screen.findByRole('button', { name: 'Kirim Ulang' }, patient));
    await userEvent.type(await pinBox(), PIN);
    await bought();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await ordersFor('085777770002')).toHaveLength(1);
  });
});

describe('who cannot buy', () => {
  it('without a PIN is shown a notice', async () => {
    await enter('baru');
    await open('mobile-legends');
    await choose(/^86 Diamond/);
    expect(screen.getByText('Buat PIN terlebih dahulu untuk bertransaksi.')).toBeTruthy();
    expect(buyButton().disabled).toBe(true);
  });

  it('with too little balance is shown how much is missing, and where to top up', async () => {
    await enter('kedaluwarsa');
    await open('mobile-legends');
    await choose(/^9.288 Diamond/);
    expect(screen.getByText(/^Saldo tidak cukup\. Kurang Rp/)).toBeTruthy();
    const bar = within(buyButton().closest('[data-sticky-action]') as HTMLElement);
    expect(bar.getByRole('link', { name: 'Top Up Saldo' }).getAttribute('href')).toBe('/topup/form');
    expect(buyButton().disabled).toBe(true);
  });

  it('meets the reason on a closed brand, and no brand on a wrong address', async () => {
    await enter('mitra');
    await open('valorant');
    expect(screen.getByText('Produk sedang gangguan.')).toBeTruthy();
    expect(buyButton().disabled).toBe(true);
    cleanup();
    goTo(`${url}/transaction-form?q=bukan-id`);
    render(<PublicApp />);
    await screen.findByRole('heading', { name: 'Brand tidak ditemukan' }, patient);
  });
});
