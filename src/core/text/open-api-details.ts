import { type OpenApiErrorCode, openApiErrors } from './open-api-errors';
import { filled } from './own-errors';

interface Detail {
  about: string;
  example: string | number;
}

/** `details` of refusals that programs receive; other codes have none. */
export const openApiDetails = {
  INVALID_TIMESTAMP: {
    seconds: { about: 'Selisih terbesar yang diterima, detik.', example: 300 },
    now: { about: 'Jam server, detik Unix.', example: 1_764_057_600 },
  },
  IP_NOT_WHITELISTED: { ip: { about: 'Alamat pemanggil.', example: '198.51.100.7' } },
  INSUFFICIENT_SCOPE: { scope: { about: 'Izin yang dibutuhkan.', example: 'order.create' } },
  UNSUPPORTED_ENCODING: { encoding: { about: 'Content-Encoding yang Anda kirim.', example: 'zstd' } },
  INSUFFICIENT_BALANCE: {
    short: { about: 'Kekurangannya, siap dibaca.', example: 'Rp 4.500' },
    short_amount: { about: 'Kekurangannya, rupiah.', example: 4_500 },
    balance: { about: 'Saldo sekarang, rupiah.', example: 15_000 },
  },
  UNVERIFIED_LIMIT: { limit: { about: 'Batasnya, siap dibaca.', example: 'Rp 1.000.000' } },
  CUT_OFF: { until: { about: 'Akhir jam tutup, `HH:mm` WIB.', example: '00:30' } },
  PRICE_NOT_MATCH: {
    from: { about: 'Harga yang Anda kirim, siap dibaca.', example: 'Rp 19.500' },
    to: { about: 'Harga sekarang, siap dibaca.', example: 'Rp 19.850' },
    current_price: { about: 'Harga sekarang, rupiah.', example: 19_850 },
  },
  DUPLICATE_DESTINATION: {
    minutes: { about: 'Menit sejak pesanan yang sama.', example: 3 },
    count: { about: 'Ini akan menjadi pesanan ke berapa.', example: 2 },
  },
  REF_ID_CONFLICT: { ref_id: { about: '`ref_id` yang sudah dipakai.', example: 'INV-20261125-0001' } },
  BILL_CONFLICT: {
    code: { about: 'Pesanan yang sudah membayarnya.', example: 'TRX-261125-AB12CD' },
    from: { about: 'Jumlah saat dicek, siap dibaca.', example: 'Rp 150.000' },
    to: { about: 'Jumlah sekarang, siap dibaca.', example: 'Rp 152.500' },
  },
  ORDER_REFUSED: { max: { about: 'Jumlah terbanyak item ini.', example: 1 } },
  RATE_LIMIT: {
    seconds: { about: 'Detik sampai boleh mencoba lagi.', example: 12 },
    limit: { about: 'Batas yang terlewati, permintaan.', example: 60 },
  },
  UNAVAILABLE: { seconds: { about: 'Detik sampai boleh mencoba lagi.', example: 5 } },
} as const satisfies Partial<Record<OpenApiErrorCode, Record<string, Detail>>>;

const reasons: Partial<Record<OpenApiErrorCode, string>> = {
  BILL_UNAVAILABLE: 'Tagihan nomor ini sudah lunas.',
  BILL_CONFLICT: 'Tagihan ini sudah dibayar lewat TRX-261125-AB12CD.',
  ORDER_REFUSED: 'Jumlah maksimal 1 untuk item ini.',
};

export const detailsOf = (code: OpenApiErrorCode): Readonly<Record<string, Detail>> =>
  (openApiDetails as Partial<Record<OpenApiErrorCode, Record<string, Detail>>>)[code] ?? {};

/** Subset of `details` for programs, or undefined. */
export function publicDetails(
  code: OpenApiErrorCode,
  details: Record<string, unknown> = {},
): Record<string, unknown> | undefined {
  const known = Object.entries(details).filter(([name]) => name in detailsOf(code));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

export function openApiExample(code: OpenApiErrorCode) {
  const { status, id, en } = openApiErrors[code];
  const details = Object.fromEntries(
    Object.entries(detailsOf(code)).map(([name, { example }]) => [name, example]),
  );
  const words = { ...details, reason: reasons[code] };
  return {
    ...{ status, code, message: filled(id, words), message_en: filled(en, words) },
    ...(Object.keys(details).length > 0 && { details }),
    request_id: 'cc1332003f',
  };
}
