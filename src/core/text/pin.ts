/** Words of the pages on which a PIN is chosen. */
export const newPinWords = {
  pin: 'PIN baru',
  hint: 'Hindari tanggal lahir, angka berurutan, dan angka berulang.',
  again: 'Ulangi PIN baru',
  mismatch: 'Kedua PIN tidak sama. Ketik ulang PIN yang sama.',
} as const;
