import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../src/platform/root';

/**
 * Texts of the specification with their required files and spellings: "sekala berkala", "di sesuaikan",
 * "bedasarkan", "Tidak Active" are intentional (design 10).
 */
const words: Record<string, string[]> = {
  'src/web/shell': [
    'Tier ini akan di sesuaikan secara otomatis bedasarkan nilai topup deposit saldo verifikasi KYC Akun.',
    'Persiapan',
    'Buat Website',
    'Website: Tidak Active',
    'Website: Aktif',
    'Buka Website',
    'Kembali ke H2H',
    'Beranda',
    'Transaksi',
    'Beli',
    'Bantuan',
    'Profil',
    'Pending',
    'Rejected',
    'Apakah Anda yakin akan Logout?',
    'Logout',
    'Buat dan mengakses panel website hanya tersedia via PC/Komputer',
    'Akses Dibatasi',
    'Biaya Perpanjangan',
    'Kembali ke Dashboard',
    'URL Domain Expired.',
    'Kelengkapan Berkas Dibutuhkan',
  ],
  'src/topics/shops/web/mode': ['Buka Panel Website'],
  'src/topics/topup/web': ['Top Up Saldo Mitra'],
  'src/web/app': ['Sistem Sedang Maintenance', 'Silahkan cek sekala berkala'],
  'src/topics/dashboard/web/dashboard': [
    'Lakukan Verifikasi Berkas untuk bertransaksi tanpa limit',
    'Kami sedang melakukan proses pengecekan verifikasi berkas',
    'Maaf verifikasimu ditolak, Silahkan cek detail',
  ],
  'src/topics/kyc/web/kyc': ['Berkas sedang direview', 'Maaf Berkas Ditolak', 'Selamat datang di H2H'],
  'src/web/error': [
    'Kamu tidak dapat mengakses halaman ini',
    'Kamu belum terautentikasi untuk mengakses halaman ini',
    'Kamu tidak memiliki hak akses untuk mengakses halaman ini',
    '404 - Halaman Tidak Ditemukan',
    'Silahkan kembali ke halaman beranda',
    '500 - Oops, Server Error!',
    'You can go back home.',
    'Back to Home',
  ],
  'src/core/text': [
    'Pending',
    'Berhasil',
    'Batal',
    'Refund',
    'Error',
    'Beli Lagi',
    'Beli Produk',
    'Tutup',
    'Lengkapi Sekarang',
    'Nanti',
  ],
  'src/web/routes': ['Dashboard', 'Statistik', 'Brand', 'Top Up Saldo', 'Riwayat Saldo'],
  resources: ['Transaksi', 'Member', 'Banner', 'Blog', 'Konfigurasi Web', 'Member Tier'],
  'resources.config.ts': ['Menu', 'Pengaturan'],
};

describe('the words of the specification', () => {
  it.each(Object.entries(words))('stand in %s letter for letter', (file, sentences) => {
    const text = textOf(join(repositoryRoot, file));
    expect(sentences.filter((sentence) => !isQuoted(text, sentence))).toEqual([]);
  });
});

/** Matches a complete string literal, so that "Beli" does not match "Beli Lagi". */
const isQuoted = (text: string, sentence: string): boolean =>
  [`'${sentence}'`, `"${sentence}"`].some((literal) => text.includes(literal));

/** Text of a file or of all files in a folder. */
function textOf(file: string): string {
  if (!statSync(file).isDirectory()) return readFileSync(file, 'utf8');
  return readdirSync(file, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(file, name), 'utf8'))
    .join('\n');
}
