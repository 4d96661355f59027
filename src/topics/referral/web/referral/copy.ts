import { rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import { BANK_FEE, COMMISSION_STEP, LEAST_WITHDRAWAL } from '../../../withdrawals/contract';

export const copy = {
  title: 'Referral',
  hint: 'Ajak mitra lain dan dapatkan komisi dari pesanan mereka.',
  history: 'Riwayat komisi',

  tabs: 'Bagian referral',

  balance: 'Saldo komisi',
  balanceHint: 'Bertambah begitu pesanan mitra Anda berhasil.',
  owed: 'Minus karena ada pesanan yang refund setelah komisinya ditarik. Komisi berikutnya menutupnya.',
  figures: 'Ringkasan referral',
  month: 'Komisi bulan ini',
  total: 'Total komisi',
  partners: 'Mitra terdaftar',
  active: 'Masih menghasilkan',

  off: 'Program referral belum aktif untuk akun Anda. Hubungi customer support untuk ikut serta.',
  share: 'Bagikan kode Anda',
  code: 'Kode referral',
  codeName: 'kode referral',
  link: 'Tautan pendaftaran',
  linkName: 'tautan pendaftaran',
  qr: 'Kode QR tautan pendaftaran',
  qrHint: 'Pindai untuk mendaftar dengan kode Anda.',
  whatsapp: 'Kirim lewat WhatsApp',
  message: (product: string, code: string, link: string) =>
    `Halo! Saya berjualan voucher game dan pulsa lewat ${product}. Daftar jadi mitra dengan kode referral saya *${code}*: ${link}`,

  terms: 'Ketentuan program',
  term: {
    rate: (percent: string) =>
      `Komisi ${percent} dari nilai setiap pesanan H2H yang berhasil, dibulatkan ke bawah. Pesanan untuk website, pesanan massal, dan tagihan ikut dihitung.`,
    months: (months: number) =>
      `Berlaku ${number(months)} bulan sejak mitra mendaftar dengan kode Anda. Tanggal akhirnya ada di daftar mitra.`,
    level: 'Satu tingkat saja: mitra dari mitra Anda tidak dihitung.',
    withdraw: `Penarikan minimal ${rupiah(LEAST_WITHDRAWAL)}, kelipatan ${rupiah(COMMISSION_STEP)}: ke saldo H2H gratis dan langsung, ke rekening bank ${rupiah(BANK_FEE)} dan diproses maks. 1×24 jam hari kerja.`,
    refund:
      'Pesanan yang refund tidak menghasilkan komisi; komisi yang sudah masuk ditarik kembali dari saldo komisi.',
    same: 'Kode sendiri, lingkaran referral, dan akun kedua dari orang yang sama (NIK, perangkat, atau rekening yang sama) tidak menghasilkan komisi dan kami tinjau.',
  },

  list: 'Mitra Anda',
  listHint: 'Nama disamarkan demi privasi mereka.',
  noPartner: 'Belum ada mitra referral',
  noPartnerHint: 'Bagikan kode Anda untuk mendapat komisi.',
  copyLink: 'Salin Tautan',
  copied: 'Tersalin',
} as const;
