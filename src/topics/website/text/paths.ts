/** Paths of a website. A brand's page is its slug (`/mobile-legends`), as banners name it; these words come first. */
export const paths = {
  preview: (id: string) => `/pratinjau/${id}`,
  lookUp: '/cek-pesanan',
  order: (invoice: string, key: string) => `/pesanan/${encodeURIComponent(invoice)}?k=${key}`,
  review: '/beli',
  signIn: '/masuk',
  code: '/masuk/kode',
  enterCode: '/masuk/kode/isi',
  signUp: '/daftar',
  signOut: '/keluar',
  forgot: '/lupa-sandi',
  reset: '/sandi-baru',
  verify: '/verifikasi',
  move: '/alamat-baru',
  account: '/akun',
  name: '/akun/nama',
  address: '/akun/alamat',
  password: '/akun/kata-sandi',
  orders: '/akun/pesanan',
  balance: '/akun/saldo',
  points: '/akun/poin',
  tiers: '/akun/tier',
  tier: (id: string) => `/akun/tier/${id}`,
  articles: '/artikel',
  article: (slug: string) => `/artikel/${encodeURIComponent(slug)}`,
  contact: '/kontak',
  faq: '/tanya-jawab',
  terms: '/syarat-ketentuan',
  privacy: '/kebijakan-privasi',
  refund: '/kebijakan-refund',
  brand: (slug: string, product?: string) =>
    `/${encodeURIComponent(slug)}${product ? `?produk=${product}` : ''}`,
} as const;

/** Page that says what happens after a form. */
export const doneOf = (path: string): string => `${path}/selesai`;

/** Pages to which no one wants to return: home, and those without a session. */
const DOORS = /^\/(?:$|(?:masuk|daftar|lupa-sandi|sandi-baru|verifikasi|alamat-baru)(?:[/?]|$))/;

/** Sign-in that leads back to a path with its query. */
export const signInFrom = (url: string): string =>
  DOORS.test(url) ? paths.signIn : `${paths.signIn}?ke=${encodeURIComponent(url)}`;

const OWN = 'http://website.invalid';

/** `url` if it is a path of this website, else the account page: a link must not lead elsewhere after signing in. */
export function ownPath(url: string | undefined): string {
  if (!url || !URL.canParse(url, OWN)) return paths.account;
  const { origin, pathname, search } = new URL(url, OWN);
  return origin === OWN && !pathname.startsWith('//') ? pathname + search : paths.account;
}
