export const copy = {
  title: 'Masuk',
  lead: 'Kelola saldo dan pesanan Anda dari satu tempat.',
  slogan: 'Modal terjaga, pesanan terkirim dalam hitungan detik.',
  sloganMore:
    'Voucher game, pulsa, token PLN, dan tagihan dengan satu saldo untuk mitra di seluruh Indonesia.',
  promises: {
    live: 'Saldo diperbarui langsung',
    pin: 'PIN di setiap transaksi',
    refund: 'Refund otomatis bila gagal',
  },
  example: 'Contoh tampilan',
  by: 'Masuk dengan',
  phone: 'Nomor HP',
  email: 'Email',
  password: 'Kata sandi',
  submit: 'Masuk',
  safety: 'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.',
  phoneMissing: 'Masukkan nomor HP Anda.',
  phoneWrong: 'Nomor HP diawali 08 atau 62, terdiri dari 10–13 angka.',
  emailMissing: 'Masukkan email Anda.',
  emailWrong: 'Format email tidak sesuai, contoh: nama@toko.com.',
  passwordMissing: 'Masukkan kata sandi Anda.',
  ended: {
    refused: 'Sesi Anda berakhir. Silakan masuk kembali.',
    'email-unverified': 'Email akun ini belum diverifikasi. Masuk dengan nomor HP untuk melanjutkan.',
  },
} as const;
