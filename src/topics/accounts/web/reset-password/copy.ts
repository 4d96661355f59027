export const copy = {
  title: 'Buat kata sandi baru',
  lead: 'Setelah disimpan, semua perangkat yang sedang masuk ke akun ini dikeluarkan.',
  labels: { password: 'Kata sandi baru', password_confirmation: 'Ulangi kata sandi baru' },
  rule: '8–64 karakter, memuat huruf dan angka.',
  submit: 'Simpan Kata Sandi',
  doneTitle: 'Kata sandi diperbarui',
  doneLead: 'Semua sesi lama sudah berakhir. Masuk dengan kata sandi baru Anda.',
  signIn: 'Masuk',
  noLinkTitle: 'Buka tautan dari pesan Anda',
  noLinkLead:
    'Halaman ini dibuka lewat tautan yang kami kirim. Belum punya tautannya, atau sudah kedaluwarsa? Minta yang baru.',
  again: 'Minta Tautan Baru',
} as const;
