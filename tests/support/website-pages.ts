import { DEMO_PASSWORD } from '../../demo/logins';
import { sandboxPaymentPath } from '../../src/core/contract/payment';
import type { SandboxAction } from '../../src/platform/adapters/payment/sandbox-actions';
import { doSeen } from './actions';
import { Client } from './client';
import { until } from './until';
import { hiddenIn, type WebsiteVisitor, websiteVisitor } from './website-visitor';

/** A page of the demonstration's websites. */
export interface WebsitePage {
  /** File name for it. */
  name: string;
  url: string;
  /** Values of a form that leads to it. */
  sent?: Record<string, string>;
  /** Shown to a signed-in member. */
  isOwn?: boolean;
}

const BRAND = '/mobile-legends';
const BUYER = { name: 'Budi Santoso', phone: '0812-3456-7890' };
const THEMES = ['kios', 'etalase', 'arena'] as const;
export type WebsiteTheme = (typeof THEMES)[number];
export const websiteThemes: readonly WebsiteTheme[] = THEMES;

/** Browsers resolve names below `localhost` to loopback. */
export const websiteOf = (portal: string, subdomain = 'toko-sari-digital'): string =>
  portal.replace('127.0.0.1', `${subdomain}.localhost`);

/** Publishes a theme as the owner does; seen from the next page. */
export async function publishTheme(owner: Client, theme_id: WebsiteTheme): Promise<void> {
  const path = '/v1/vendor-panel/profile';
  const { data } = (await owner.get(path)).body;
  const { id, created_at, updated_at, updated_by, reference_titles, warnings, ...saved } = data;
  await owner.put(`${path}/update`, { ...saved, theme_id });
  const { status, body } = await doSeen(owner, `${path}/act/publish`, { ids: [] });
  if (status !== 200) throw new Error(`${theme_id} is not published: ${body.message}`);
}

interface WebsitePages {
  pages: WebsitePage[];
  /** Signs the member in. */
  cookie: { name: string; value: string; url: string };
}

/** Every kind of page, with orders in each state that a buyer sees, and the cookie of a member. */
export async function websitePagesOf(owner: Client): Promise<WebsitePages> {
  const shop = websiteOf(owner.url);
  const { host } = new URL(shop);
  const guest = websiteVisitor(owner, host);
  const form = await orderForm(guest);
  const orders = await Promise.all([
    order('menunggu-qris', form('QRIS', '1230')),
    order('menunggu-va', form('BCA Virtual Account', '1230')),
    order('menunggu-dana', form('DANA', '1230')),
    order('diproses', form('QRIS', '1235'), 'pay', 'sedang diproses'),
    order('berhasil', form('QRIS', '1230'), 'pay', 'Pesanan berhasil'),
    order('gagal', form('QRIS', '1234'), 'pay', 'Pesanan gagal'),
    order('habis-waktu', form('QRIS', '1230'), 'expire', 'Waktu pembayaran habis'),
    order('bayar-gagal', form('QRIS', '1230'), 'fail', 'Pembayaran gagal'),
  ]);

  async function order(name: string, filled: Record<string, string>, action?: SandboxAction, title = '') {
    // Few orders of one buyer may wait for payment.
    const values = action ? { ...filled, phone: '0812-3456-7891' } : filled;
    const { html } = await guest.send(BRAND, values);
    const [key, expected_total] = [hiddenIn(html, 'key'), hiddenIn(html, 'expected_total')];
    const { to, text } = await guest.send('/beli', { ...values, brand: BRAND.slice(1), key, expected_total });
    if (!to) throw new Error(`no order ${name}: ${text}`);
    if (action) {
      const id = await until(
        `the payment of ${name}`,
        async () => payment.exec((await guest.get(to)).html)?.[1],
      );
      await new Client(owner.url).post(sandboxPaymentPath(id), { action });
      await until(title, async () => (await guest.get(to)).text.includes(title), 40_000);
    }
    return { name: `pesanan-${name}`, url: to };
  }

  const [article] = /\/artikel\/[^"]+/.exec((await guest.get('/artikel')).html) ?? ['/artikel'];
  const { member, cookie } = await signedIn(owner, host);
  const [tier] = /\/akun\/tier\/[^"]+/.exec((await member.get('/akun/tier')).html) ?? [];
  const wish = form('QRIS', '1230');
  const pages: WebsitePage[] = [
    { name: 'beranda', url: '/' },
    { name: 'cari', url: '/?cari=diamond' },
    { name: 'cari-kosong', url: '/?cari=tidak+ada' },
    { name: 'brand', url: BRAND },
    { name: 'brand-salah', url: BRAND, sent: { ...wish, phone: '123', 'f.user_id': 'salah' } },
    { name: 'brand-kode', url: '/steam-wallet' },
    { name: 'periksa', url: BRAND, sent: wish },
    ...orders,
    { name: 'cek-pesanan', url: '/cek-pesanan' },
    { name: 'cek-pesanan-salah', url: '/cek-pesanan', sent: { invoice: 'INV-1', contact: '0812' } },
    { name: 'artikel', url: '/artikel' },
    { name: 'artikel-satu', url: article },
    ...['kontak', 'tanya-jawab', 'syarat-ketentuan', 'kebijakan-privasi', 'kebijakan-refund'].map(plain),
    ...['masuk', 'daftar', 'daftar/selesai', 'lupa-sandi', 'masuk/kode'].map(plain),
    { name: 'masuk-salah', url: '/masuk', sent: { identifier: 'budi', password: 'Salah#2026' } },
    { name: 'kode', url: '/masuk/kode', sent: { identifier: 'budi@contoh.id' } },
    { name: '404', url: '/tidak-ada' },
    ...[
      'akun',
      'akun/nama',
      'akun/alamat',
      'akun/kata-sandi',
      'akun/pesanan',
      'akun/saldo',
      'akun/poin',
      'akun/tier',
    ].map(own),
    { name: 'brand-member', url: BRAND, isOwn: true },
    ...(tier ? [{ name: 'naik-tier', url: tier, isOwn: true }] : []),
  ];
  const closed = { kedaluwarsa: 'kartika-top-up', ditinjau: 'maya-game-shop', ditolak: 'panji-top-up' };
  return {
    cookie,
    pages: [
      ...pages.map(({ url, ...page }) => ({ ...page, url: shop + url })),
      ...Object.entries(closed).map(([name, at]) => ({
        name: `tutup-${name}`,
        url: websiteOf(owner.url, at),
      })),
    ],
  };
}

const payment = /\/sandbox\/payment\/([0-9a-f-]{36})/;
const plain = (path: string): WebsitePage => ({ name: path.replaceAll('/', '-'), url: `/${path}` });
const own = (path: string): WebsitePage => ({ ...plain(path), isOwn: true });

/** Filled order forms by payment method and ending, which selects the sandbox scenario. */
async function orderForm(guest: WebsiteVisitor) {
  const { html } = await guest.get(BRAND);
  const inputOf = (label: string, name: string): string =>
    new RegExp(
      `<label class="product[^>]*><input[^>]*name="${name}"[^>]*value="([^"]+)"[^>]*>(?:<img[^>]*>)?<span[^>]*>${label}`,
    ).exec(html)?.[1] ?? '';
  return (method: string, ending: string): Record<string, string> => ({
    ...{ ...BUYER, qty: '1', 'f.user_id': `12884${ending}`, 'f.zone_id': '2614' },
    product_id: inputOf('172 Diamond', 'product_id'),
    payment_method: inputOf(method, 'payment_method'),
  });
}

/** The active member with the largest balance, signed in. */
export async function signedIn(owner: Client, host: string) {
  const { body } = await owner.get('/v1/vendor-panel/member?limit=100');
  const [rich] = (body.data as Record<'status' | 'username' | 'balance', string>[])
    .filter(({ status }) => status === 'active')
    .sort((one, other) => Number(other.balance) - Number(one.balance));
  const member = websiteVisitor(owner, host);
  await member.send('/masuk', { identifier: rich?.username ?? '', password: DEMO_PASSWORD });
  const [[name, value] = ['', '']] = member.cookies;
  return { member, cookie: { name, value, url: `http://${host}` } };
}
