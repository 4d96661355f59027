import { number } from '../../../../core/format/number';

const orders = (count: number): string => `${number(count)} pesanan`;

export const copy = {
  title: 'Laporan Shift',
  titleOf: (code: string) => `Shift ${code}`,
  missing: 'Shift tidak ditemukan',
  missingHint: 'Mungkin tautannya salah, atau shift ini milik orang lain.',
  openList: 'Lihat Semua Shift',
  print: 'Cetak',
  hint: (by: string, from: string, to: string | null) =>
    `${by} · ${from}${to ? ` sampai ${to}` : ', berjalan'}`,

  countTitle: 'Hitung laci',
  countReason:
    'Hitung semua uang tunai di laci, termasuk modal awal. Jumlah yang seharusnya baru tampil setelah Anda menghitung.',
  ownerReason: (by: string) =>
    `Ini shift ${by}. Hasil hitung Anda menutup shift-nya, dan ${by} mendapat pemberitahuan.`,
  way: 'Cara menghitung',
  wayTotal: 'Jumlah',
  wayPieces: 'Per pecahan',
  counted: 'Uang tunai di laci',
  noncash: 'Diterima non-tunai',
  noncashHint: 'Yang dibayar pelanggan lewat QRIS atau transfer selama shift ini. Kosongkan bila tidak ada.',
  pieces: 'Lembar atau keping per pecahan',
  piecesOf: (value: string) => `Jumlah pecahan ${value}`,
  sum: 'Jumlah di laci',
  close: 'Tutup Shift',
  closeAsk: 'Tutup shift ini?',
  closeHint: (counted: string) => `Hasil hitung ${counted} tidak dapat diubah lagi.`,
  countFirst: 'Uang tunai di laci wajib diisi. Isi 0 bila laci kosong.',
  wholePieces: 'Isi jumlah lembar atau keping dengan angka bulat.',
  draft: 'Hitungan tersimpan di peramban ini.',

  result: 'Hasil hitung',
  opening: 'Modal awal',
  sales: 'Penerimaan dari pesanan',
  cashIn: 'Kas masuk',
  cashOut: 'Kas keluar',
  expected: 'Seharusnya di laci',
  countedShort: 'Hasil hitung',
  difference: 'Selisih',
  same: 'Tidak ada selisih',
  closedBy: (by: string, at: string) => `Dihitung ${by}, ${at}.`,
  unpriced: (count: number) =>
    `${orders(count)} tanpa harga jual tidak ikut dihitung, karena yang dibayar pelanggan tidak diketahui.`,
  returned: (count: number) =>
    `${orders(count)} direfund penuh sebelum shift ditutup, jadi tidak dihitung sebagai penerimaan.`,
  partly: (count: number) =>
    `${orders(count)} direfund sebagian dan dihitung penuh. Uang yang dikembalikan ke pelanggan dicatat sebagai kas keluar.`,
  since: (count: number, amount: string) =>
    `${orders(count)} direfund setelah shift ditutup, senilai ${amount}. Angka di laporan ini tetap seperti saat laci dihitung.`,
  piecesTitle: 'Rincian uang',

  noteTitle: 'Catat selisih',
  noteReason: 'Shift berikutnya dapat dibuka setelah sebab selisih dicatat.',
  note: 'Catatan selisih',
  noteBy: (by: string) => `Ditulis ${by}.`,
  notePlaceholder: 'Contoh: salah memberi kembalian kepada pelanggan.',
  save: 'Simpan Catatan',

  cash: 'Kas masuk dan keluar',
  noCash: 'Tidak ada uang lain yang masuk atau keluar laci.',
  addCash: 'Catat Kas',
  orders: 'Pesanan shift ini',
  noOrders: 'Belum ada pesanan di shift ini.',
  noneSold: 'Tidak ada pesanan di shift ini.',
  order: 'Pesanan',
  at: 'Waktu',
  status: 'Status',
  price: 'Harga jual',
  noPrice: 'Tanpa harga jual',
  returnedSince: 'Direfund setelah tutup',
  most: (shown: number, all: number) =>
    `Ditampilkan ${orders(shown)} pertama dari ${number(all)}. Semua ikut dihitung.`,
  reason: 'Keterangan',
  by: 'Oleh',
  amount: 'Jumlah',
} as const;
