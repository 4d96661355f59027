import type { PaymentInstruction } from '../../../core/contract/payment';

const EXACT = 'Pastikan nama penerima dan jumlahnya sama persis dengan yang tampil di halaman ini.';

const apps: Record<string, { mobile: string; internet: string; menu: string }> = {
  BCA: {
    mobile: 'BCA mobile',
    internet: 'KlikBCA',
    menu: 'Transaksi Lainnya > Transfer > BCA Virtual Account',
  },
  BRI: {
    mobile: 'BRImo',
    internet: 'Internet Banking BRI',
    menu: 'Transaksi Lain > Pembayaran > Lainnya > BRIVA',
  },
  Mandiri: { mobile: 'Livin’ by Mandiri', internet: 'Mandiri Online', menu: 'Bayar/Beli > Multipayment' },
  BNI: {
    mobile: 'wondr by BNI',
    internet: 'BNI Internet Banking',
    menu: 'Menu Lain > Transfer > Virtual Account Billing',
  },
  Permata: {
    mobile: 'PermataMobile X',
    internet: 'PermataNet',
    menu: 'Transaksi Lainnya > Pembayaran > Virtual Account',
  },
  Maybank: { mobile: 'M2U ID', internet: 'Maybank2u', menu: 'Pembayaran/Top Up Pulsa > Virtual Account' },
  Sinarmas: {
    mobile: 'SimobiPlus',
    internet: 'Internet Banking Bank Sinarmas',
    menu: 'Transaksi Lain > Pembayaran > Virtual Account',
  },
};

export function vaSteps(bank: string): PaymentInstruction[] {
  const { mobile, internet, menu } = apps[bank] ?? {
    mobile: 'm-Banking',
    internet: 'i-Banking',
    menu: 'Virtual Account',
  };
  return [
    {
      channel: 'm-Banking',
      steps: [
        `Buka aplikasi ${mobile} lalu masuk.`,
        'Pilih menu Transfer atau Bayar, lalu Virtual Account.',
        'Tempel nomor Virtual Account dari halaman ini.',
        EXACT,
        'Masukkan PIN Anda dan simpan bukti pembayaran.',
      ],
    },
    {
      channel: 'ATM',
      steps: [
        `Masukkan kartu dan PIN di ATM ${bank}.`,
        `Pilih ${menu}.`,
        'Masukkan nomor Virtual Account dari halaman ini.',
        EXACT,
        'Pilih Ya untuk membayar dan simpan struknya.',
      ],
    },
    {
      channel: 'i-Banking',
      steps: [
        `Masuk ke ${internet} di peramban.`,
        'Pilih Pembayaran atau Transfer, lalu Virtual Account.',
        'Masukkan nomor Virtual Account dari halaman ini.',
        EXACT,
        'Setujui dengan token atau kode otorisasi Anda.',
      ],
    },
    {
      channel: 'Teller',
      steps: [
        `Datang ke kantor ${bank} pada jam layanan.`,
        'Sebutkan nomor Virtual Account dan jumlah yang dibayar kepada teller.',
        'Simpan bukti setoran dari teller.',
      ],
    },
  ];
}

export const qrisSteps: PaymentInstruction[] = [
  {
    channel: 'Dari ponsel lain',
    steps: [
      'Buka aplikasi bank atau dompet digital yang mendukung QRIS.',
      'Pilih Scan atau Bayar, lalu arahkan kamera ke kode QR di halaman ini.',
      'Pastikan nama penerima dan jumlahnya sesuai.',
      'Masukkan PIN aplikasi Anda.',
    ],
  },
  {
    channel: 'Dari ponsel ini',
    steps: [
      'Simpan gambar kode QR dari halaman ini.',
      'Buka aplikasi bank atau dompet digital, pilih Scan, lalu ambil gambar dari galeri.',
      'Pastikan nama penerima dan jumlahnya sesuai.',
      'Masukkan PIN aplikasi Anda.',
    ],
  },
];

export const walletSteps = (wallet: string): PaymentInstruction[] => [
  {
    channel: 'Aplikasi',
    steps: [
      `Tekan tombol untuk membuka ${wallet} di ponsel Anda.`,
      'Periksa nama penerima dan jumlah yang dibayar.',
      `Masukkan PIN ${wallet} Anda.`,
      'Kembali ke halaman ini; statusnya berubah dengan sendirinya.',
    ],
  },
];

export const retailSteps = (shop: string): PaymentInstruction[] => [
  {
    channel: 'Kasir',
    steps: [
      `Datang ke gerai ${shop} terdekat.`,
      'Sampaikan kepada kasir bahwa Anda ingin melakukan pembayaran dengan kode bayar.',
      'Tunjukkan kode bayar dari halaman ini.',
      'Bayar sesuai jumlah yang disebut kasir dan simpan struknya.',
    ],
  },
];

export const transferSteps = (bank: string): PaymentInstruction[] => [
  {
    channel: 'm-Banking',
    steps: [
      `Transfer ke rekening ${bank} di halaman ini, dari bank mana pun.`,
      'Isi jumlah sampai tiga angka terakhir: angka itu kode unik yang menandai transfer Anda.',
      'Simpan bukti transfer, lalu kirim lewat tombol unggah di halaman ini.',
      'Kode unik ikut masuk ke saldo Anda.',
    ],
  },
  {
    channel: 'ATM',
    steps: [
      `Pilih Transfer ke rekening ${bank}, lalu masukkan nomor rekening di halaman ini.`,
      'Isi jumlah sampai tiga angka terakhir: angka itu kode unik yang menandai transfer Anda.',
      'Foto struk transfer, lalu kirim lewat tombol unggah di halaman ini.',
    ],
  },
];
