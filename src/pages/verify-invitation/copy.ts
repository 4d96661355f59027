export const copy = {
  title: (business: string) => `Undangan dari ${business}`,
  lead: (name: string) =>
    `Halo ${name}. Buat kata sandi dan PIN Anda sendiri; pengundang tidak mengetahuinya.`,
  email: 'Email untuk masuk',
  labels: { password: 'Kata sandi', password_confirmation: 'Ulangi kata sandi' },
  rule: '8–64 karakter, memuat huruf dan angka.',
  pin: 'PIN 6 angka',
  pinHint: 'Diminta setiap kali Anda membeli.',
  pinAgain: 'Ulangi PIN',
  pinMismatch: 'Kedua PIN tidak sama.',
  submit: 'Terima Undangan',
  doneTitle: 'Akun Anda siap',
  doneLead: (email: string) => `Masuk dengan ${email} dan kata sandi yang baru dibuat.`,
  proveEmail: (email: string) =>
    `Satu langkah lagi: buka tautan verifikasi yang baru kami kirim ke ${email}.`,
  provePhone: (phone: string) => `Saat pertama masuk, Anda memverifikasi nomor ${phone} dengan kode OTP.`,
  signIn: 'Masuk',
  again: 'Minta pengundang mengirim ulang tautannya dari halaman Sub Akun.',
} as const;
