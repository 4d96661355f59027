import { actions } from '../../../../core/text/actions';

export const copy = {
  help: actions.contactSupport,
  leave: 'Keluar',
  signIn: 'Masuk',
  toDashboard: 'Lanjut ke Dashboard',
  signInFirstHint: 'Halaman ini untuk akun yang sudah masuk. Setelah masuk, kami lanjutkan dari sini.',
  missingPhone: 'Masukkan nomor HP Anda.',
  wrongPhone: 'Nomor HP diawali 08 atau 62, terdiri dari 10–13 angka.',
  missingEmail: 'Masukkan email Anda.',
  wrongEmail: 'Format email tidak valid.',
  phone: 'Nomor HP',
  email: 'Email',
  sendCode: 'Kirim Kode',
  resend: 'Kirim ulang tautan',
  resendIn: (left: string) => `Kirim ulang dalam ${left}`,
  resent: 'Tautan baru sudah dikirim.',
  outbox: 'Mode demo: baca pesan di kotak keluar',
  otp: {
    channel: 'Kirim kode lewat',
    channels: { whatsapp: 'WhatsApp', sms: 'SMS' },
    label: 'Kode OTP 6 angka',
    sent: (channel: string, phone: string) => `Kode dikirim lewat ${channel} ke ${phone}.`,
    lasts: 'Kode berlaku 5 menit dan hanya sekali pakai.',
    resend: 'Kirim ulang kode',
    resendBy: (channel: string) => `Kirim lewat ${channel}`,
    checking: 'Memeriksa kode…',
  },
  linkUnchecked: 'Tautan belum dapat diperiksa',
  linkChecking: 'Memeriksa tautan…',
  link: {
    LINK_USED: {
      title: 'Tautan sudah dipakai',
      hint: 'Setiap tautan hanya berlaku sekali.',
    },
    LINK_REPLACED: {
      title: 'Ada tautan yang lebih baru',
      hint: 'Tautan ini sudah diganti. Buka tautan dari pesan terbaru.',
    },
    LINK_EXPIRED: {
      title: 'Tautan sudah kedaluwarsa',
      hint: 'Demi keamanan, tautan hanya berlaku sebentar. Minta tautan baru, lalu buka dari pesan terbaru.',
    },
    LINK_INVALID: {
      title: 'Tautan tidak berlaku',
      hint: 'Tautan tidak lengkap atau sudah diganti dengan yang lebih baru. Buka tautan dari pesan terbaru.',
    },
  },
} as const;
