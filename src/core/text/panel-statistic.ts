/** Order status of a website as domain 3.18 words it. */
const words: Readonly<Record<number, string>> = {
  1: 'Menunggu Pembayaran',
  2: 'Diproses',
  3: 'Berhasil',
  4: 'Gagal',
  5: 'Batal',
  6: 'Refund',
};

export const orderStatusWord = (status: number): string => words[status] ?? 'Lainnya';
