export const copy = {
  title: 'Transaksi',
  hint: 'Semua pesanan Anda, terbaru lebih dulu.',
  shopHint: 'Semua pesanan toko, juga yang dibuat orang lain; terbaru lebih dulu.',
  ownHint: 'Pesanan yang Anda buat, terbaru lebih dulu.',
  whose: 'Pesanan siapa',
  whoseOptions: [
    { value: '', label: 'Semua toko' },
    { value: '1', label: 'Pesanan saya' },
  ],
  search: 'Cari kode, produk, atau tujuan',
  statusLabel: 'Status transaksi',
  statuses: [
    { value: '', label: 'Semua' },
    { value: 'pending', label: 'Pending' },
    { value: 'success', label: 'Berhasil' },
    { value: 'cancelled', label: 'Batal' },
    { value: 'refund', label: 'Refund' },
    { value: 'error', label: 'Error' },
  ],
  empty: 'Belum ada transaksi',
  emptyHint: 'Transaksi Anda akan tampil di sini.',
  unit: 'transaksi',
} as const;
