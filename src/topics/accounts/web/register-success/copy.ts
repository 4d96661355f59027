import { terbilang } from '../../../../core/format/terbilang';

export const copy = {
  title: 'Pendaftaran diterima',
  lead: (steps: number) => `Tinggal ${terbilang(steps)} langkah lagi sebelum Anda dapat bertransaksi.`,
  next: 'Langkah berikutnya',
  steps: (email: string, signedIn: boolean) => [
    signedIn
      ? { title: 'Verifikasi nomor HP', hint: 'Masukkan kode OTP yang kami kirim ke nomor HP Anda.' }
      : {
          title: 'Masuk dan verifikasi nomor HP',
          hint: 'Masuk dengan email atau nomor HP, lalu masukkan kode OTP yang kami kirim.',
        },
    {
      title: 'Buka email Anda',
      hint: `Kami mengirim pesan ke ${email}. Buka tautan di dalamnya untuk memverifikasi email.`,
    },
    { title: 'Buat PIN dan isi saldo', hint: 'Setelah itu Anda siap menerima pesanan pertama.' },
  ],
  yourEmail: 'alamat email yang Anda daftarkan',
  spam: 'Tidak ada pesan? Periksa folder spam atau promosi.',
  signIn: 'Masuk',
  verifyPhone: 'Verifikasi Nomor HP',
} as const;
