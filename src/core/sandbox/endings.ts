import type { OpenApiErrorCode } from '../text/open-api-errors';
import type { OrderStep } from '../text/order-steps';

interface Outcome {
  steps: readonly OrderStep[];
  /** Error before anything is bought; null if it is bought. */
  refused: OpenApiErrorCode | null;
}

const bought: readonly OrderStep[] = ['created', 'debited', 'sent'];
const refused = (code: OpenApiErrorCode): Outcome => ({ steps: [], refused: code });
const ends = (...steps: OrderStep[]): Outcome => ({ steps: [...bought, ...steps], refused: null });

const outcomes = {
  delivered: ends('succeeded'),
  'delivered-codes': ends('succeeded'),
  'wrong-number': ends('failed', 'refunded'),
  'no-answer': ends('failed', 'refunded'),
  half: ends('partly_refunded'),
  open: ends(),
  dearer: refused('PRICE_NOT_MATCH'),
  'sold-out': refused('OUT_OF_STOCK'),
  disturbed: refused('MAINTENANCE'),
} as const satisfies Record<string, Outcome>;
export type EndingOutcome = keyof typeof outcomes;

interface Ending {
  label: string;
  outcome: EndingOutcome;
  /** Seconds until the end; null if it never ends or never begins. */
  seconds: number | null;
}

/**
 * Sandbox results by the last four digits of the first customer input (domain 1.4). Other numbers are delivered after
 * one to three seconds.
 */
export const endings = {
  '1230': { label: 'Langsung berhasil', outcome: 'delivered', seconds: 0 },
  '1231': { label: 'Langsung berhasil, dengan kode voucher', outcome: 'delivered-codes', seconds: 0 },
  '1232': { label: 'Gagal: nomor tujuan salah, dana kembali', outcome: 'wrong-number', seconds: 0 },
  '1233': { label: 'Diproses 15 detik, lalu berhasil', outcome: 'delivered', seconds: 15 },
  '1234': { label: 'Diproses 15 detik, lalu gagal dan dana kembali', outcome: 'no-answer', seconds: 15 },
  '1235': { label: 'Diproses terus', outcome: 'open', seconds: null },
  '1236': { label: 'Ditolak: harga berubah', outcome: 'dearer', seconds: null },
  '1237': { label: 'Ditolak: stok habis', outcome: 'sold-out', seconds: null },
  '1238': { label: 'Setengah terkirim, setengah dana kembali', outcome: 'half', seconds: 0 },
  '1239': { label: 'Ditolak: gangguan', outcome: 'disturbed', seconds: null },
} as const satisfies Record<string, Ending>;
export type EndingDigits = keyof typeof endings;

export function endingOf(input: string): Ending | null {
  const digits = input.slice(-4);
  return Object.hasOwn(endings, digits) ? endings[digits as EndingDigits] : null;
}

export const courseOf = (digits: EndingDigits): Outcome => outcomes[endings[digits].outcome];
