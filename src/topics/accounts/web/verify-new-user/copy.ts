export const copy = {
  email: 'Email akun Anda',
  send: 'Kirim Tautan Baru',
  sent: 'Jika email ini belum terverifikasi, tautan baru sudah dikirim. Buka dari pesan terbaru.',
  used: 'Jika Anda sendiri yang membukanya, email Anda sudah terverifikasi.',
  onward: 'Lanjut ke Dashboard',
  signIn: 'Masuk',
} as const;
