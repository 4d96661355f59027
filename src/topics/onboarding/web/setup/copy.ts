export const copy = {
  of: (done: number, total: number) => `${done} dari ${total} langkah selesai`,
  isDone: 'Selesai',
  isOpen: 'Belum',
  waits: 'Menunggu Verifikasi',
  go: 'Mulai',
  allow: 'Izinkan Notifikasi',
  blocked: 'Izinkan notifikasi lewat pengaturan situs di peramban Anda.',
} as const;
