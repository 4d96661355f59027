export const newPinWords = {
  pin: 'PIN baru',
  hint: 'Hindari tanggal lahir, angka berurutan, dan angka berulang.',
  again: 'Ulangi PIN baru',
  mismatch: 'Kedua PIN tidak sama. Ketik ulang PIN yang sama.',
} as const;

/** Page of a forgotten PIN; sub-accounts are referred to their owner. */
export const forgottenPin = {
  path: '/setting/pin?lupa=1',
  question: 'Lupa PIN?',
  askOwner: 'Lupa PIN? Hubungi pemilik akun.',
} as const;
