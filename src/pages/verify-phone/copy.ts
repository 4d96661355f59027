export const copy = {
  title: 'Verifikasi nomor HP',
  lead: 'Kami kirim kode OTP untuk memastikan nomor ini milik Anda.',
  phoneHint: 'Salah ketik saat mendaftar? Perbaiki di sini.',
  other: 'Ubah nomor HP',
} as const;
