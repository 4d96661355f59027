export const copy = {
  title: 'Pengaturan',
  hint: 'Atur profil, keamanan, dan tampilan akun Anda.',
  groups: { account: 'Akun', security: 'Keamanan', business: 'Usaha' },
  noPin: 'Belum dibuat',
  reminder: 'Pengingat Saldo',
} as const;

export const links = [
  {
    group: copy.groups.account,
    items: [
      {
        to: '/profile',
        icon: 'profile',
        title: 'Profil Saya',
        hint: 'Nama, foto, usaha, dan data penagihan',
      },
      {
        to: '/setting/account-setting',
        icon: 'account',
        title: 'Akun dan Perangkat',
        hint: 'Tampilan, jumlah baris, suara, dan perangkat yang masuk',
      },
      { to: '/notification', icon: 'bell', title: 'Notifikasi', hint: 'Kabar transaksi, saldo, dan akun' },
    ],
  },
  {
    group: copy.groups.security,
    items: [
      {
        to: '/setting/pin',
        icon: 'pin',
        title: 'PIN Transaksi',
        hint: 'Ubah, buka kunci, atau atur ulang PIN',
      },
      {
        to: '/setting/password',
        icon: 'password',
        title: 'Kata Sandi',
        hint: 'Ganti kata sandi untuk masuk',
      },
      {
        to: '/activity-log',
        icon: 'log',
        title: 'Log Aktifitas',
        hint: 'Siapa melakukan apa, kapan, dari mana',
      },
    ],
  },
  {
    group: copy.groups.business,
    items: [
      {
        to: '/setting/shop-identity',
        icon: 'shop',
        title: 'Identitas Toko',
        hint: 'Nama, logo, dan alamat di struk dan daftar harga',
      },
      {
        to: '/setting/reminder-saldo',
        icon: 'reminder',
        title: copy.reminder,
        hint: 'Kabari saya saat saldo hampir habis',
      },
      {
        to: '/setting/api-integration',
        icon: 'api',
        title: 'Integrasi API',
        hint: 'Kunci akses, IP, dan webhook',
      },
      { to: '/sub-account', icon: 'people', title: 'Sub akun', hint: 'Akses untuk karyawan Anda' },
      {
        to: '/mitra-panel/status',
        icon: 'website',
        title: 'Website Saya',
        hint: 'Alamat, masa aktif, dan tagihan',
      },
      { to: '/tier', icon: 'tier', title: 'Tier', hint: 'Tier Anda dan syarat naik tier' },
    ],
  },
] as const;
