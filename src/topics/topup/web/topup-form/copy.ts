import { rupiah } from '../../../../core/format/money';
import { MOST_UNPAID, TOPUP_MIN } from '../../contract/topup';

export const copy = {
  title: 'Top Up Saldo',
  hint: 'Pilih nominal dan metode pembayaran.',

  amount: 'Nominal',
  popular: 'Populer',
  freeAmount: 'Nominal lain',
  freeHint: (min: number, step: number) => `Minimal ${rupiah(min)}, kelipatan ${rupiah(step)}.`,
  freePlaceholder: '0',
  amountMissing: 'Pilih atau isi nominal top up.',

  method: 'Metode pembayaran',
  methodMissing: 'Pilih metode pembayaran.',
  noMethods: 'Belum ada metode pembayaran yang dapat dipakai. Coba lagi nanti.',
  fee: 'Biaya',
  free: 'Tanpa biaya',
  cheapest: 'Termurah',
  plusUnique: 'Tanpa biaya, ditambah kode unik',
  bounds: (min: number, max: number) =>
    min > TOPUP_MIN ? `${rupiah(min)} sampai ${rupiah(max)}` : `Maksimal ${rupiah(max)}`,
  least: (min: number) => `Minimal ${rupiah(min)} untuk metode ini.`,
  most: (max: number) => `Maksimal ${rupiah(max)} untuk metode ini.`,
  payWithin: (time: string) => `bayar dalam ${time}`,
  hours: (from: string, to: string) => `buka ${from} sampai ${to} WIB`,
  opensAt: (at: string) => `Tutup, buka lagi ${at}`,
  closed: 'Sedang tutup',
  maintenance: 'Sedang maintenance',

  summary: 'Ringkasan top up',
  chooseFirst: 'Pilih nominal dan metode untuk melihat total.',
  serviceFee: 'Biaya layanan',
  unique: 'Kode unik',
  uniqueRange: 'Rp 1 sampai Rp 999',
  uniqueNote: 'Kode unik ditentukan setelah top up dibuat dan ikut masuk ke saldo Anda.',
  total: 'Total bayar',
  totalPlus: 'ditambah kode unik',
  totalAndCode: 'Total bayar, ditambah kode unik',
  amountWithoutMethod: 'Nominal, belum termasuk biaya',
  comesIn: 'Saldo masuk',
  nothing: 'Belum ada nominal',
  submit: 'Lanjut ke Pembayaran',
  submitShort: 'Lanjut Bayar',
  offline: 'Koneksi terputus. Anda dapat membuat top up setelah tersambung kembali.',

  unanswered: (amount: number) =>
    `Top up ${rupiah(amount)} sebelumnya belum mendapat jawaban. Kirim ulang dengan kunci yang sama: top up tidak akan dibuat dua kali.`,
  resend: 'Kirim Ulang',
  forget: 'Abaikan',

  fullTitle: `Ada ${MOST_UNPAID} top up yang belum dibayar`,
  fullHint: 'Bayar atau batalkan salah satunya untuk membuat top up baru.',
  full: 'Top up yang belum dibayar',
  left: 'Sisa',
} as const;
