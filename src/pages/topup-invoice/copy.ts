export const copy = {
  missing: 'Invoice tidak ditemukan',
  missingHint: 'Periksa kembali tautan Anda, atau buka dari daftar top up.',
  notPaid: 'Invoice belum tersedia',
  notPaidHint: 'Invoice terbit setelah top up dibayar.',
  openTopup: 'Lihat top up',
  openList: 'Lihat daftar top up',
  print: 'Cetak',
  pdf: 'Unduh PDF',
  incomplete: 'Data penagihan Anda belum lengkap, jadi alamat atau NPWP tidak tercetak.',
  complete: 'Lengkapi data penagihan',
} as const;
