import { paths } from '../../text/paths';
import type { FormWords } from '../parts/form-page';
import { newPasswords, password } from './sign-in';

const back = { href: paths.account, label: 'Kembali ke akun' };
const presentPassword = {
  ...password,
  ...{ name: 'current_password', label: 'Kata sandi saat ini', autoComplete: 'current-password' },
};

export const changeName: FormWords = {
  title: 'Ganti nama',
  action: paths.name,
  fields: [{ name: 'name', label: 'Nama', required: true, maxLength: 60, autoComplete: 'name' }],
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
    presentPassword,
  ],
  submit: 'Kirim tautan',
  links: [{ href: paths.forgot, label: 'Lupa kata sandi' }, back],
};

export const changePassword: FormWords = {
  title: 'Ganti kata sandi',
  lead: 'Perangkat lain yang masuk dengan akun ini akan dikeluarkan.',
  action: paths.password,
  fields: [presentPassword, ...newPasswords('Kata sandi baru')],
  submit: 'Simpan kata sandi',
  links: [{ href: paths.forgot, label: 'Lupa kata sandi' }, back],
};

/** For a member who came without a password and signs in by codes. */
export const makePassword: FormWords = {
  title: 'Buat kata sandi',
  lead: 'Akun Anda belum punya kata sandi. Kami mengirim tautan untuk membuatnya ke email atau nomor HP Anda.',
  action: paths.forgot,
  hidden: ['identifier'],
  fields: [],
  submit: 'Kirim tautan',
  links: [back],
};
