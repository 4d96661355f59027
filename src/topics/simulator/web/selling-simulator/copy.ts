import { rupiah } from '../../../../core/format/money';
import { number, percent } from '../../../../core/format/number';

export const copy = {
  title: 'Simulator Harga',
  hint: 'Coba harga jual satu item: yang dibayar pembeli, biaya, laba bersih, dan harga impas. Tanpa promo dan flash sale.',
  itemHint: 'Item yang dijual sesuai tagihan tidak bisa disimulasikan.',
  choose: 'Pilih item untuk mulai',
  chooseHint: 'Harga pemasok, harga tier Anda, dan aturan yang berlaku langsung terisi.',
  missing: 'Item ini tidak bisa disimulasikan',
  missingHint: 'Item sudah tidak dijual, atau harganya sesuai tagihan. Pilih item lain.',

  sale: 'Penjualan',
  buyer: 'Pembeli',
  h2h: 'Pelanggan H2H',
  member: (tier: string, isStandard: boolean) => (isStandard ? `${tier} (tamu dan member baru)` : tier),
  pay: 'Cara bayar',
  free: 'Tanpa biaya',
  own: 'Biaya sendiri',
  balance: 'Saldo member',
  outOfOrder: (method: string) => `${method} (gangguan)`,
  ownPercent: 'Biaya persen',
  ownFlat: 'Biaya tetap',
  ownBearer: 'Biaya ditanggung',
  bearers: { shop: 'Saya', buyer: 'Pembeli' },
  noWebsite: {
    none: 'Anda belum punya website dengan member tier, jadi hanya penjualan H2H yang bisa dicoba.',
    expired: 'Masa aktif website sudah habis, jadi hanya penjualan H2H yang bisa dicoba.',
    forbidden:
      'Anda tidak memiliki akses ke member tier, variasi, dan metode pembayaran website, jadi hanya penjualan H2H yang bisa dicoba.',
  },

  price: 'Harga jual',
  startOfRule: (words: string) => `Mulai dari aturan yang berlaku: ${words}.`,
  startOfTier: (words: string) => `Mulai dari harga website saat ini: ${words}.`,
  startOfMargin: (words: string) =>
    `Item ini tidak dijual di website saat ini. Mulai dari harga menurut tier: ${words}.`,
  startOfTyped: (words: string) =>
    `Item ini tidak dijual di website saat ini. Mulai dari harga yang sudah diisi: ${words}.`,
  noRule: 'Belum ada aturan untuk item ini. Mulai dari harga modal.',
  noTierPrice: 'Belum ada harga untuk tier ini. Mulai dari harga modal.',
  again: 'Kembalikan',

  result: 'Hasil',
  supplierPrice: 'Harga pemasok',
  slide: 'Geser harga pemasok',
  now: (amount: number) => `Kembali ke ${rupiah(amount)}`,
  from: (min: number, max: number) => [rupiah(min), rupiah(max)] as const,
  pays: 'Pembeli membayar',
  cost: 'Modal',
  costOf: (tier: string, bps: number) =>
    bps > 0 ? `harga tier ${tier}, potongan ${percent(bps / 100)}` : `harga tier ${tier}`,
  sold: 'Harga jual',
  fee: 'Biaya pembayaran',
  borneBy: { shop: 'ditanggung Anda', buyer: 'ditambahkan ke tagihan pembeli' },
  rounding: 'Pembulatan total',
  profit: 'Laba bersih',
  loss: 'Rugi bersih',
  ofCost: (share: number) => `${percent(share)} dari modal`,
  breakEven: 'Harga impas',
  breakEvenHint: 'harga jual terendah yang tidak rugi',
  incomplete: 'Lengkapi isian untuk melihat hasilnya.',
  losing: (amount: number) => `Rugi ${rupiah(amount)} untuk setiap penjualan.`,
  refused: {
    below: (least: string) => `Cara bayar ini hanya untuk total mulai ${least}.`,
    above: (most: string) => `Cara bayar ini hanya untuk total sampai ${most}.`,
    closed: 'Cara bayar ini sedang gangguan.',
  },
  qris: 'Biaya QRIS selalu ditanggung toko (ketentuan Bank Indonesia).',
  uniqueCode: `Total pembeli masih ditambah kode unik Rp ${number(1)}–${number(999)}, yang menjadi milik Anda.`,

  save: 'Jadikan aturan',
  saveHint: 'Disimpan sebagai harga jual H2H item ini, setelah pratinjau dan PIN.',
  saveHintOfTier:
    'Disimpan sebagai harga jual H2H item ini, setelah pratinjau dan PIN. Harga website diatur di Member Tier dan Variasi Supply.',

  byMethod: 'Menurut cara bayar',
  byMethodHint: 'Dengan harga jual di atas.',
  byTier: 'Menurut tier',
  byTierHint: 'Dengan harga website setiap tier dan cara bayar di atas.',
  columns: { pays: 'Pembeli bayar', fee: 'Biaya', profit: 'Laba bersih', breakEven: 'Harga impas' },
} as const;
