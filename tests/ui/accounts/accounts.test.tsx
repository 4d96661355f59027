import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoEmail } from '../../../demo/logins';
import { enter, find, findText, goOn, isHere, standPortal, visit } from '../../support/ui-portal';

standPortal();

/** Menu entry with ticket count, visible and accessible text. */
const tickets = (open: number): string =>
  open > 0 ? `Permintaan Tiket${open}${open} tiket terbuka` : 'Permintaan Tiket';
/** Unverified accounts have no referral programme. */
const menuWith = (open: number, refers = true): string[] => [
  'Dashboard',
  'Statistik',
  'Brand',
  'Transaksi',
  'Top Up Saldo',
  'Riwayat Saldo',
  ...(refers ? ['Referral'] : []),
  'Riwayat Harga',
  'Atur Harga Jual',
  'Pembukuan',
  'Rekonsiliasi',
  'Integrasi API',
  'Profil Saya',
  'Sub AkunNew',
  tickets(open),
  'Kritik dan Saran',
  'Log Aktifitas',
];
const fullMenu = menuWith(0);
const fullPanel = [
  'Statistik',
  'Member',
  'Transaksi',
  'Saldo Profit',
  'Flash Sale',
  'Kode Promo',
  'Banner',
  'Brand',
  'Blog',
  'Konfigurasi Web',
  'Member Tier',
  'Metode Pembayaran',
  'Kontak & Sosial Media',
];
/** Entries available with an expired panel; 'Brand' is a group with locked entries. */
const stillOpen = ['Statistik', 'Transaksi', 'Saldo Profit', 'Brand', 'Blog'];
const lockedPanel = fullPanel.map((word) => (stillOpen.includes(word) ? word : `${word}, terkunci`));

interface Account {
  email: DemoEmail;
  menu: string[];
  /** Text of the card below the menu; null without one. */
  website: string | null;
  /** Panel menu if accessible. */
  panel?: string[];
  /** Dashboard banner (specification 4). */
  banner?: string;
  forbidden: string[];
}

const none = 'Website: Tidak Active';
const accounts: Account[] = [
  { email: 'mitra@demo.test', menu: menuWith(3), website: 'Website: Aktif', panel: fullPanel, forbidden: [] },
  { email: 'bebas@demo.test', menu: fullMenu, website: 'Website: Aktif', panel: fullPanel, forbidden: [] },
  { email: 'lain@demo.test', menu: menuWith(2), website: 'Website: Aktif', panel: fullPanel, forbidden: [] },
  { email: 'segera@demo.test', menu: fullMenu, website: 'Website: Aktif', panel: fullPanel, forbidden: [] },
  {
    email: 'kedaluwarsa@demo.test',
    menu: fullMenu,
    website: 'Website: Aktif',
    panel: lockedPanel,
    forbidden: [],
  },
  {
    email: 'kasir@demo.test',
    // Sees only the ticket about an order; others need more keys.
    menu: ['Dashboard', 'Brand', 'Transaksi', 'Profil Saya', tickets(1)],
    website: 'Website: Aktif',
    forbidden: [
      '/statistic',
      '/pembukuan',
      '/pembukuan/reconciliation',
      '/set-selling-price/product',
      '/set-selling-price/guard/data',
      '/set-selling-price/loss',
      '/topup/data',
      '/history-balance',
      '/sub-account',
      '/sub-account/form',
      '/panel/statistic',
      '/panel/banner/data',
      '/panel/banner/form',
    ],
  },
  {
    email: 'perunggu@demo.test',
    menu: menuWith(1),
    website: null,
    forbidden: ['/panel/statistic', '/panel/blog/data'],
  },
  {
    email: 'baru@demo.test',
    menu: menuWith(0, false),
    website: null,
    banner: 'Lakukan Verifikasi Berkas untuk bertransaksi tanpa limit',
    forbidden: ['/panel/statistic'],
  },
  {
    email: 'review@demo.test',
    menu: menuWith(0, false),
    website: null,
    banner: 'Kami sedang melakukan proses pengecekan verifikasi berkas',
    forbidden: ['/panel/statistic'],
  },
  {
    email: 'ditolak@demo.test',
    menu: menuWith(0, false),
    website: null,
    banner: 'Maaf verifikasimu ditolak, Silahkan cek detail',
    forbidden: ['/panel/statistic'],
  },
  { email: 'tanpapanel@demo.test', menu: fullMenu, website: `${none}Buat Website`, forbidden: [] },
  { email: 'menunggu@demo.test', menu: fullMenu, website: `${none}PendingBuat Website`, forbidden: [] },
  { email: 'panelditolak@demo.test', menu: fullMenu, website: `${none}RejectedBuat Website`, forbidden: [] },
];

const entries = async () => {
  const menu = await find('navigation', 'Menu utama');
  return [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent);
};

it.each(accounts)(
  '$email sees what its account may see, and nothing else opens',
  async ({ email, menu, website, panel, banner, forbidden }) => {
    await enter(email);
    visit('/');
    await isHere('/dashboard');
    await waitFor(async () => expect(await entries()).toEqual(menu));
    const card = screen.queryByText(/^Website: /)?.parentElement?.parentElement;
    if (website === null) expect(card ?? null).toBeNull();
    else expect(card?.textContent).toContain(website);
    if (banner) await findText(banner);
    for (const path of forbidden) {
      await goOn(path);
      await isHere('/403');
      await findText('Kamu tidak memiliki hak akses untuk mengakses halaman ini');
    }
    if (!panel) return;
    await find('button', 'Buka Panel Website');
    visit('/panel/statistic');
    await waitFor(async () => expect(await entries()).toEqual(panel));
  },
);
