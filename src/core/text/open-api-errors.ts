import type { ErrorCode } from './errors';
import { filled } from './own-errors';

interface PublicError {
  status: number;
  id: string;
  en: string;
}

/** Errors of the API for programs (domain 1.4). `{name}` is filled from `details`. */
export const openApiErrors = {
  INVALID_TOKEN: {
    status: 401,
    id: 'Kunci akses tidak dikenal, dicabut, atau kedaluwarsa.',
    en: 'The access key is unknown, revoked or expired.',
  },
  INVALID_SIGNATURE: { status: 401, id: 'Tanda tangan tidak cocok.', en: 'The signature does not match.' },
  INVALID_TIMESTAMP: {
    status: 401,
    id: 'X-Timestamp berbeda lebih dari {seconds} detik dari jam server.',
    en: 'X-Timestamp differs from the server clock by more than {seconds} seconds.',
  },
  INVALID_NONCE: {
    status: 401,
    id: 'X-Nonce sudah dipakai atau bukan 8–64 huruf, angka, _ atau -. Buat yang baru di setiap permintaan.',
    en: 'X-Nonce was used before, or is not 8–64 letters, digits, _ or -. Make a new one for each request.',
  },
  IP_NOT_WHITELISTED: {
    status: 403,
    id: 'Alamat {ip} tidak ada di daftar IP Anda.',
    en: 'The address {ip} is not on your list.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    id: 'Token ini tidak memiliki izin {scope}.',
    en: 'This token lacks the scope {scope}.',
  },
  INSUFFICIENT_BALANCE: {
    status: 402,
    id: 'Saldo tidak cukup. Kurang {short}.',
    en: 'The balance is too low by {short}.',
  },
  PRODUCT_NOT_FOUND: { status: 404, id: 'Produk tidak ditemukan.', en: 'No such product.' },
  ORDER_NOT_FOUND: { status: 404, id: 'Pesanan tidak ditemukan.', en: 'No such order.' },
  INQUIRY_NOT_FOUND: { status: 404, id: 'Hasil cek tagihan tidak ditemukan.', en: 'No such inquiry.' },
  NOT_FOUND: { status: 404, id: 'Alamat tidak ditemukan.', en: 'No such path.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    id: 'Cara memanggil tidak didukung.',
    en: 'This method is not supported.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    id: 'Isi permintaan lebih dari 64 KB.',
    en: 'The body is larger than 64 KB.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    id: 'Isi permintaan harus JSON, dengan Content-Type: application/json.',
    en: 'The body has to be JSON, with Content-Type: application/json.',
  },
  UNSUPPORTED_ENCODING: {
    status: 415,
    id: 'Content-Encoding {encoding} tidak didukung. Kirim tanpa kompresi, atau dengan gzip, deflate, atau br.',
    en: 'Content-Encoding {encoding} is not supported. Send no compression, or gzip, deflate or br.',
  },
  PRODUCT_INACTIVE: { status: 422, id: 'Produk sedang tidak aktif.', en: 'The product is not active.' },
  OUT_OF_STOCK: { status: 422, id: 'Stok habis.', en: 'Out of stock.' },
  CUT_OFF: {
    status: 422,
    id: 'Produk sedang cut off sampai {until} WIB.',
    en: 'The product is in its cut-off hours until {until} WIB.',
  },
  PRICE_NOT_MATCH: {
    status: 409,
    id: 'Harga telah berubah dari {from} menjadi {to}, silakan muat ulang.',
    en: 'The price has moved from {from} to {to}, please reload.',
  },
  INVALID_CUSTOMER: { status: 422, id: 'Data tujuan tidak valid.', en: 'The customer data is not valid.' },
  REF_ID_CONFLICT: {
    status: 409,
    id: 'ref_id sudah dipakai untuk pesanan lain.',
    en: 'The ref_id belongs to another order.',
  },
  UNVERIFIED_LIMIT: {
    status: 403,
    id: 'Batas akun belum terverifikasi {limit}.',
    en: 'The limit of an unverified account is {limit}.',
  },
  DUPLICATE_DESTINATION: {
    status: 409,
    id: 'Pesanan yang sama sudah dibuat {minutes} menit lalu. Kirim allow_duplicate untuk membuat satu lagi.',
    en: 'The same order was made {minutes} minutes ago. Send allow_duplicate to make another one.',
  },
  BILL_UNAVAILABLE: { status: 422, id: '{reason}', en: 'There is nothing to pay for this customer.' },
  BILL_CONFLICT: {
    status: 409,
    id: '{reason}',
    en: 'The bill has changed, was paid, or has to be asked for again.',
  },
  ORDER_REFUSED: { status: 422, id: '{reason}', en: 'The order is refused.' },
  INVALID_REQUEST: { status: 400, id: 'Permintaan tidak valid.', en: 'The request is not valid.' },
  RATE_LIMIT: {
    status: 429,
    id: 'Terlalu banyak permintaan. Coba lagi dalam {seconds} detik.',
    en: 'Too many requests. Try again in {seconds} seconds.',
  },
  MAINTENANCE: {
    status: 503,
    id: 'Produk atau sistem sedang gangguan. Tidak ada yang dibeli.',
    en: 'The product or the system is disturbed. Nothing was bought.',
  },
  UNAVAILABLE: {
    status: 503,
    id: 'Layanan sedang tidak tersedia. Kirim lagi permintaan yang sama.',
    en: 'The service is not available. Send the same request again.',
  },
  INTERNAL_ERROR: { status: 500, id: 'Terjadi kesalahan pada sistem.', en: 'Something went wrong here.' },
} as const satisfies Record<string, PublicError>;

export type OpenApiErrorCode = keyof typeof openApiErrors;

/** Codes of every call; further codes are listed with each call. */
export const everyCallRefusals: readonly OpenApiErrorCode[] = [
  'INVALID_REQUEST',
  'INVALID_TOKEN',
  'INVALID_TIMESTAMP',
  'INVALID_SIGNATURE',
  'INVALID_NONCE',
  'IP_NOT_WHITELISTED',
  'INSUFFICIENT_SCOPE',
  'RATE_LIMIT',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
  'MAINTENANCE',
];

/** Codes of every call with a body, before its signature is checked. */
export const bodyRefusals: readonly OpenApiErrorCode[] = [
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNSUPPORTED_ENCODING',
];

const publicCodes: Partial<Record<ErrorCode, OpenApiErrorCode>> = {
  SWITCHED_OFF: 'PRODUCT_INACTIVE',
  PRODUCT_DISTURBED: 'MAINTENANCE',
  BILLER_AWAY: 'MAINTENANCE',
  SUPPLIER_AWAY: 'UNAVAILABLE',
  CUSTOMER_NOT_FOUND: 'INVALID_CUSTOMER',
  BILL_NUMBER_UNKNOWN: 'INVALID_CUSTOMER',
  IDEMPOTENCY_CONFLICT: 'REF_ID_CONFLICT',
  RATE_LIMITED: 'RATE_LIMIT',
  INTERNAL: 'INTERNAL_ERROR',
  BILL_NONE: 'BILL_UNAVAILABLE',
  BILL_NOT_READY: 'BILL_UNAVAILABLE',
  BILL_PAID: 'BILL_UNAVAILABLE',
  BILL_TAKEN: 'BILL_CONFLICT',
  BILL_CHANGED: 'BILL_CONFLICT',
  INQUIRY_EXPIRED: 'BILL_CONFLICT',
  INQUIRY_USED: 'BILL_CONFLICT',
  QUANTITY_LIMIT: 'ORDER_REFUSED',
  INQUIRY_REQUIRED: 'ORDER_REFUSED',
  SUB_ACCOUNT_LIMIT: 'ORDER_REFUSED',
  FORBIDDEN: 'ORDER_REFUSED',
};

export function openApiCodeOf(code: string, status: number): OpenApiErrorCode {
  const known = publicCodes[code as ErrorCode] ?? code;
  if (known in openApiErrors) return known as OpenApiErrorCode;
  return status >= 500 ? 'UNAVAILABLE' : 'INVALID_REQUEST';
}

export const openApiText = (code: OpenApiErrorCode, details: Record<string, unknown>) => {
  const { status, id, en } = openApiErrors[code];
  return { status, id: filled(id, details), en: filled(en, details) };
};
