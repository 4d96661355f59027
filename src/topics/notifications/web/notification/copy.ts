export const copy = {
  title: 'Notifikasi',
  hint: 'Semua kabar tentang akun, saldo, dan transaksi Anda.',
  readAll: 'Tandai Semua Dibaca',
  typeLabel: 'Jenis notifikasi',
  allTypes: 'Semua jenis',
  stateLabel: 'Tampilkan',
  states: [
    { value: '', label: 'Semua' },
    { value: 'true', label: 'Belum dibaca' },
  ],
  isUnread: 'Belum dibaca',
  read: 'Tandai Sudah Dibaca',
  empty: 'Belum ada notifikasi',
  emptyHint: 'Kami kabari bila ada hal baru.',
  allRead: 'Semua sudah dibaca',
  allReadHint: 'Tidak ada kabar yang terlewat.',
  unit: 'notifikasi',
} as const;
