import { rupiah } from '../format/money';
import { number } from '../format/number';

/** `['pdf', 'jpg', 'png']` → `PDF, JPG, atau PNG`. */
export const typesText = (types: readonly string[]): string =>
  new Intl.ListFormat('id', { type: 'disjunction' }).format(types.map((type) => type.toUpperCase()));

/** Validation messages of forms (domain 4). `label` is the field's. */
export const messages = {
  required: (label: string) => `${label} wajib diisi.`,
  locked: (label: string) => `${label} terkunci.`,
  invalid: (label: string) => `${label} tidak valid.`,
  noDay: (label: string) => `${label} tidak dapat dibaca. Tulis seperti 26 Des 2026.`,
  noMoment: (label: string) => `${label} tidak dapat dibaca. Tulis seperti 26 Des 2026 14:00.`,
  unknown: (names: string[]) => `Isian tidak dikenal: ${names.join(', ')}.`,
  characters: (label: string) => `${label} memuat karakter yang tidak didukung.`,
  minLength: (label: string, least: number) => `${label} minimal ${number(least)} karakter.`,
  maxLength: (label: string, most: number) => `${label} maksimal ${number(most)} karakter.`,
  email: 'Format email tidak valid.',
  phone: 'Nomor HP tidak valid. Gunakan format 08xxxxxxxxxx.',
  foreignNumber: (prefix: string, owners: readonly string[], brand: string) =>
    `Nomor ${prefix} biasanya nomor ${owners.join(' atau ')}, bukan ${brand}.`,
  https: 'URL harus diawali https://.',
  pageOrHttps: (label: string) => `${label} harus diawali https://, atau / untuk halaman website Anda.`,
  slug: (label: string) => `${label} hanya boleh huruf kecil, angka, dan tanda hubung.`,
  color: (label: string) => `${label} harus berupa kode warna seperti #0b6b66.`,
  contrast: (label: string, other: string) =>
    `${label} kurang kontras dengan ${other}. Minimal 4,5 banding 1.`,
  unreadable: (label: string) => `${label} tidak terbaca sebagai angka. Tulis seperti 1.250.000.`,
  fromSpreadsheet: (label: string) =>
    `${label} tertulis seperti angka spreadsheet (…,0 atau …E+10). Tulis nomornya utuh.`,
  whole: (label: string) => `${label} harus berupa angka bulat.`,
  numeric: (label: string) => `${label} harus berupa angka.`,
  decimals: (label: string) => `${label} maksimal dua angka di belakang koma.`,
  min: (label: string, least: number) => `${label} minimal ${number(least, { decimals: 2 })}.`,
  max: (label: string, most: number) => `${label} maksimal ${number(most, { decimals: 2 })}.`,
  minMoney: (label: string, least: number) => `${label} minimal ${rupiah(least)}.`,
  maxMoney: (label: string, most: number) => `${label} maksimal ${rupiah(most)}.`,
  choice: (label: string) => `${label} tidak ada dalam pilihan.`,
  minItems: (label: string, least: number) => `${label} minimal ${number(least)} isian.`,
  maxItems: (label: string, most: number) => `${label} maksimal ${number(most)} isian.`,
  tooManyLines: (label: string, most: number) => `${label} maksimal ${number(most)} baris.`,
  longLine: (label: string, at: number, most: number) =>
    `${label}: baris ${number(at)} lebih dari ${number(most)} karakter.`,
  repeatedLines: (label: string, at: number[]) =>
    `${label}: baris ${at
      .slice(0, 5)
      .map((line) => number(line))
      .join(', ')}${at.length > 5 ? ' dan lainnya' : ''} sudah ada di atasnya.`,
  imageSize: (width: number, height: number) =>
    `Ukuran gambar minimal ${number(width)} × ${number(height)} piksel.`,
  imageRatio: (ratio: string) => `Gambar harus berbentuk ${ratio}. Potong gambarnya, lalu unggah kembali.`,
  fileType: (label: string, types: readonly string[]) => `${label} harus berupa ${typesText(types)}.`,
  fileSize: (label: string, limit: string) => `${label} maksimal ${limit}.`,
  jsonAt: (label: string, { line, column, words }: { line: number; column: number; words: string }) =>
    `${label}: baris ${number(line)}, kolom ${number(column)}: ${words}.`,
  endAfterStart: 'Tanggal akhir harus setelah tanggal mulai.',
  minMinutes: (label: string, least: number) => `${label} minimal ${number(least)} menit.`,
  maxDays: (label: string, most: number) => `${label} maksimal ${number(most)} hari.`,
};
