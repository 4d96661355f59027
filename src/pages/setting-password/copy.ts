export const copy = {
  title: 'Kata Sandi',
  hint: 'Ganti kata sandi secara berkala, dan segera bila ada yang mengetahuinya.',
  labels: {
    current_password: 'Kata sandi saat ini',
    password: 'Kata sandi baru',
    password_confirmation: 'Ulangi kata sandi baru',
  },
  rule: '8–64 karakter dengan huruf dan angka, tanpa email atau nomor HP Anda.',
  endOthers: 'Keluarkan semua perangkat lain',
  endOthersHint: 'Disarankan. Hanya perangkat ini yang tetap masuk.',
  save: 'Ubah kata sandi',
  forgot: 'Lupa kata sandi?',
  done: 'Kata sandi berhasil diubah.',
  ended: (count: number) => (count > 0 ? ` ${count} perangkat lain dikeluarkan.` : ''),
} as const;
