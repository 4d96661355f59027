import { number } from '../format/number';

/** Every error of the API: its HTTP status and what a partner reads (design 7). `{name}` is filled from `details`. */
export const errors = {
  BAD_REQUEST: { status: 400, text: 'Permintaan tidak dapat dibaca.' },
  VALIDATION_FAILED: { status: 422, text: 'Beberapa isian perlu diperbaiki.' },
  UNAUTHENTICATED: { status: 401, text: 'Sesi Anda berakhir. Silakan masuk kembali.' },
  WRONG_CREDENTIALS: { status: 422, text: 'Email, nomor HP, atau kata sandi salah.' },
  LOGIN_LOCKED: { status: 429, text: 'Terlalu banyak percobaan. Coba lagi dalam {minutes} menit.' },
  FORBIDDEN: { status: 403, text: 'Kamu tidak memiliki hak akses untuk mengakses halaman ini' },
  PANEL_EXPIRED: {
    status: 403,
    text: 'Masa aktif panel telah berakhir. Perpanjang untuk membuka halaman ini.',
  },
  NOT_FOUND: { status: 404, text: 'Data tidak ditemukan.' },
  BODY_TOO_LARGE: { status: 413, text: 'Permintaan terlalu besar.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'Jenis isi permintaan tidak didukung.' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'Cara memanggil tidak didukung.' },
  VERSION_CONFLICT: { status: 409, text: 'Data sudah diubah oleh {updated_by}.' },
  DUPLICATE_VALUE: { status: 422, text: 'Kode sudah digunakan.' },
  REFERENCED: { status: 409, text: 'Tidak dapat dihapus: masih dipakai oleh {used_by}.' },
  UNDO_EXPIRED: { status: 409, text: 'Waktu untuk mengurungkan sudah habis.' },
  EXPORT_TOO_LARGE: { status: 422, text: 'Terlalu banyak baris untuk satu berkas. Persempit dengan filter.' },
  FILE_REQUIRED: { status: 422, text: 'Pilih berkas yang akan diunggah.' },
  FILE_TOO_LARGE: { status: 413, text: 'Ukuran berkas maksimal {limit}.' },
  FILE_TYPE: { status: 422, text: 'Format berkas harus JPG, PNG, atau WEBP.' },
  FILE_DIMENSIONS: { status: 422, text: 'Ukuran gambar minimal {width} × {height} piksel.' },
  FILE_PIXELS: { status: 422, text: 'Gambar maksimal {limit} megapiksel.' },
  FILE_UNREADABLE: { status: 422, text: 'Gambar rusak atau tidak lengkap. Pilih berkas lain.' },
  PIN_NOT_SET: { status: 409, text: 'Buat PIN terlebih dahulu untuk bertransaksi.' },
  WRONG_PIN: { status: 422, text: 'PIN salah. Sisa {left} percobaan.' },
  PIN_LOCKED: { status: 423, text: 'PIN terkunci sampai {until}.' },
  INSUFFICIENT_BALANCE: { status: 402, text: 'Saldo tidak cukup. Kurang {short}.' },
  UNVERIFIED_LIMIT: { status: 403, text: 'Batas akun belum terverifikasi {limit}. Lengkapi berkas.' },
  PRICE_NOT_MATCH: { status: 409, text: 'Harga telah berubah dari {from} menjadi {to}. Lanjutkan?' },
  PRODUCT_INACTIVE: { status: 422, text: 'Produk sedang tidak aktif.' },
  OUT_OF_STOCK: { status: 422, text: 'Stok habis.' },
  CUT_OFF: { status: 422, text: 'Produk sedang cut off sampai {until} WIB.' },
  PRODUCT_DISTURBED: { status: 503, text: 'Produk sedang gangguan.' },
  QUANTITY_LIMIT: { status: 422, text: 'Jumlah maksimal {max} untuk item ini.' },
  CUSTOMER_NOT_FOUND: { status: 422, text: 'ID tidak ditemukan. Periksa kembali tujuan Anda.' },
  DUPLICATE_DESTINATION: {
    status: 409,
    text: 'Transaksi yang sama sudah dibuat {minutes} menit lalu. Ini transaksi ke-{count}?',
  },
  IDEMPOTENCY_CONFLICT: { status: 409, text: 'Kunci pesanan sudah dipakai untuk pesanan lain.' },
  REF_ID_CONFLICT: { status: 409, text: 'Ref ID sudah dipakai untuk pesanan lain.' },
  RATE_LIMITED: { status: 429, text: 'Terlalu banyak permintaan. Coba lagi dalam {seconds} detik.' },
  MAINTENANCE: { status: 503, text: 'Sistem Sedang Maintenance' },
  UNAVAILABLE: { status: 503, text: 'Layanan sedang tidak tersedia. Coba lagi sebentar.' },
  /** Status 0: noticed by the browser, no answer came. */
  OFFLINE: { status: 0, text: 'Tidak ada koneksi. Periksa jaringan Anda lalu coba lagi.' },
  TIMEOUT: { status: 0, text: 'Server terlalu lama menjawab. Coba lagi.' },
  BAD_REPLY: { status: 0, text: 'Jawaban server tidak dapat dibaca. Muat ulang halaman.' },
  INTERNAL: { status: 500, text: 'Terjadi kesalahan pada sistem. Kode: {request_id}.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

/** Fills `{name}` in the text of a code; a missing name stays visible rather than silently empty. */
export const errorText = (code: ErrorCode, details: Record<string, unknown> = {}): string =>
  errors[code].text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = details[name] ?? whole;
    return typeof value === 'number' ? number(value) : String(value);
  });
