import type { memberTier } from '../../resources/member-tier';
import type { DataOf } from '../../src/core/schema/data-of';
import type { Period } from '../../src/core/value/period';

const DAY = 86_400_000;

/** Days from now; null is open. */
interface Showing {
  from: number;
  to: number | null;
}

export interface BannerContent {
  title: string;
  link: string;
  position: 'slider' | 'popup' | 'side';
  /** Number of its drawing. */
  drawing: number;
  hasMobile: boolean;
  showing: Showing | null;
  active: boolean;
  clicks: number;
}

export const demoTiers: (DataOf<typeof memberTier> & { weight: number })[] = [
  {
    name: 'Publik',
    level: 1,
    color: '#5b6b6c',
    icon: 'user',
    margin: { type: 'percent', value: 8 },
    upgrade: 'free',
    benefits: ['Bayar dengan QRIS dan e-wallet'],
    is_default: true,
    weight: 60,
  },
  {
    name: 'Member',
    level: 2,
    color: '#0b6b66',
    icon: 'star',
    margin: { type: 'percent', value: 6 },
    upgrade: 'automatic',
    min_spent_30d: 250_000,
    benefits: ['Harga lebih murah', 'Poin setiap transaksi'],
    is_default: false,
    weight: 28,
  },
  {
    name: 'Reseller',
    level: 3,
    color: '#9a5b00',
    icon: 'medal',
    margin: { type: 'percent', value: 3.5 },
    upgrade: 'paid',
    upgrade_price: 50_000,
    benefits: ['Harga reseller', 'Unduh daftar harga', 'Bantuan prioritas'],
    is_default: false,
    weight: 10,
  },
  {
    name: 'VIP',
    level: 4,
    color: '#6b21a8',
    icon: 'badge-check',
    margin: { type: 'nominal', value: 500 },
    upgrade: 'automatic',
    min_spent_30d: 10_000_000,
    benefits: ['Harga terbaik', 'Narahubung sendiri'],
    is_default: false,
    weight: 2,
  },
];

export const demoBanners: readonly BannerContent[] = [
  {
    title: 'Promo Gajian',
    link: '/promo/gajian',
    position: 'slider',
    drawing: 0,
    hasMobile: true,
    showing: { from: 3, to: 10 },
    active: true,
    clicks: 0,
  },
  {
    title: 'Weekly Pass Murah',
    link: '/brand/mobile-legends',
    position: 'slider',
    drawing: 1,
    hasMobile: true,
    showing: { from: -20, to: 9 },
    active: true,
    clicks: 3412,
  },
  {
    title: 'Token PLN Tanpa Admin',
    link: '/brand/token-pln',
    position: 'side',
    drawing: 2,
    hasMobile: false,
    showing: { from: -6, to: 24 },
    active: true,
    clicks: 1208,
  },
  {
    title: 'Gabung Reseller',
    link: '/reseller',
    position: 'popup',
    drawing: 3,
    hasMobile: true,
    showing: { from: -60, to: null },
    active: true,
    clicks: 876,
  },
  {
    title: 'Free Fire Booyah Week',
    link: '/brand/free-fire',
    position: 'slider',
    drawing: 4,
    hasMobile: false,
    showing: { from: -20, to: -7 },
    active: true,
    clicks: 5690,
  },
  {
    title: 'Voucher Steam Wallet',
    link: '/brand/steam-wallet',
    position: 'side',
    drawing: 5,
    hasMobile: false,
    showing: null,
    active: false,
    clicks: 0,
  },
  {
    title: 'Pesta Diskon Pelanggan',
    link: '/promo/pesta-diskon',
    position: 'slider',
    drawing: 6,
    hasMobile: false,
    showing: { from: 29, to: 42 },
    active: true,
    clicks: 0,
  },
];

/** `{ start_at, end_at? }` as entities keep it, or nothing. */
export const periodOf = (showing: Showing | null, now: number): Period | undefined =>
  showing
    ? {
        start_at: new Date(now + showing.from * DAY).toISOString(),
        ...(showing.to !== null && { end_at: new Date(now + showing.to * DAY).toISOString() }),
      }
    : undefined;

export const demoPolicies = {
  terms:
    '<h2>Ketentuan layanan</h2><p>Pesanan diproses setelah pembayaran diterima. Pastikan <strong>User ID</strong> dan nomor tujuan sudah benar, karena pesanan yang berhasil tidak dapat dibatalkan.</p>',
  privacy:
    '<h2>Kebijakan privasi</h2><p>Kami hanya menyimpan data yang diperlukan untuk memproses pesanan Anda dan tidak membagikannya kepada pihak lain.</p>',
  refund:
    '<h2>Pengembalian dana</h2><p>Pesanan yang gagal dikembalikan ke saldo member paling lama 1×24 jam.</p>',
  faq: [
    { q: 'Berapa lama pesanan diproses?', a: 'Umumnya kurang dari satu menit setelah pembayaran diterima.' },
    {
      q: 'Bagaimana bila salah memasukkan User ID?',
      a: 'Hubungi kami sebelum membayar. Setelah diproses, pesanan tidak dapat diubah.',
    },
    {
      q: 'Metode pembayaran apa saja yang tersedia?',
      a: 'QRIS, e-wallet, Virtual Account, dan saldo member.',
    },
  ],
};
