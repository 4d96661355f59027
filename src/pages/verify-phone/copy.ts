export const copy = {
  title: 'Nomor HP belum diverifikasi',
  hint: 'Nomor HP akun ini perlu diverifikasi sebelum Anda dapat melanjutkan. Hubungi CS untuk bantuan verifikasi.',
} as const;
