import { newPinWords } from '../../core/text/pin';

export const copy = {
  title: 'Buat PIN transaksi',
  lead: 'PIN 6 angka dipakai untuk menyetujui pembelian dan penarikan. Jangan beri tahu siapa pun.',
  signInFirst: 'Masuk terlebih dahulu, lalu kami lanjutkan ke pembuatan PIN.',
  signIn: 'Masuk',
  newPin: { ...newPinWords, save: 'Simpan PIN' },
  done: 'PIN berhasil dibuat',
  doneLead: 'Sekarang Anda dapat bertransaksi. Simpan PIN ini hanya untuk Anda.',
  go: 'Lanjut',
  exists: 'PIN sudah dibuat',
  existsLead: 'Akun Anda sudah punya PIN. Untuk menggantinya, buka Pengaturan.',
  change: 'Ubah PIN',
} as const;
