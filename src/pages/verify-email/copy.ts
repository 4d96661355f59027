export const copy = {
  title: 'Email belum diverifikasi',
  hint: 'Email akun ini perlu diverifikasi sebelum Anda dapat melanjutkan. Hubungi CS untuk bantuan verifikasi.',
} as const;
