import { number } from '../../../../core/format/number';
import type { PhotoError } from '../../domain/photo-quality';
import type { PhotoKind } from '../../domain/photos';

export const copy = {
  title: 'Lengkapi Berkas',
  hint: 'Isian tersimpan otomatis. Anda dapat berhenti dan melanjutkan kapan saja.',
  steps: 'Langkah pengisian',
  stepOf: (at: number, total: number) => `Langkah ${at} dari ${total}`,
  stepDone: 'lengkap',
  stepWrong: 'perlu diperbaiki',

  saved: (time: string) => `Tersimpan ${time}`,
  storedHere: 'Tersimpan di perangkat ini. Dikirim saat tersambung kembali.',
  notSaved: 'Belum tersimpan. Kami coba lagi sebentar.',

  errors: (count: number) => `${count} isian perlu diperbaiki:`,
  rejected: 'Pemeriksa meminta perbaikan:',
  rejectedField: (reason: string) => `Ditolak: ${reason}. Perbaiki isian ini.`,
  rejectedFieldPlain: 'Pemeriksa meminta isian ini diperbaiki.',

  reasons: {
    person: 'Isi sesuai KTP. Data ini dipakai untuk memastikan akun benar milik Anda.',
    address: 'Alamat sesuai KTP, lalu alamat tinggal bila berbeda.',
    documents: 'Ambil foto langsung atau unggah berkas JPG/PNG. Foto disimpan terenkripsi.',
    account: 'Rekening tujuan penarikan saldo, atas nama Anda sendiri.',
    summary: 'Periksa sekali lagi sebelum dikirim.',
  },

  company: 'Data badan usaha',
  nikHint: '16 digit, tertera di bagian atas KTP.',
  npwpHint: '15 atau 16 digit. NIK dapat dipakai sebagai NPWP perorangan.',
  nibHint: '13 digit Nomor Induk Berusaha dari OSS.',
  choose: 'Pilih',

  domicile: 'Alamat domisili',
  typeToSearch: 'Ketik untuk mencari',
  chooseFirst: (above: string) => `Pilih ${above.toLowerCase()} dahulu`,
  loadingRegions: 'Memuat daftar…',
  noRegion: 'Tidak ditemukan. Periksa ejaannya.',

  bankHint: 'Ketik nama bank',
  noBank: 'Bank tidak ditemukan.',
  numberHint: '8–16 digit, tanpa spasi.',
  holderHint: 'Persis seperti tertera di buku tabungan.',
  business: 'Usaha Anda',

  maskedHint: 'Disamarkan. Tahan tombol mata untuk melihat.',
  showPressed: (label: string) => `Tahan untuk melihat ${label}`,
  show: 'Lihat',
  change: 'Ubah',
  keepSaved: 'Batal ubah',
  opened: (label: string) => `${label} terbuka selama satu menit. Tahan tombol untuk melihatnya.`,

  takePhoto: 'Ambil Foto',
  uploadFile: 'Unggah Berkas',
  replace: 'Ganti',
  photoHints: {
    ktp_photo: 'Seluruh kartu terlihat, tulisan terbaca, tanpa pantulan cahaya.',
    selfie_photo: 'Wajah dan KTP yang dipegang terlihat jelas, tanpa masker atau kacamata hitam.',
    npwp_photo: 'Kartu atau lembar NPWP, tulisan terbaca.',
    deed_file: 'Halaman pertama akta yang memuat nama badan usaha.',
    npwp_company_photo: 'Kartu atau lembar NPWP badan usaha.',
  } satisfies Record<PhotoKind, string>,
  limits: (width: number, height: number) => `JPG/PNG, minimal ${width} × ${height} piksel`,
  sent: (date: string) => `Terunggah ${date}`,
  photoFacts: (width: number, height: number, bytes: number) =>
    `${number(width)} × ${number(height)} · ${number(Math.ceil(bytes / 1024))} kB`,
  sentMasked: 'Foto disamarkan',
  viewReason: 'Setiap kali foto dilihat tercatat di log aktifitas.',
  removePhoto: (label: string) => `Hapus ${label}?`,
  removeReason: 'Anda dapat mengambil atau mengunggah foto lain.',

  camera: {
    starting: 'Membuka kamera…',
    shoot: 'Ambil foto',
    turn: 'Ganti kamera',
    card: 'Letakkan kartu di dalam bingkai',
    paper: 'Letakkan lembar di dalam bingkai',
    face: 'Wajah di lingkaran, KTP di bingkai bawah',
    denied: 'Kamera tidak diizinkan. Izinkan kamera untuk situs ini di pengaturan peramban, atau pilih foto.',
    missing: 'Kamera tidak ditemukan di perangkat ini. Pilih foto yang sudah ada.',
    busy: 'Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu, atau pilih foto.',
    choosePhoto: 'Pilih Foto',
  },
  review: {
    title: 'Periksa foto',
    fine: 'Foto cukup jelas.',
    check: 'Foto mungkin ditolak:',
    checking: 'Memeriksa foto…',
    use: 'Pakai Foto',
    useAnyway: 'Tetap Pakai',
    again: 'Ulangi',
    sending: 'Mengirim foto…',
  },
  quality: {
    small: 'Foto terlalu kecil.',
    dark: 'Terlalu gelap. Cari tempat yang lebih terang.',
    bright: 'Terlalu terang atau ada pantulan cahaya. Miringkan sedikit atau jauhi lampu.',
    blurred: 'Buram. Tahan perangkat dan pastikan tulisan terbaca.',
    grey: 'Tampak hitam putih. Gunakan e-KTP asli, bukan fotokopi.',
  } satisfies Record<PhotoError, string>,
  smallest: (width: number, height: number) => `Minimal ${width} × ${height} piksel.`,
  live: {
    good: 'Bagus, tahan sebentar lalu ambil foto',
    small: 'Dekatkan kartu',
    dark: 'Terlalu gelap, cari cahaya',
    bright: 'Ada pantulan cahaya, miringkan sedikit',
    blurred: 'Buram, tahan perangkat',
    grey: 'Tampak hitam putih',
  } satisfies Record<PhotoError | 'good', string>,

  editStep: (title: string) => `Ubah ${title}`,
  notFilled: 'Belum diisi',
  same: 'Ya',
  photoThere: 'Sudah diunggah',
  consent: 'Persetujuan',
  consents: {
    consent_pdp:
      'Saya menyetujui data pribadi saya diproses untuk verifikasi akun sesuai UU No. 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
    consent_true: 'Saya menyatakan seluruh data dan dokumen yang saya kirim benar dan milik saya.',
  },
  consentMissing: 'Centang persetujuan ini untuk melanjutkan.',
  submit: 'Kirim Berkas',
  unsaved: 'Isian belum tersimpan semua. Periksa koneksi lalu coba lagi.',
  offlineSubmit: 'Koneksi terputus. Berkas dapat dikirim setelah tersambung kembali.',
} as const;
