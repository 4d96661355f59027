import { shortDuration } from '../format/duration';
import { number } from '../format/number';

/**
 * Errors that the browser itself reports: no answer, or one without a body of the API. The first page contains only
 * these; others come with their text (`errors.ts`).
 */
export const ownErrors = {
  BAD_REQUEST: { status: 400, text: 'Permintaan tidak dapat dibaca.' },
  UNAUTHENTICATED: { status: 401, text: 'Sesi Anda berakhir. Silakan masuk kembali.' },
  NOT_FOUND: { status: 404, text: 'Data tidak ditemukan.' },
  RATE_LIMITED: { status: 429, text: 'Terlalu banyak permintaan. Coba lagi dalam {wait}.' },
  UNAVAILABLE: { status: 503, text: 'Layanan sedang tidak tersedia. Coba lagi sebentar.' },
  OFFLINE: { status: 0, text: 'Tidak ada koneksi. Periksa jaringan Anda lalu coba lagi.' },
  TIMEOUT: { status: 0, text: 'Server terlalu lama menjawab. Coba lagi.' },
  BAD_REPLY: { status: 0, text: 'Jawaban server tidak dapat dibaca. Muat ulang halaman.' },
  INTERNAL: { status: 500, text: 'Terjadi kesalahan pada sistem.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type OwnErrorCode = keyof typeof ownErrors;

/** A missing name stays visible instead of becoming empty. `{wait}` is the duration of `seconds`. */
export const filled = (text: string, details: Record<string, unknown> = {}): string => {
  const { seconds } = details;
  const values = typeof seconds === 'number' ? { wait: shortDuration(seconds), ...details } : details;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = (values as Record<string, unknown>)[name] ?? whole;
    return typeof value === 'number' ? number(value) : String(value);
  });
};
