export const copy = {
  title: 'Periksa email Anda',
  hint: 'Tautan verifikasi sudah dikirim. Buka tautan di email itu, lalu periksa lagi di sini.',
} as const;
