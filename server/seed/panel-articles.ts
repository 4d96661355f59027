export interface Article {
  title: string;
  slug: string;
  excerpt: string;
  paragraphs: readonly string[];
  category: 'tips' | 'promo' | 'news' | 'guide';
  tags: string[];
  status: 'draft' | 'scheduled' | 'published';
  /** Days from now. */
  at: number | null;
  views: number;
}

/** Posts of the demonstration's websites. */
export const demoArticles: readonly Article[] = [
  {
    title: 'Cara top up diamond tanpa salah ID',
    slug: 'cara-top-up-diamond-tanpa-salah-id',
    excerpt: 'Tiga langkah singkat supaya diamond masuk ke akun yang benar.',
    paragraphs: [
      'Buka profil di dalam game, lalu salin <strong>User ID</strong> dan <strong>Zone ID</strong> tanpa spasi.',
      'Tekan <em>Cek ID</em> dan cocokkan nickname yang muncul sebelum membayar.',
      'Simpan bukti bayar sampai diamond masuk.',
    ],
    category: 'guide',
    tags: ['mobile legends', 'panduan'],
    status: 'published',
    at: -34,
    views: 2_184,
  },
  {
    title: 'Lima tanda akun game kamu sedang diincar',
    slug: 'lima-tanda-akun-game-diincar',
    excerpt: 'Kenali ciri penipuan sebelum akun berpindah tangan.',
    paragraphs: [
      'Penjual resmi tidak pernah meminta kata sandi atau kode OTP.',
      'Waspadai tautan yang meminta masuk ulang ke akun game.',
    ],
    category: 'tips',
    tags: ['keamanan'],
    status: 'published',
    at: -21,
    views: 1_327,
  },
  {
    title: 'Harga token listrik: kapan waktu terbaik membeli?',
    slug: 'kapan-waktu-terbaik-membeli-token',
    excerpt: 'Hindari jam tutup buku supaya token langsung terkirim.',
    paragraphs: [
      'Menjelang tengah malam sistem penyedia listrik melakukan tutup buku. Di antara pukul 23.45 dan 00.15, pesanan dapat tertunda.',
      'Belilah sebelum atau sesudah waktu itu bila meteran hampir habis.',
    ],
    category: 'tips',
    tags: ['token pln', 'listrik'],
    status: 'published',
    at: -12,
    views: 864,
  },
  {
    title: 'Gabung reseller: untung lebih dari setiap pesanan',
    slug: 'gabung-reseller',
    excerpt: 'Harga khusus, daftar harga siap unduh, dan bantuan prioritas.',
    paragraphs: [
      'Tier Reseller memotong harga sampai setara toko besar.',
      'Biaya bergabung hanya sekali, dan bisa kembali dari beberapa pesanan pertama.',
    ],
    category: 'promo',
    tags: ['reseller'],
    status: 'published',
    at: -5,
    views: 412,
  },
  {
    title: 'Pesta diskon pelanggan segera dimulai',
    slug: 'pesta-diskon-pelanggan',
    excerpt: 'Potongan harga untuk voucher dan langganan.',
    paragraphs: ['Catat tanggalnya, karena kuota setiap hari terbatas.'],
    category: 'promo',
    tags: ['diskon', 'voucher'],
    status: 'scheduled',
    at: 8,
    views: 0,
  },
  {
    title: 'Mengenal kode voucher dan cara menukarnya',
    slug: 'mengenal-kode-voucher',
    excerpt: 'Voucher Steam, Google Play, dan PlayStation dalam satu halaman.',
    paragraphs: ['Draf: lengkapi dengan gambar setiap langkah.'],
    category: 'guide',
    tags: ['voucher'],
    status: 'draft',
    at: null,
    views: 0,
  },
];
