export const copy = {
  title: (label: string) => `Lihat ${label}`,
  reason: 'Masukkan PIN Anda. Setiap kali dilihat tercatat di log aktifitas.',
  pin: 'PIN 6 angka',
  noPin: 'Buat PIN dahulu untuk melihat data yang disamarkan.',
  createPin: 'Buat PIN',
} as const;
