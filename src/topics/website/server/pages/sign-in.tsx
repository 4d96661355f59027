import type { StorefrontSite } from '../../../storefront/contract/storefront-site';
import { paths } from '../../text/paths';
import type { FormWords } from '../parts/form-page';

export const toSignIn = { href: paths.signIn, label: 'Masuk' };

const identity = { name: 'identifier', required: true, maxLength: 100, autoComplete: 'username' };
const identifier = { ...identity, label: 'Username, email, atau nomor HP', autoCapitalize: 'none' };
export const password = {
  name: 'password',
  label: 'Kata sandi',
  type: 'password',
  required: true,
  maxLength: 64,
};
export const newPasswords = (label: string) => [
  {
    ...{ ...password, label, minLength: 8, autoComplete: 'new-password' },
    help: 'Minimal 8 karakter, memuat huruf dan angka.',
  },
  { ...password, name: 'confirmation', label: 'Ulangi kata sandi', autoComplete: 'new-password' },
];

export const signIn = (hasCodes: boolean): FormWords => ({
  title: 'Masuk',
  action: paths.signIn,
  isListed: true,
  hidden: ['ke'],
  fields: [identifier, { ...password, autoComplete: 'current-password' }],
  submit: 'Masuk',
  links: [
    ...(hasCodes ? [{ href: paths.code, label: 'Masuk dengan kode' }] : []),
    { href: paths.forgot, label: 'Lupa kata sandi' },
    { href: paths.signUp, label: 'Daftar' },
  ],
});

export const askCode: FormWords = {
  title: 'Masuk dengan kode',
  lead: 'Kami mengirim kode 6 angka ke email Anda, atau lewat WhatsApp ke nomor HP Anda.',
  action: paths.code,
  hidden: ['ke'],
  fields: [{ ...identity, label: 'Email atau nomor HP', help: 'Harus sudah terverifikasi di akun Anda.' }],
  submit: 'Kirim kode',
  links: [{ href: paths.signIn, label: 'Masuk dengan kata sandi' }],
};

export const enterCode: FormWords = {
  title: 'Isi kode',
  lead: 'Jika email atau nomor itu terverifikasi di sebuah akun, kodenya sedang dikirim. Kode berlaku 5 menit.',
  action: paths.enterCode,
  hidden: ['ke', 'request_id'],
  fields: [
    {
      ...{ name: 'code', label: 'Kode 6 angka', required: true, maxLength: 8 },
      ...{ inputMode: 'numeric', autoComplete: 'one-time-code' },
    },
  ],
  submit: 'Masuk',
  links: [{ href: paths.code, label: 'Minta kode baru' }],
};

export const signUp: FormWords = {
  title: 'Daftar',
  lead: 'Dengan akun, Anda membeli dengan harga member dan melihat semua pesanan Anda.',
  action: paths.signUp,
  isListed: true,
  fields: [
    { name: 'name', label: 'Nama', required: true, maxLength: 60, autoComplete: 'name' },
    {
      ...{ ...identity, name: 'username', label: 'Username', minLength: 4, maxLength: 20 },
      help: '4–20 karakter, diawali huruf. Boleh memuat angka, titik, dan garis bawah.',
    },
    {
      ...{ name: 'email', label: 'Email', type: 'email', maxLength: 100, autoComplete: 'email' },
      help: 'Isi email, nomor HP, atau keduanya.',
    },
    { name: 'phone', label: 'Nomor HP', type: 'tel', placeholder: '08xxxxxxxxxx', autoComplete: 'tel' },
    ...newPasswords('Kata sandi'),
  ],
  submit: 'Daftar',
  links: [{ href: paths.signIn, label: 'Sudah punya akun? Masuk' }],
  note: ({ terms_html, privacy_html }: StorefrontSite) =>
    (terms_html || privacy_html) && (
      <p className="muted">
        Dengan mendaftar, Anda menyetujui {terms_html && <a href={paths.terms}>syarat dan ketentuan</a>}
        {terms_html && privacy_html && ' dan '}
        {privacy_html && <a href={paths.privacy}>kebijakan privasi</a>}.
      </p>
    ),
};

const askLink = { href: paths.forgot, label: 'Minta tautan baru' };

export const forgot: FormWords = {
  title: 'Lupa kata sandi',
  lead: 'Kami mengirim tautan untuk membuat kata sandi baru ke email atau nomor HP di akun Anda.',
  action: paths.forgot,
  fields: [identifier],
  submit: 'Kirim tautan',
  links: [toSignIn],
};

export const reset: FormWords = {
  title: 'Kata sandi baru',
  lead: 'Semua perangkat yang masuk dengan akun ini akan dikeluarkan.',
  action: paths.reset,
  hidden: ['token'],
  fields: newPasswords('Kata sandi baru'),
  submit: 'Simpan kata sandi',
  renew: askLink,
};

export const verify: FormWords = {
  title: 'Verifikasi akun',
  lead: 'Satu langkah lagi: pastikan email atau nomor HP ini milik Anda.',
  action: paths.verify,
  hidden: ['token'],
  fields: [],
  submit: 'Verifikasi sekarang',
};

export const move: FormWords = {
  title: 'Pakai alamat ini',
  lead: 'Satu langkah lagi: email atau nomor HP ini akan dipakai untuk masuk ke akun Anda.',
  action: paths.move,
  hidden: ['token'],
  fields: [],
  submit: 'Pakai alamat ini',
  renew: { href: paths.address, label: 'Minta tautan baru' },
};

/** Tells the next step after a form, never whether an account exists. */
export const done = [
  {
    path: paths.signUp,
    title: 'Periksa pesan Anda',
    text: 'Kami mengirim pesan ke email atau nomor HP yang Anda isi. Buka tautan di dalamnya untuk verifikasi; masuk sudah dapat dilakukan sekarang. Tidak berhasil masuk? Email atau nomor itu mungkin sudah terdaftar: pilih "Lupa kata sandi" di halaman masuk.',
  },
  {
    path: paths.forgot,
    title: 'Periksa pesan Anda',
    text: 'Jika akun itu ada, tautan untuk membuat kata sandi baru sedang dikirim ke email atau nomor HP-nya. Tautan berlaku 30 menit.',
  },
  {
    path: paths.reset,
    title: 'Kata sandi sudah diganti',
    text: 'Silakan masuk dengan kata sandi yang baru.',
  },
  {
    path: paths.verify,
    title: 'Akun terverifikasi',
    text: 'Terima kasih. Email atau nomor HP itu milik Anda.',
  },
  {
    path: paths.move,
    title: 'Alamat sudah diganti',
    text: 'Email atau nomor HP itu sekarang dipakai untuk akun Anda.',
  },
];
