import type { StorefrontSite } from '../../../storefront/contract/storefront-site';
import { paths } from '../../text/paths';
import type { FormWords } from '../parts/form-page';

export const toSignIn = { href: paths.signIn, label: 'Masuk' };

const back = { href: paths.account, label: 'Kembali ke akun' };
const forgotten = { href: paths.forgot, label: 'Lupa kata sandi' };
const token = ['token'];

const name = { name: 'name', label: 'Nama', required: true, maxLength: 60, autoComplete: 'name' };
const identity = { name: 'identifier', required: true, maxLength: 100, autoComplete: 'username' };
const identifier = { ...identity, label: 'Username, email, atau nomor HP', autoCapitalize: 'none' };
const password = { name: 'password', label: 'Kata sandi', type: 'password', required: true, maxLength: 64 };
const presentPassword = { ...password, autoComplete: 'current-password' };
const ownPassword = { ...presentPassword, name: 'current_password', label: 'Kata sandi saat ini' };
const newPasswords = (label: string) => [
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
  fields: [identifier, presentPassword],
  submit: 'Masuk',
  links: [
    ...(hasCodes ? [{ href: paths.code, label: 'Masuk dengan kode' }] : []),
    forgotten,
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
    name,
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
  done: {
    title: 'Periksa pesan Anda',
    text: 'Kami mengirim pesan ke email atau nomor HP yang Anda isi. Buka tautan di dalamnya untuk verifikasi; masuk sudah dapat dilakukan sekarang. Tidak berhasil masuk? Email atau nomor itu mungkin sudah terdaftar: pilih "Lupa kata sandi" di halaman masuk.',
  },
};

export const forgot: FormWords = {
  title: 'Lupa kata sandi',
  lead: 'Kami mengirim tautan untuk membuat kata sandi baru ke email atau nomor HP di akun Anda.',
  action: paths.forgot,
  fields: [identifier],
  submit: 'Kirim tautan',
  links: [toSignIn],
  done: {
    title: 'Periksa pesan Anda',
    text: 'Jika akun itu ada, tautan untuk membuat kata sandi baru sedang dikirim ke email atau nomor HP-nya. Tautan berlaku 30 menit.',
  },
};

export const reset: FormWords = {
  title: 'Kata sandi baru',
  lead: 'Semua perangkat yang masuk dengan akun ini akan dikeluarkan.',
  action: paths.reset,
  hidden: token,
  fields: newPasswords('Kata sandi baru'),
  submit: 'Simpan kata sandi',
  renew: { href: paths.forgot, label: 'Minta tautan baru' },
  done: {
    title: 'Kata sandi sudah diganti',
    text: 'Silakan masuk dengan kata sandi yang baru.',
  },
};

export const verify: FormWords = {
  title: 'Verifikasi akun',
  lead: 'Satu langkah lagi: pastikan email atau nomor HP ini milik Anda.',
  action: paths.verify,
  hidden: token,
  submit: 'Verifikasi sekarang',
  done: {
    title: 'Akun terverifikasi',
    text: 'Terima kasih. Email atau nomor HP itu milik Anda.',
  },
};

export const move: FormWords = {
  title: 'Pakai alamat ini',
  lead: 'Satu langkah lagi: email atau nomor HP ini akan dipakai untuk masuk ke akun Anda.',
  action: paths.move,
  hidden: token,
  submit: 'Pakai alamat ini',
  renew: { href: paths.address, label: 'Minta tautan baru' },
  done: {
    title: 'Alamat sudah diganti',
    text: 'Email atau nomor HP itu sekarang dipakai untuk akun Anda.',
  },
};

export const changeName: FormWords = {
  title: 'Ganti nama',
  action: paths.name,
  fields: [name],
  submit: 'Simpan nama',
  links: [back],
};

export const changeAddress: FormWords = {
  title: 'Ganti email atau nomor HP',
  lead: 'Kami mengirim tautan ke alamat baru. Alamat Anda berganti setelah tautan itu dibuka.',
  action: paths.address,
  fields: [
    {
      ...{ name: 'address', label: 'Email atau nomor HP baru', required: true, maxLength: 100 },
      ...{ autoComplete: 'off', autoCapitalize: 'none' },
    },
    ownPassword,
  ],
  submit: 'Kirim tautan',
  links: [forgotten, back],
};

export const changePassword: FormWords = {
  title: 'Ganti kata sandi',
  lead: 'Perangkat lain yang masuk dengan akun ini akan dikeluarkan.',
  action: paths.password,
  fields: [ownPassword, ...newPasswords('Kata sandi baru')],
  submit: 'Simpan kata sandi',
  links: [forgotten, back],
};

/** For a member who came without a password and signs in by codes. */
export const makePassword: FormWords = {
  title: 'Buat kata sandi',
  lead: 'Akun Anda belum punya kata sandi. Kami mengirim tautan untuk membuatnya ke email atau nomor HP Anda.',
  action: paths.forgot,
  hidden: ['identifier'],
  submit: 'Kirim tautan',
  links: [back],
};

export const lookUp: FormWords = {
  title: 'Cek pesanan',
  lead: 'Lihat status pesanan Anda dengan nomor faktur.',
  action: paths.lookUp,
  isListed: true,
  fields: [
    {
      ...{ name: 'invoice', label: 'Nomor faktur', required: true, placeholder: 'INV261128-XXXXXXXX' },
      ...{ autoCapitalize: 'characters', autoComplete: 'off' },
    },
    {
      ...{ name: 'contact', label: 'Nomor HP atau email saat memesan', required: true },
      ...{ autoComplete: 'tel', placeholder: '08xxxxxxxxxx' },
    },
  ],
  submit: 'Cari pesanan',
  notFound: 'Tidak ada pesanan dengan faktur dan kontak itu. Periksa keduanya.',
};
