export const copy = {
  forOwner: (count: number) =>
    count === 1 ? '1 pesanan menunggu persetujuan Anda.' : `${count} pesanan menunggu persetujuan Anda.`,
  own: (what: string) => `${what} menunggu persetujuan pemilik.`,
  left: 'Sisa',
  look: 'Lihat',
  past: 'Persetujuan pesanan',
  answer: 'Periksa',
} as const;
