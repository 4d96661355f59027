export const words = {
  statuses: [
    'belum dikirim',
    'sedang diperiksa',
    'sudah terverifikasi',
    'sudah ditolak',
  ] as readonly string[],
  approved: {
    title: 'Verifikasi berkas berhasil',
    body: 'Berkas Anda sudah terverifikasi. Sekarang Anda dapat bertransaksi tanpa limit.',
    button: 'Buka dashboard',
    path: '/dashboard' as const,
  },
  rejected: (reasons: readonly string[]) => ({
    title: 'Verifikasi berkas ditolak',
    body: `Yang perlu diperbaiki: ${reasons.join('; ')}. Perbaiki isian itu lalu kirim kembali.`.slice(
      0,
      240,
    ),
    button: 'Perbaiki berkas',
    path: '/kyc' as const,
  }),
  blurred: 'Foto KTP buram. Unggah ulang foto yang jelas dan tidak terpotong.',
  nikTaken: 'NIK ini sudah terdaftar di akun lain. Hubungi kami bila itu bukan Anda.',
};
