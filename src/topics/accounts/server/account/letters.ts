import { phone as phoneText } from '../../../../core/format/phone';
import type { Letter } from '../../../../platform/messages/letter';

const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** Lifetimes come from `platform/identity/links.ts`; the letters state them. */
export const verifyEmailLetter = (name: string, product: string, url: string): Letter => ({
  subject: 'Verifikasi email Anda',
  lines: [
    `Halo ${firstName(name)},`,
    `Satu langkah lagi untuk memakai akun ${product}: pastikan email ini milik Anda.`,
  ],
  action: { label: 'Verifikasi email', url },
  notes: [
    'Tautan berlaku 60 menit dan hanya dapat digunakan satu kali.',
    'Bukan Anda yang mendaftar? Abaikan email ini.',
  ],
});

export const resetPasswordLetter = (name: string, product: string, url: string): Letter => ({
  subject: 'Atur ulang kata sandi',
  lines: [
    `Halo ${firstName(name)},`,
    `Kami menerima permintaan untuk mengatur ulang kata sandi akun ${product} Anda.`,
  ],
  action: { label: 'Atur ulang kata sandi', url },
  notes: [
    'Tautan berlaku 30 menit dan hanya dapat digunakan satu kali.',
    'Bukan Anda yang meminta? Abaikan pesan ini, kata sandi Anda tidak berubah.',
  ],
});

export const resetPasswordText = (product: string, url: string): string =>
  `Atur ulang kata sandi ${product} Anda lewat tautan ini (berlaku 30 menit, satu kali): ${url}`;

export const passwordChangedLetter = (name: string, product: string): Letter => ({
  subject: 'Kata sandi Anda telah diubah',
  lines: [
    `Halo ${firstName(name)},`,
    `Kata sandi akun ${product} Anda baru saja diatur ulang, dan semua perangkat dikeluarkan.`,
    'Bukan Anda? Segera atur ulang kata sandi lewat halaman Lupa kata sandi, lalu hubungi CS kami.',
  ],
});

export const emailTakenLetter = (name: string, product: string, url: string): Letter => ({
  subject: 'Ada yang mencoba mendaftar dengan email Anda',
  lines: [
    `Halo ${firstName(name)},`,
    `Seseorang baru saja mencoba memakai email ini untuk akun ${product} baru. Email ini sudah terdaftar, jadi tidak ada akun baru yang dibuat.`,
    'Jika itu Anda, silakan masuk. Lupa kata sandi? Atur ulang dari halaman masuk.',
  ],
  action: { label: 'Masuk', url },
  notes: ['Bukan Anda? Tidak ada yang perlu dilakukan, akun Anda aman.'],
});

export const phoneTakenText = (product: string, number: string): string =>
  `Ada yang mencoba mendaftar di ${product} dengan nomor ${phoneText(number)}. Nomor ini sudah terdaftar, jadi tidak ada akun baru yang dibuat. Jika itu Anda, silakan masuk seperti biasa.`;

export const phoneUnverifiedText = (product: string): string =>
  `Nomor ini belum diverifikasi di ${product}. Masuk dengan kata sandi terlebih dahulu, lalu verifikasi nomor HP Anda.`;

export const addressMovedLetter = (
  name: string,
  product: string,
  field: 'email' | 'phone',
  to: string,
): Letter => {
  const what = field === 'email' ? 'Email' : 'Nomor HP';
  return {
    subject: `${what} akun Anda diganti`,
    lines: [
      `Halo ${firstName(name)},`,
      `${what} akun ${product} Anda diganti menjadi ${field === 'email' ? to : phoneText(to)} atas permintaan yang kami periksa. Semua perangkat dikeluarkan.`,
      'Masuk kembali untuk memverifikasinya. Bukan Anda yang meminta? Segera hubungi CS kami.',
    ],
  };
};

export const addressMovedText = (product: string, to: string): string =>
  `Nomor HP akun ${product} Anda diganti menjadi ${phoneText(to)}. Semua perangkat dikeluarkan. Bukan Anda yang meminta? Segera hubungi CS kami.`;
