export const copy = {
  title: 'Email terverifikasi',
  lead: (email: string) => `${email} sekarang terhubung dengan akun Anda.`,
  plainTitle: 'Verifikasi akun',
  plainLead:
    'Masuk untuk melanjutkan. Jika masih ada yang perlu diverifikasi, kami tunjukkan langkahnya setelah Anda masuk.',
  next: 'Jika nomor HP belum terverifikasi, langkah itu menyusul setelah Anda masuk.',
} as const;
