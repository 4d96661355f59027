export const copy = {
  title: 'Batalkan top up ini?',
  reason: (code: string) =>
    `Tagihan ${code} tidak dapat dibayar lagi. Jangan batalkan bila Anda sudah membayar.`,
  yes: 'Ya, Batalkan',
  no: 'Tidak Jadi',
  offline: 'Koneksi terputus. Top up dapat dibatalkan setelah tersambung kembali.',
} as const;
