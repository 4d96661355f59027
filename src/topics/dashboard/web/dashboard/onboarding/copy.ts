export const copy = {
  welcome: (name: string) => `Selamat datang, ${name}`,
  next: (label: string) => `Langkah berikutnya: ${label}.`,
  hint: 'Selesaikan langkah berikut. Dasbor lengkap terbuka setelah PIN, top up, dan pembelian pertama.',
  progress: (percent: number) => `Persiapan ${percent}%`,
  milestones: 'Langkah persiapan',

  help: 'Butuh bantuan?',
  helpHint: 'Tim kami membalas lewat chat setiap hari.',
  faq: 'Bantuan FAQ',
  support: 'Customer Support',
  tour: 'Mulai tur singkat',

  tutorials: 'Video tutorial',
  watch: (title: string) => `Putar ${title}`,
  length: (seconds: number) => `${seconds} detik`,
  broken: 'Video tidak dapat diputar di peramban ini. Langkahnya tertulis di bawah.',

  marks: {
    steps: {
      title: 'Langkah Anda',
      text: 'Semua yang perlu disiapkan ada di sini. Yang selesai bertanda centang.',
    },
    setup: { title: 'Persiapan', text: 'Kemajuan Anda selalu terlihat di sini, dari halaman mana pun.' },
    balance: { title: 'Saldo', text: 'Saldo Anda diperbarui langsung setiap ada top up atau pembelian.' },
    buy: { title: 'Beli produk', text: 'Pilih brand, isi tujuan, lalu bayar dengan saldo dan PIN.' },
    tutorials: {
      title: 'Video tutorial',
      text: 'Tiga video singkat tentang top up, membeli, dan verifikasi.',
    },
  },
  markNext: 'Lanjut',
  markBefore: 'Kembali',
  markDone: 'Selesai',
} as const;
