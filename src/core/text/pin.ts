/** Words of the pages on which a PIN is chosen. */
export const newPinWords = {
  pin: 'PIN baru',
  hint: 'Hindari tanggal lahir, angka berurutan, dan angka berulang.',
  again: 'Ulangi PIN baru',
  mismatch: 'Kedua PIN tidak sama. Ketik ulang PIN yang sama.',
} as const;

/** The way of a forgotten PIN; its page tells a sub-account that its owner asks for it. */
export const forgottenPin = {
  path: '/setting/pin?lupa=1',
  question: 'Lupa PIN?',
  askOwner: 'Lupa PIN? Hubungi pemilik akun.',
} as const;
