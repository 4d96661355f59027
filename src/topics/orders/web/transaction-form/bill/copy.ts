import { rupiah } from '../../../../../core/format/money';

export const copy = {
  title: 'Bayar Tagihan',
  customer: 'Pelanggan',
  check: 'Cek Tagihan',
  pay: 'Bayar Tagihan',
  found: 'Tagihan ditemukan.',
  bill: 'Tagihan',
  name: 'Nama pelanggan',
  nameMasked: 'Disamarkan. Cocokkan dengan pelanggan Anda.',
  periods: 'Periode',
  period: 'Periode',
  amount: 'Tagihan',
  penalty: 'Denda',
  sheets: (count: number) => (count > 1 ? `Tagihan (${count} lembar)` : 'Tagihan'),
  admin: 'Biaya admin',
  customerPays: 'Dibayar pelanggan',
  commission: 'Komisi Anda',
  summary: 'Ringkasan tagihan',
  notYet: 'Belum dicek',
  checkFirst: 'Cek tagihan untuk melihat jumlahnya.',
  fees: (admin: number, commission: number) =>
    `Admin ${rupiah(admin)} · komisi ${rupiah(commission)} per lembar`,
  adminOf: (amount: number) => `Admin ${rupiah(amount)}`,
  commissionOf: (amount: number) => `Komisi ${rupiah(amount)}`,
  choose: (what: string) => `Pilih ${what.toLowerCase()} terlebih dahulu.`,
  careful:
    'Anda akan diminta PIN. Pastikan nama dan nomornya benar; tagihan yang terbayar tidak dapat dibatalkan.',
  balanceAfter: (amount: number) => `Saldo setelah bayar ${rupiah(amount)}`,
} as const;
