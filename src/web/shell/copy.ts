import { rupiah } from '../../core/format/money';

/** Unusual spellings are verbatim from the specification. */
export const copy = {
  skip: 'Langsung ke isi halaman',
  safety: 'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.',
  apiDocumentation: 'Dokumentasi API',
  chat: 'Chat dengan CS',
  navigation: 'Menu utama',
  openMenu: 'Buka menu',
  collapseMenu: 'Ciutkan menu',
  expandMenu: 'Lebarkan menu',
  lockedEntry: 'terkunci',
  panelBadge: 'Panel',
  newBadge: 'New',
  openTickets: (count: number) => `${count} tiket terbuka`,

  welcome: 'Selamat datang,',
  panelMode: 'Mode Panel',
  standing: 'Persiapan dan saldo',
  balance: 'Saldo',
  limit: (amount: number) => `Limit ${rupiah(amount)}, Silahkan lengkapi berkas`,
  tier: (name: string) => `Tier ${name}`,
  tierHint:
    'Tier ini akan di sesuaikan secara otomatis bedasarkan nilai topup deposit saldo verifikasi KYC Akun.',
  toDark: 'Ganti ke tema gelap',
  toLight: 'Ganti ke tema terang',

  keys: {
    list: 'Daftar tombol pintas',
    title: 'Tombol pintas di halaman ini',
    menu: 'Cari menu',
    palette: 'Cari semuanya',
    single: 'Tombol pintas satu tombol',
    singleHint: 'Berlaku di semua perangkat Anda. Dapat dinyalakan lagi di Pengaturan.',
  },
  search: {
    label: 'Cari menu',
    none: 'Menu tidak ditemukan',
    key: 'Tekan garis miring untuk mencari',
    all: 'Cari',
    more: 'Cari kode, nomor, brand, atau ketik pesanan',
    moreKey: 'Ctrl K',
    notLoaded: 'Pencarian belum dapat dibuka. Periksa koneksi Anda.',
    external: 'buka di tab baru',
    guide: 'Panduan Mitra',
    faq: 'FAQ via Chat',
  },

  notifications: {
    title: 'Notifikasi',
    unread: (count: string) => `Notifikasi, ${count} belum dibaca`,
    markRead: 'Tandai Sudah Dibaca',
    isUnread: 'Belum dibaca',
    empty: 'Belum ada notifikasi',
    emptyHint: 'Kami kabari bila ada hal baru.',
  },

  notice: {
    updated: (at: string) => `Diperbarui ${at}`,
    never: 'Jangan Tampilkan Lagi',
  },

  setup: {
    title: 'Persiapan',
    open: (percent: number) => `Persiapan ${percent}%, lihat langkahnya`,
    hint: {
      mitra: 'Selesaikan langkah berikut agar akun Anda siap bertransaksi.',
      panel: 'Selesaikan langkah berikut agar website Anda siap berjualan.',
    },
    ready: 'Semua langkah sudah selesai.',
    hide: 'Sembunyikan',
  },

  website: {
    none: 'Website: Tidak Active',
    active: 'Website: Aktif',
    expired: 'Berakhir',
    create: 'Buat Website',
    open: 'Buka Website',
    back: 'Kembali ke H2H',
    pending: 'Pending',
    rejected: 'Rejected',
  },

  panelNotice: {
    expired: 'URL Domain Expired.',
    advice: 'Perpanjang masa aktif panel Anda dan hubungi customer support bila butuh bantuan.',
    ends: (date: string, left: string) => `Masa aktif panel berakhir ${date}, ${left}.`,
    renewal: (price: string) => `Biaya Perpanjangan ${price} dipotong otomatis dari saldo mitra.`,
    manual: 'Perpanjangan otomatis nonaktif.',
    plan: 'Lihat Tagihan',
    renew: 'Perpanjang',
  },

  expired: {
    title: 'Akses Dibatasi',
    reason: 'Silakan top up saldo mitra untuk memperpanjang penggunaan panel dan website top up Anda.',
    fee: 'Biaya Perpanjangan',
    short: 'Kurang',
    automatic: 'Saldo yang cukup akan dipotong otomatis.',
    manual: 'Perpanjangan otomatis nonaktif. Aktifkan di halaman Website Saya.',
    renewing: 'Saldo cukup. Panel sedang diperpanjang …',
    toPlan: 'Buka Website Saya',
    fromProfit: (amount: string) => `Pakai ${amount} dari Saldo Profit`,
    profitTitle: 'Pakai Saldo Profit',
    profitReason: (amount: string, price: string) =>
      `${amount} dipindahkan ke saldo H2H tanpa biaya, lalu perpanjangan ${price} dipotong otomatis.`,
    pin: 'PIN transaksi',
    moving: 'Saldo profit sedang dipindahkan.',
    moved: 'Saldo profit sudah masuk ke saldo H2H.',
    unanswered: 'Ada penarikan yang belum terjawab. Periksa dahulu di halaman Saldo Profit.',
    toProfit: 'Buka Saldo Profit',
    otherWay: 'Kembali',
    back: 'Kembali ke Dashboard',
  },
  device: {
    title: 'Khusus PC/Komputer',
    reason: 'Buat dan mengakses panel website hanya tersedia via PC/Komputer',
  },
  kyc: {
    title: 'Kelengkapan Berkas Dibutuhkan',
    reason: 'Lengkapi berkas verifikasi akun Anda sebelum membuat website.',
  },

  logout: {
    question: 'Apakah Anda yakin akan Logout?',
    unanswered:
      'Ada pembelian yang belum mendapat jawaban. Bila Anda keluar sekarang, periksa daftar transaksi setelah masuk kembali.',
    drafts: 'Isian yang belum Anda simpan di peramban ini ikut dihapus.',
    confirm: 'Logout',
  },

  userMenu: {
    label: 'Menu pengguna',
    /** The visible letters are part of the name, for voice control. */
    button: (letters: string) => `Menu pengguna ${letters}`,
    greeting: (name: string) => `Halo, ${name}`,
    settings: 'Pengaturan Akun',
    home: 'Beranda',
    contact: 'Hubungi Admin',
    changelog: 'Yang Baru',
    unreadChangelog: 'Ada versi baru',
    version: (version: string) => `Versi ${version}`,
  },

  bottom: {
    label: 'Menu bawah',
    home: 'Beranda',
    transactions: 'Transaksi',
    buy: 'Beli',
    help: 'Bantuan',
    profile: 'Profil',
  },
} as const;
