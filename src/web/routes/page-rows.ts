import type { PageRow } from '../../core/routes/route';
import { inPanel, publicly, type SectionDefaults, signedIn } from '../../core/routes/sections';

/**
 * Page name in `pages/` or redirect, and differences from the section's defaults. Desktops use `page.tsx`
 * (specification 2); with `mobile`, smaller screens use `page.mobile.tsx`.
 */
type Row = { title: string } & ({ page: string; mobile?: true } | { redirect: string }) &
  Partial<Omit<PageRow, 'path' | 'title' | 'screen'>>;

/** Paths are keys, so that a duplicate does not compile. */
type Rows = Record<`/${string}`, Row> & { '*'?: Row };

const specialRows: Rows = {
  '/': { redirect: '/dashboard', title: 'Dashboard' },
  '/400': { page: 'error', title: 'Tidak Dapat Diakses' },
  '/401': { page: 'error', title: 'Belum Masuk' },
  '/403': { page: 'error', title: 'Tidak Memiliki Hak Akses' },
  '/500': { page: 'error', title: 'Kesalahan Server' },
  '*': { page: 'error', title: 'Halaman Tidak Ditemukan', exact: false },
};

const publicRows: Rows = {
  '/login': { page: 'login', title: 'Masuk' },
  '/register': { page: 'register', title: 'Daftar Mitra' },
  '/register-success': { page: 'register-success', title: 'Pendaftaran Diterima' },
  '/forgot-password': { page: 'forgot-password', title: 'Lupa Kata Sandi' },
  '/reset-password': { page: 'reset-password', title: 'Kata Sandi Baru' },
  '/verify/new-user': { page: 'verify-new-user', title: 'Verifikasi Email' },
  '/verify/reset': { page: 'verify-reset', title: 'Atur Ulang Kata Sandi' },
  '/verify/invitation': { page: 'verify-invitation', title: 'Undangan' },
  '/verified': { page: 'verified', title: 'Email Terverifikasi' },
  '/verify-phone': { page: 'verify-phone', title: 'Verifikasi Nomor HP' },
  '/verify-email': { page: 'verify-email', title: 'Verifikasi Email' },
  '/setting/create-pin': { page: 'create-pin', title: 'Buat PIN' },
  '/developer': {
    page: 'developer',
    title: 'Dokumentasi API',
    description:
      'Dokumentasi API mitra: tanda tangan, saldo, katalog harga, pesanan, tagihan, webhook, OpenAPI 3.1, Postman, dan contoh untuk cURL, Node, PHP, Python.',
  },
  '/verify-email-info': { page: 'verify-email-info', title: 'Periksa Email Anda' },
};

const h2hRows: Rows = {
  '/dashboard': { page: 'dashboard', title: 'Dashboard', access: 'dashboard', icon: 'layout-dashboard' },
  '/statistic': { page: 'statistic', title: 'Statistik', access: 'statistic', icon: 'chart-column' },
  '/kyc': { page: 'kyc', title: 'Verifikasi Berkas', ownerOnly: true },
  '/kyc-form': { page: 'kyc-form', title: 'Lengkapi Berkas', ownerOnly: true },
  // Registering a website needs a desktop; its status does not.
  '/mitra-panel/register': {
    page: 'panel-register',
    title: 'Buat Website',
    kyc: true,
    type: 'panel',
    ownerOnly: true,
  },
  '/mitra-panel/status': { page: 'panel-status', title: 'Website Saya', ownerOnly: true },
  '/product/data': { page: 'product', title: 'Brand', access: 'product', icon: 'gamepad-2' },
  '/best-price': {
    page: 'best-price',
    title: 'Harga Terbaik',
    access: 'product',
    openToOwners: true,
    reveals: 'cost',
  },
  '/transaction-form': { page: 'transaction-form', title: 'Beli Produk', access: 'product.order' },
  '/transaction-form/approval': {
    page: 'order-approval',
    title: 'Persetujuan Pesanan',
    access: 'product.order',
  },
  '/product/form': {
    page: 'bulk-order',
    title: 'Pesanan Massal',
    access: 'product.order',
    icon: 'layers',
    reveals: 'cost',
  },
  '/set-selling-price/simulator': {
    page: 'selling-simulator',
    title: 'Simulator Harga',
    access: 'selling_price',
    icon: 'settings-2',
  },
  '/price-history/detail': {
    page: 'price-history-detail',
    title: 'Detail Riwayat Harga',
    access: 'price_history',
  },
  '/detail-transaction': {
    page: 'detail-transaction',
    mobile: true,
    title: 'Detail Transaksi',
    access: 'transaction',
  },
  '/topup/data': { page: 'topup', title: 'Top Up Saldo', access: 'topup', icon: 'wallet' },
  '/topup/form': { page: 'topup-form', title: 'Top Up Saldo Baru', access: 'topup.action' },
  '/topup/payment': { page: 'topup-payment', title: 'Pembayaran Top Up', access: 'topup' },
  '/topup/invoice': { page: 'topup-invoice', title: 'Invoice Top Up', access: 'topup', layout: 'full' },
  '/history-balance': {
    page: 'history-balance',
    title: 'Riwayat Saldo',
    access: 'balance_history',
    icon: 'history',
  },
  '/pembukuan': {
    page: 'pembukuan',
    title: 'Pembukuan',
    access: 'balance_history',
    icon: 'book-open',
    openToOwners: true,
    reveals: 'profit',
  },
  '/pembukuan/reconciliation': {
    page: 'reconciliation',
    title: 'Rekonsiliasi',
    access: 'balance_history',
    icon: 'scale',
  },
  '/referral/data': { page: 'referral', title: 'Referral', access: 'referral', icon: 'gift' },
  '/notification': { page: 'notification', title: 'Notifikasi' },
  '/tier': { page: 'tier', title: 'Tier' },
  '/changelog': { page: 'changelog', title: 'Yang Baru' },
  '/request-ticket/detail': { page: 'ticket', title: 'Detail Tiket', access: 'ticketing' },
  '/cashier-shift/detail': { page: 'cashier-shift', title: 'Laporan Shift', access: 'product.order' },
  '/feedback': {
    page: 'feedback',
    title: 'Kritik dan Saran',
    access: 'feedback',
    icon: 'message-square-heart',
  },
  '/activity-log': {
    page: 'activity-log',
    title: 'Log Aktifitas',
    access: 'activity_log',
    icon: 'scroll-text',
  },
  '/profile': { page: 'profile', title: 'Profil Saya', icon: 'circle-user-round' },
  '/setting': { page: 'setting', title: 'Pengaturan' },
  '/setting/account-setting': { page: 'setting-account', title: 'Akun dan Perangkat' },
  '/setting/reminder-saldo': {
    page: 'setting-reminder',
    title: 'Pengingat Saldo',
    access: 'setting.reminder_saldo',
  },
  '/setting/pin': { page: 'setting-pin', title: 'PIN Transaksi', access: 'setting.pin' },
  '/setting/change-pin': { page: 'setting-change-pin', title: 'Ubah PIN', access: 'setting.pin' },
  '/setting/shop-identity': { page: 'setting-shop-identity', title: 'Identitas Toko', ownerOnly: true },
  '/setting/api-integration': {
    page: 'api-integration',
    title: 'Integrasi API',
    access: 'integration',
    icon: 'webhook',
  },
  '/setting/password': { page: 'setting-password', title: 'Kata Sandi' },
};

const panelRows: Rows = {
  '/panel/statistic': {
    page: 'panel-statistic',
    title: 'Statistik',
    access: 'panel.statistic',
    icon: 'chart-column',
  },
  '/panel/saldo-point/data': {
    page: 'panel-saldo-point',
    title: 'Saldo Profit',
    access: 'panel.saldo_profit',
    icon: 'piggy-bank',
  },
};

const section = (defaults: SectionDefaults, rows: Rows): PageRow[] =>
  Object.entries(rows).map(([path, row]) => {
    const { title, ...own } = row;
    if ('redirect' in own) {
      const { redirect, ...facts } = own;
      return { ...defaults, ...facts, path, title, screen: { kind: 'redirect', to: redirect } };
    }
    const { page, mobile, ...facts } = own;
    return { ...defaults, ...facts, path, title, screen: { kind: 'page', page, ...(mobile && { mobile }) } };
  });

/** All hand-made pages. A page without a row is unreachable. */
export const pageRows: PageRow[] = [
  ...section(publicly, specialRows),
  ...section(publicly, publicRows),
  ...section(signedIn, h2hRows),
  ...section(inPanel, panelRows),
];
