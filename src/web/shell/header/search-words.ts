import type { IconName } from '../../../core/appearance/icons';
import type { Profile } from '../../../core/contract/profile';

export interface SearchWords {
  words: string;
  /** Icon of a page without a menu entry; it makes the page searchable. */
  icon?: IconName;
  when?: (profile: Profile) => boolean;
}

const hasPanel = ({ panel }: Profile): boolean => panel !== null;

/** Keyed by path. Pages that need a record in the URL are found through their list. */
export const searchWords: Readonly<Record<string, SearchWords>> = {
  '/dashboard': { words: 'beranda utama home awal' },
  '/statistic': { words: 'laporan grafik omzet modal laba untung jam ramai terlaris rekap' },
  '/product/data': { words: 'produk game voucher pulsa paket data token listrik beli harga daftar' },
  '/pricelist': { words: 'harga tier modal jual margin pdf whatsapp katalog daftar produk', icon: 'tags' },
  '/best-price': { words: 'rute termurah tercepat sukses hemat banding harga terbaik', icon: 'sparkles' },
  '/product/form': {
    words: 'bulk massal banyak pesanan order unggah excel csv tempel grosir',
    icon: 'layers',
  },
  '/product/own-code/data': { words: 'kode alias singkatan sku pintasan sendiri', icon: 'tag' },
  '/product/bulk/data': { words: 'bulk massal riwayat batch hasil pesanan order', icon: 'history' },
  '/cashier-shift/data': {
    words: 'kasir shift laci uang tunai kas setoran tutup buka selisih',
    icon: 'wallet',
  },
  '/set-selling-price/product': { words: 'margin markup untung rugi laba harga jual atur' },
  '/set-selling-price/data': { words: 'aturan margin markup pembulatan persentase nominal harga jual' },
  '/set-selling-price/guard/data': { words: 'penjaga margin modal naik peringatan rugi matikan otomatis' },
  '/set-selling-price/guard/history': { words: 'riwayat penjaga margin urungkan tindakan' },
  '/set-selling-price/loss': { words: 'produk rugi item di bawah modal perbaiki margin minus' },
  '/set-selling-price/simulator': { words: 'simulasi hitung coba laba impas margin biaya harga jual' },
  '/set-selling-price/history': { words: 'urungkan riwayat aturan harga jual batal' },
  '/list-transaction': { words: 'pesanan order riwayat pembelian struk trx refund' },
  '/topup/data': { words: 'deposit isi saldo pembayaran tagihan' },
  '/topup/form': { words: 'deposit isi tambah saldo qris transfer virtual account va', icon: 'wallet' },
  '/history-balance': { words: 'mutasi rekening saldo ledger' },
  '/pembukuan': { words: 'buku kas laporan laba rugi omzet modal biaya untung keuangan tutup buku' },
  '/pembukuan/reconciliation': {
    words: 'cocokkan selisih banding berkas csv excel unggah beda mutasi pesanan kasir',
  },
  '/pembukuan/entry/data': { words: 'buku kas pemasukan pengeluaran biaya gaji catat', icon: 'book-open' },
  '/pembukuan/debt/data': { words: 'hutang utang piutang kasbon pelanggan tagih cicilan', icon: 'users' },
  '/notification': { words: 'pemberitahuan lonceng kabar pesan notif', icon: 'bell' },
  '/tier': { words: 'tingkat level peringkat harga gold platinum silver bronze', icon: 'medal' },
  '/changelog': { words: 'versi pembaruan rilis changelog fitur baru', icon: 'megaphone' },
  '/sub-account/approval/data': {
    words: 'setujui tolak izin minta batas kasir karyawan persetujuan',
    icon: 'badge-check',
  },
  '/request-ticket/data': { words: 'bantuan komplain keluhan kendala masalah cs dukungan support tanya' },
  '/request-ticket/new': { words: 'buat tiket bantuan komplain keluhan kendala masalah', icon: 'life-buoy' },
  '/feedback': { words: 'masukan ulasan keluhan feedback' },
  '/activity-log': { words: 'aktivitas riwayat jejak log audit' },
  '/profile': { words: 'akun nama foto alamat nomor hp email data diri npwp penagihan' },
  '/setting': { words: 'setelan preferensi konfigurasi setting', icon: 'settings-2' },
  '/setting/account-setting': {
    words: 'sesi login perangkat keluar tema bahasa tampilan gelap terang lebar',
    icon: 'smartphone',
  },
  '/setting/reminder-saldo': { words: 'peringatan saldo menipis minimal reminder', icon: 'calendar-clock' },
  '/setting/pin': { words: 'lupa pin reset kunci terkunci keamanan', icon: 'lock' },
  '/setting/change-pin': {
    words: 'ganti pin baru keamanan',
    icon: 'lock',
    when: ({ has_pin }) => has_pin !== false,
  },
  '/setting/create-pin': {
    words: 'pin baru keamanan',
    icon: 'lock',
    when: ({ has_pin }) => has_pin !== true,
  },
  '/setting/shop-identity': { words: 'nama toko logo alamat struk kop nota usaha', icon: 'receipt-text' },
  '/setting/api-integration': {
    words: 'h2h token kunci secret ip whitelist webhook tanda tangan developer sandbox',
  },
  '/setting/api-log/data': { words: 'log permintaan api request id panggilan', icon: 'history' },
  '/setting/webhook-log/data': { words: 'webhook log pengiriman kirim ulang kejadian', icon: 'history' },
  '/setting/password': { words: 'password sandi ganti ubah keamanan', icon: 'key-round' },
  '/kyc': {
    words: 'kyc ktp identitas dokumen verifikasi status limit',
    icon: 'badge-check',
    when: ({ kyc_verified }) => !kyc_verified,
  },
  '/kyc-form': {
    words: 'kyc ktp selfie identitas dokumen verifikasi unggah',
    icon: 'badge-check',
    when: ({ kyc_verified, kyc_pending }) => !kyc_verified && !kyc_pending,
  },
  '/mitra-panel/register': {
    words: 'daftar panel toko online domain situs',
    icon: 'globe',
    when: (profile) => profile.tier_has_panel && !hasPanel(profile),
  },
  '/mitra-panel/status': {
    words: 'status panel toko domain dns langganan perpanjang masa aktif tagihan situs',
    icon: 'globe',
    when: hasPanel,
  },
  '/panel/statistic': { words: 'laporan grafik omzet penjualan pendapatan' },
  '/panel/member/data': { words: 'pelanggan pembeli pengguna anggota' },
  '/panel/transaction/data': { words: 'pesanan order penjualan pembeli' },
  '/panel/saldo-point/data': { words: 'laba untung tarik cairkan withdraw penarikan rekening bank' },
  '/panel/flash-sale/data': { words: 'promo diskon kilat obral' },
  '/panel/promo/data': { words: 'kupon voucher diskon potongan' },
  '/panel/banner/data': { words: 'gambar spanduk slider iklan' },
  '/panel/category-label/data': { words: 'grup label badge rak kelompok' },
  '/panel/category/data': { words: 'kategori game produk' },
  '/panel/product-vcg/data': { words: 'item supply h2h produk harga jual margin' },
  '/panel/product-custom/data': { words: 'item sendiri stok kode produk manual' },
  '/panel/blog/data': { words: 'artikel berita tulisan seo' },
  '/panel/setting/web-panel': { words: 'website tema warna logo judul pengumuman seo favicon' },
  '/panel/setting/member-tier/data': { words: 'tingkat level margin reseller' },
  '/panel/setting/payment-method/data': { words: 'pembayaran qris transfer bank biaya' },
  '/panel/setting/social-media': { words: 'whatsapp instagram tiktok facebook kontak medsos' },
};
