export const copy = {
  title: 'Periksa email Anda',
  lead: 'Tautan verifikasi sudah dikirim ke',
  next: 'Buka tautan itu di perangkat mana pun; halaman ini melanjutkan dengan sendirinya.',
  check: 'Saya Sudah Membuka Tautan',
  notYet: 'Email belum terverifikasi. Buka tautan dari pesan terbaru, lalu periksa lagi.',
  change: 'Ubah alamat email',
} as const;
