export const copy = {
  title: 'Verifikasi email',
  lead: 'Kami kirim tautan untuk memastikan email ini milik Anda.',
  emailHint: 'Salah ketik saat mendaftar? Perbaiki di sini.',
  send: 'Kirim Tautan Verifikasi',
} as const;
