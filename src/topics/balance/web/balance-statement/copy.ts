export const copy = {
  title: 'Rekening Koran',
  reason:
    'Saldo awal, setiap mutasi, dan saldo akhir satu bulan sebagai PDF, dengan checksum dan kode QR. Siapa pun dapat mencocokkan saldo dan jumlahnya dengan buku besar.',
  month: 'Bulan',
  pick: 'Pilih bulan',
  hint: 'Bulan berjalan tersedia setelah berakhir.',
  none: 'Belum ada bulan yang berakhir.',
  download: 'Unduh PDF',
} as const;
