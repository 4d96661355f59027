/** Domain 3.5; unknown codes get a general text. */
export const reasonText = (code: string): string => reasons[code] ?? 'Pesanan tidak dapat diproses';

const reasons: Record<string, string> = {
  NOMOR_SALAH: 'Nomor atau ID tujuan salah',
  STOK_HABIS: 'Stok habis',
  GANGGUAN: 'Produk sedang gangguan',
  CUT_OFF: 'Produk sedang cut off',
  TIMEOUT: 'Waktu habis dari pemasok',
  REGION: 'Akun di luar wilayah',
  LIMIT: 'Melebihi batas pembelian akun',
  HARGA: 'Harga berubah',
  SUDAH_DIBAYAR: 'Tagihan sudah dibayar di tempat lain',
  DIBLOKIR: 'Tujuan diblokir',
  REFUND: 'Dana dikembalikan',
};
