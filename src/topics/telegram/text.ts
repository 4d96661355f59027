export const telegramWords = {
  linked: (shop: string, product: string): string =>
    `Terhubung dengan ${shop}. Pengingat saldo ${product} dapat dikirim ke sini. Putuskan kapan saja di Pengaturan, Pengingat Saldo.`,
  refused:
    'Kode ini tidak berlaku: sudah digunakan atau lewat 15 menit. Buat yang baru di Pengaturan, Pengingat Saldo.',
  hello: (product: string): string =>
    `Halo, ini bot ${product}. Untuk menerima pengingat saldo di sini, buka Pengaturan, Pengingat Saldo, lalu tekan Hubungkan Telegram.`,
  news: {
    linked: {
      title: 'Telegram terhubung',
      body: (name: string): string =>
        `Pengingat saldo dapat dikirim ke ${name}. Bukan Anda? Putuskan sekarang.`,
    },
    lost: {
      title: 'Telegram terputus',
      body: (name: string): string =>
        `Pesan ke ${name} ditolak Telegram, mungkin bot diblokir. Hubungkan lagi agar pengingat saldo sampai.`,
    },
  },
  missing: 'Hubungkan Telegram dulu, atau hapus pilihannya.',
  simulated: 'Chat simulasi',
} as const;
