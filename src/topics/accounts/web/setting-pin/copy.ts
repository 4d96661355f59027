import { forgottenPin, newPinWords } from '../../../../core/text/pin';

export const copy = {
  title: 'PIN Transaksi',
  hint: 'PIN 6 angka menyetujui pembelian dan penarikan Anda.',
  none: 'PIN belum dibuat',
  noneHint: 'Buat PIN agar Anda dapat bertransaksi.',
  create: 'Buat PIN',
  active: 'PIN aktif',
  activeHint: (left: number) =>
    left < 3
      ? `Sisa ${left} percobaan sebelum PIN terkunci 30 menit.`
      : 'Tiga kali salah berturut-turut mengunci PIN selama 30 menit.',
  change: 'Ubah PIN',
  lockedTitle: 'PIN terkunci',
  lockedHint: 'Terlalu banyak PIN yang salah. Tunggu sampai waktu habis, atau buka kunci dengan kode OTP.',
  left: 'Sisa waktu',
  unlock: 'Buka kunci dengan OTP',
  unlocked: 'Kunci PIN sudah dibuka.',
  forgot: forgottenPin.question,
  forgotHint: 'Buat PIN baru dengan kode OTP yang kami kirim ke nomor HP Anda.',
  forgotSub: 'Minta pemilik akun menghubungi CS untuk mengatur ulang PIN Anda.',
  start: 'Atur ulang PIN',
  newPin: { ...newPinWords, save: 'Kirim kode OTP' },
  other: 'Ganti PIN baru',
  cancel: 'Batal',
  reset: 'PIN baru sudah aktif.',
} as const;
