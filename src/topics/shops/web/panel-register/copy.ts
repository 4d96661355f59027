import { rupiah } from '../../../../core/format/money';

export const copy = {
  title: 'Buat Website',
  hint: 'Isi data website top up Anda. Setelah kami periksa, website langsung aktif.',
  price: (price: number, days: number) =>
    `${days} hari pertama gratis. Setelah itu ${rupiah(price)} per ${days} hari, dipotong otomatis dari saldo mitra.`,
  rejected: 'Pendaftaran sebelumnya ditolak:',
  rejectedHint: 'Isian Anda yang lalu tetap ada. Perbaiki, lalu ajukan kembali.',

  identity: 'Identitas',
  identityHint: 'Nama dan logo yang dilihat pengunjung.',
  siteName: 'Contoh: Tono Store',
  tagline: 'Contoh: Top up cepat, harga hemat',
  focusHint: 'Pilih apa saja yang ingin Anda jual.',

  address: 'Alamat',
  addressHint: 'Tempat pelanggan menemukan website Anda.',
  subdomainHint: '3–30 huruf kecil, angka, atau tanda hubung.',
  checking: 'Memeriksa ketersediaan…',
  unchecked: 'Ketersediaan diperiksa saat dikirim.',
  free: (host: string) => `${host} tersedia.`,
  domain: 'Contoh: www.tokosaya.com',
  domainHint: 'Isi bila Anda sudah punya domain. Dapat diarahkan sebelum atau sesudah disetujui.',

  appearance: 'Tampilan',
  appearanceHint: 'Warna dan susunan dapat diubah nanti di Konfigurasi Web.',

  contact: 'Kontak',
  contactHint: 'Nomor yang dihubungi pelanggan website Anda.',

  consent: 'Persetujuan',
  consentHint: 'Baca sebelum mengirim.',
  agree:
    'Nama, logo, dan isi website tidak melanggar hak pihak lain, dan saya menyetujui biaya perpanjangan dipotong otomatis dari saldo mitra.',

  draft: (at: string) => `Draf tersimpan ${at}`,
  stored: 'Draf tersimpan di peramban ini.',
  send: 'Kirim Pendaftaran',
  sendAgain: 'Ajukan Kembali',
  sent: 'Pendaftaran website terkirim.',
  error: 'Periksa isian yang ditandai.',

  logo: {
    rule: (limit: string) =>
      `JPG, PNG, atau WEBP, maksimal ${limit}. Sebaiknya mendatar dengan latar bening.`,
    tooLarge: (limit: string) => `Ukuran berkas maksimal ${limit}.`,
    choose: 'Pilih Logo',
    change: 'Ganti Logo',
    remove: 'Hapus Logo',
    alt: 'Logo website',
  },
} as const;
