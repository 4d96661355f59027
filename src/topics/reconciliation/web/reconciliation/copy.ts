import { number } from '../../../../core/format/number';
import { type LeftRow, leftRowsText } from '../../../../core/table-file/left-rows';
import { MOST_DAYS, MOST_FILE_ROWS } from '../../contract';
import type { Column } from '../../domain/columns';

export const copy = {
  title: 'Rekonsiliasi',
  hint: 'Cocokkan catatan Anda sendiri dengan pesanan dan mutasi saldo di sini.',

  file: 'Pilih berkas dan periode',
  drop: 'Tarik berkas ke sini, atau pilih dari perangkat Anda.',
  choose: 'Pilih CSV atau Excel',
  otherFile: 'Berkas Lain',
  fileHint: `Maksimal 4 MB dan ${number(MOST_FILE_ROWS)} baris. Berkas dibaca di perangkat ini; hanya kolom yang dipilih dikirim untuk dicocokkan, dan tidak disimpan.`,
  reading: 'Membaca berkas…',
  noTable: 'Berkas ini bukan tabel. Dibutuhkan satu baris judul dan paling sedikit dua kolom.',
  noRows: 'Berkas ini tidak berisi baris.',
  tooMany: (rows: number) =>
    `Berkas memuat ${number(rows)} baris; satu pencocokan paling banyak ${number(MOST_FILE_ROWS)}. Bagi menjadi beberapa berkas.`,
  read: (rows: number, columns: number) => `${number(rows)} baris, ${number(columns)} kolom`,
  left: (rows: readonly LeftRow[]) => `Tidak dibaca: baris ${leftRowsText(rows)}.`,
  unmapped: (rows: number) => `${number(rows)} baris kosong pada kolom yang dipilih, tidak ikut dicocokkan.`,
  period: 'Periode',
  fromFile: 'Diambil dari waktu di berkas.',
  cutToFile: `Berkas memuat waktu yang lebih panjang; satu pencocokan paling lama ${MOST_DAYS} hari.`,
  wrongSpan: `Pilih rentang 1 sampai ${MOST_DAYS} hari.`,
  mutations: 'Sertakan mutasi saldo',
  mutationsHint:
    'Top up, komisi, dan mutasi lain di luar pesanan ikut dicocokkan. Uang masuk dikenali dari kodenya saja dan tidak dihitung dalam total.',

  columns: 'Tentukan kolom',
  columnsHint: 'Pilihan ini diingat untuk berkas berikutnya.',
  pick: 'Pilih kolom',
  none: 'Tidak ada di berkas',
  names: {
    ref: 'Referensi',
    destination: 'Tujuan',
    amount: 'Jumlah',
    time: 'Waktu',
    status: 'Status',
  } satisfies Record<Column, string>,
  hints: {
    ref: 'Ref ID Anda atau kode TRX.',
    destination: 'User ID atau nomor pelanggan.',
    amount: 'Harga yang dibayar, dalam rupiah.',
    time: 'Tanggal, lebih baik dengan jam.',
    status: 'Misalnya sukses, gagal, refund.',
  } satisfies Record<Column, string>,
  examples: (values: string) => `Contoh: ${values}`,
  noExamples: 'Kolom ini kosong.',
  needAmount: 'Pilih kolom jumlah.',
  needRef: 'Pilih kolom referensi atau waktu, supaya setiap pesanan dapat dikenali.',
  twice: (other: string) => `Kolom ini sudah dipakai untuk ${other}.`,
  match: (rows: number) => `Cocokkan ${number(rows)} Baris`,
  offline: 'Koneksi terputus. Anda dapat mencocokkan setelah tersambung kembali.',

  result: 'Hasil',
  resultHint: 'Berkas dan hasil ini tidak disimpan: muat ulang halaman menghapusnya.',
  again: 'Cocokkan Lagi',
  change: 'Ubah Kolom',
  groups: 'Kelompok hasil',
  rows: (rows: number) => `${number(rows)} baris`,
  inFile: 'Di berkas',
  here: 'Di sini',
  unit: 'baris',
  search: 'Cari referensi, kode, tujuan, atau produk',
  outside: (rows: number) => `${number(rows)} baris berkas di luar periode, tidak ikut dicocokkan.`,
  unknownStatuses: (words: readonly { text: string; rows: number }[], more: number) =>
    `Status yang tidak dikenal: ${words.map(({ text, rows }) => `“${text}” (${number(rows)} baris)`).join(', ')}${
      more > 0 ? `, dan ${number(more)} lainnya` : ''
    }. Barisnya dicocokkan tanpa status.`,
  unread: (rows: number) => `${number(rows)} baris tidak dapat dibaca, tidak ikut dicocokkan`,
  unreadRow: (row: number, column: 'amount' | 'time', text: string) =>
    `Baris ${number(row)}: ${column === 'amount' ? 'jumlah' : 'waktu'} ${text === '' ? 'kosong' : `“${text}”`}`,
  unreadMore: (rows: number) => `dan ${number(rows)} baris lain`,
  empty: {
    agrees: 'Belum ada baris yang cocok.',
    differs: 'Tidak ada yang berbeda.',
    ours: 'Semua pesanan di sini ada di berkas Anda.',
    theirs: 'Semua baris berkas ada di sini.',
  },
  nothingHere: 'Tidak ada di sini',
  nothingInFile: 'Tidak ada di berkas',
  row: (row: number) => `Baris ${number(row)}`,
  ref: 'Ref ID',
  destination: 'Tujuan',
  openOrder: (code: string) => `Lihat transaksi ${code}`,
  refunded: (amount: string) => `direfund ${amount}`,
  ticket: 'Buat Tiket',
  ticketLabel: (about: string) => `Buat tiket tentang ${about}`,
  ticketMade: (about: string, code: string | null) =>
    `Tiket${code === null ? '' : ` ${code}`} tentang ${about} dibuat.`,
  openTicket: 'Lihat Tiket',
  openTicketLabel: (about: string) => `Lihat tiket tentang ${about}`,
  files: 'Unduh daftar selisih:',
} as const;
