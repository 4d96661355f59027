/** Texts of deferred parts of /login, outside of its first chunk. */
export const laterCopy = {
  form: 'Masuk dengan OTP',
  phoneHint: 'Kode dikirim ke nomor HP yang sudah terverifikasi.',
  other: 'Pakai nomor lain',
  unverified: (email: string) =>
    `Email Anda belum terverifikasi. Kirim tautan verifikasi ke ${email}, atau masuk dengan nomor HP untuk melanjutkan.`,
  send: 'Kirim Tautan',
  sent: (email: string) =>
    `Tautan verifikasi sudah dikirim ke ${email}. Buka email itu, lalu masuk kembali di sini.`,
} as const;
