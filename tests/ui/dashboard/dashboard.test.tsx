import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProfile } from '../../../src/core/contract/profile';
import { rupiah } from '../../../src/core/format/money';
import { number } from '../../../src/core/format/number';
import { getBrand, listBrands } from '../../../src/topics/catalogue/contract/catalogue';
import { getDashboardTotals } from '../../../src/topics/orders/contract/dashboard';
import { createTransaction } from '../../../src/topics/orders/contract/transaction';
import { listTransactions } from '../../../src/topics/orders/contract/transaction-list';
import { cancelTopup } from '../../../src/topics/topup/contract/topup';
import { listTopups } from '../../../src/topics/topup/contract/topup-list';
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

async function open(who: string) {
  await signIn({ identifier: `${who}@demo.test`, password: 'Mitra#2026' });
  goTo(`${url}/dashboard`);
  render(<PublicApp />);
  await screen.findByRole('heading', { name: 'Dashboard' }, patient);
}

const region = (name: string) => screen.findByRole('region', { name }, patient);
const banners = [
  'Lakukan Verifikasi Berkas untuk bertransaksi tanpa limit',
  'Kami sedang melakukan proses pengecekan verifikasi berkas',
  'Maaf verifikasimu ditolak, Silahkan cek detail',
];

describe('the dashboard of a partner with everything done', () => {
  it('shows the balance, the real figures of today, and the ways to top up and history', async () => {
    await open('mitra');
    const [{ data: profile }, { data: totals }] = await Promise.all([
      call(getProfile),
      call(getDashboardTotals),
    ]);
    const card = await region('Saldo mitra');
    expect(card.textContent).toContain(rupiah(profile.saldo ?? 0));
    const balance = within(card);
    expect(balance.getByRole('link', { name: 'Top Up Saldo' }).getAttribute('href')).toBe('/topup/form');
    expect(balance.getByRole('link', { name: 'Riwayat Saldo' }).getAttribute('href')).toBe(
      '/history-balance',
    );
    const today = await region('Ringkasan hari ini');
    expect(today.textContent).toContain(`Transaksi hari ini${number(totals.trx_today)}`);
    expect(today.textContent).toContain(`Rata-rata 30 hari: ${rupiah(totals.spent_average?.amount ?? 0)}`);
  });

  it("lists the last 10 transactions, each with 'Beli Lagi' to the same brand and order", async () => {
    await open('mitra');
    const { data } = await call(listTransactions, { query: { limit: 10 } });
    const last = within(await region('10 transaksi terakhir'));
    const again = last.getAllByRole('link', { name: /^Beli Lagi/ });
    expect(again.map((link) => link.getAttribute('href'))).toEqual(
      data.map((order) => `/transaction-form?q=${order.parent_category_id}&trx=${order.id}`),
    );
  });

  it('has arrows for more than six frequent products, and a recommendation leads to its item', async () => {
    await open('mitra');
    const top = within(await region('Sering dibeli'));
    expect(top.getAllByRole('listitem').length).toBeGreaterThan(6);
    expect(top.getByRole('button', { name: 'Sering dibeli: Berikutnya' })).toBeTruthy();
    const [first] = within(await region('Rekomendasi')).getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/^\/transaction-form\?q=[0-9a-f-]{36}&item=[0-9a-f-]{36}$/);
  });

  it('shows unpaid top ups without arrows while there are four at most', async () => {
    await open('mitra');
    const unpaid = within(await region('Menunggu Anda'));
    const cards = unpaid.getAllByRole('listitem');
    expect(cards.length).toBeLessThanOrEqual(4);
    for (const card of cards) expect(card.textContent).toContain('Bayar Sekarang');
    expect(unpaid.queryByRole('button')).toBeNull();
  });

  it('has no verification banner and no set-up card', async () => {
    await open('mitra');
    for (const banner of banners) expect(screen.queryByText(banner)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Siapkan akun Anda' })).toBeNull();
  });

  it('leaves out a part that could not be read, and shows the others (specification 7)', async () => {
    const real = window.fetch;
    vi.spyOn(window, 'fetch').mockImplementation((...request) =>
      String(request[0]).includes('/top-products')
        ? Promise.reject(new TypeError('the line was cut'))
        : real.apply(window, request),
    );
    await open('mitra');
    await region('10 transaksi terakhir');
    await vi.waitFor(() => expect(screen.queryAllByRole('status')).toEqual([]), patient);
    expect(screen.queryByText('Sering dibeli', { selector: 'h2' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the verification banner', () => {
  it.each([
    ['baru', banners[0], ['/kyc-form']],
    ['review', banners[1], []],
    ['ditolak', banners[2], ['/kyc']],
  ])('of %s@ says "%s", and leads on where there is something to do', async (who, banner = '', ways = []) => {
    await open(who);
    expect(await screen.findByText(banner, {}, patient)).toBeTruthy();
    for (const other of banners) if (other !== banner) expect(screen.queryByText(other)).toBeNull();
    const links = screen.queryAllByRole('link', { name: /Lengkapi Sekarang|Lihat Detail/ });
    expect(links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('/kyc'))).toEqual(
      ways,
    );
  });
});

describe('who has less', () => {
  it('with steps left to do has them, tutorials and help instead of the full view (specification 2)', async () => {
    await open('baru');
    const setup = within(await region('Selamat datang, Bagas Pratama'));
    expect(setup.getByRole('img', { name: 'Persiapan 20%' })).toBeTruthy();
    const ways = setup.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/setting/create-pin', '/kyc', '/topup/form', '/product/data']);
    const tutorials = within(await region('Video tutorial'));
    expect(tutorials.getAllByRole('button')).toHaveLength(3);
    expect(await region('Butuh bantuan?')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '10 transaksi terakhir' })).toBeNull();
  });

  it('as a sub-account sees no top ups and no ways to them', async () => {
    await open('kasir');
    await region('10 transaksi terakhir');
    expect(screen.queryByRole('region', { name: 'Menunggu Anda' })).toBeNull();
    const balance = within(await region('Saldo mitra'));
    expect(balance.queryByRole('link')).toBeNull();
  });
});

it('follows balance and orders while someone buys elsewhere', async () => {
  await open('mitra');
  const card = await region('Saldo mitra');
  const last = await region('10 transaksi terakhir');
  const order = await buy();
  await vi.waitFor(() => expect(card.textContent).toContain(rupiah(Number(order.balance_after))), patient);
  await vi.waitFor(() => expect(last.textContent).toContain(order.code), patient);
});

it('calls the balance live while its channel is open, and not while the line is cut', async () => {
  const lines: WebSocket[] = [];
  const Line = globalThis.WebSocket;
  globalThis.WebSocket = class extends Line {
    constructor(address: string | URL) {
      super(address);
      lines.push(this);
    }
  };
  try {
    await open('mitra');
    const card = within(await region('Saldo mitra'));
    await card.findByText('Diperbarui langsung', {}, patient);
    for (const line of lines) line.close();
    await card.findByText('Menyambungkan…', {}, patient);
    await card.findByText('Diperbarui langsung', {}, patient);
  } finally {
    globalThis.WebSocket = Line;
  }
});

it('takes the card of a top up that was cancelled elsewhere away, and counts by the clock of the server', async () => {
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 365 * 86_400_000);
  await open('mitra');
  const unpaid = await region('Menunggu Anda');
  const { data } = await call(listTopups, { query: { status: 1 } });
  const [{ id, code } = { id: '', code: 'none' }] = data;
  await vi.waitFor(() => expect(unpaid.textContent).toContain(code), patient);
  expect(unpaid.textContent).not.toContain('Waktu habis');
  await call(cancelTopup, { params: { id }, body: {} });
  await vi.waitFor(() => expect(unpaid.textContent).not.toContain(code), patient);
});

/** An order placed outside this page. */
async function buy() {
  const { data: found } = await call(listBrands, { query: { search: 'Indosat' } });
  const { data: brand } = await call(getBrand, { params: { id: found[0]?.id ?? '' } });
  const item = brand.variations.find(({ status }) => status === 1);
  const { data } = await call(createTransaction, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      brand_id: brand.id,
      variation_id: item?.id ?? '',
      qty: 1,
      form_values: { phone: '081255551230' },
      expected_price: item?.price ?? 0,
      pin: '246810',
    },
  });
  return data;
}
