import { DAY, dayOf, dayStart } from '../format/date';
import { readDay, readMoment } from '../format/typed-date';

/** How an order ended, as far as two lists can agree on it. */
export const outcomes = ['pending', 'success', 'failed', 'refund'] as const;
export type Outcome = (typeof outcomes)[number];

/** When something happened: a day in Asia/Jakarta, and the instant (milliseconds since 1970) where a clock was told. */
export interface Moment {
  day: string;
  at: number | null;
}

/** No sum of a partner's file is larger; what is, is no sum. */
const MOST_RUPIAH = 1_000_000_000_000;

/** Spreadsheets put an apostrophe before what they must not rewrite. */
export const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^['’`]+/u, '')
    .trim();

/**
 * Whole rupiah of `Rp 12.500`, `12500,00`, `12,500.00`, `12.500,-` or `1.25E+4`; `-12.500` and `(12.500)` are below
 * nothing. Undefined for what is no amount.
 */
export function readAmount(cell: string): number | undefined {
  const text = bare(cell)
    .replace(/(?:rp|idr)\.?/i, '')
    .replace(/\s/gu, '');
  const isMinus = /^[(\u2212-]/u.test(text);
  const size = sizeOf(text.replace(/^[(+\u2212-]+|[)+\u2212-]+$/gu, '').replace(/[.,]$/, ''));
  if (size === undefined || size > MOST_RUPIAH) return undefined;
  // Never `-0`.
  return (isMinus ? -1 : 1) * Math.round(size) || 0;
}

function sizeOf(text: string): number | undefined {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'));
  }
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^\d+(?:[.,]\d+)?(?:e\+?\d+)?$/i.test(text)) return Number(text.replace(',', '.'));
  return undefined;
}

/** Hours that Indonesia's clocks are ahead of UTC. */
const zones: Readonly<Record<string, number>> = { wib: 7, wita: 8, wit: 9 };
/** What Excel counts days from, its leap day of 1900 that never was included. */
const EXCEL_START = Date.UTC(1899, 11, 30);
/** The years 2000 to 2099 as Excel counts them; smaller numbers are no dates here. */
const EXCEL_DAYS = { first: 36_526, last: 73_050 };

/**
 * A day or a moment as files write them: `2026-11-21T05:05:09Z`, `2026-11-21 12:05`, `21/11/2026 12.05.09`, `21 Nov 2026
 * 12:05 WIB`, a day of Excel (`46347.5`), seconds or milliseconds since 1970. Without a zone it is Jakarta's clock.
 * `monthFirst`: 11/21/2026 is a November day. Undefined for what cannot be read.
 */
export function readTime(cell: string, monthFirst = false): Moment | undefined {
  const text = bare(cell);
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return ofNumber(Number(text.replace(',', '.')));
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) {
    const instant = text.replace(' ', 'T').replace(/\s+(?=\S+$)/, '');
    return momentAt(Date.parse(instant.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')));
  }
  const [, zone = 'wib'] = /\b(wib|wita|wit)$/i.exec(text) ?? [];
  const local = text.replace(/[\s,]*\b(?:wib|wita|wit)$/i, '').replace(/(:\d\d)\.\d+$/, '$1');
  const typed = monthFirst ? local.replace(/^(\d{1,2})([/.-])(\d{1,2})\2/, '$3$2$1$2') : local;
  const day = readDay(typed);
  if (day) return { day, at: null };
  const read = readMoment(typed, '00:00');
  return read === undefined
    ? undefined
    : momentAt(Date.parse(read) - ((zones[zone.toLowerCase()] ?? 7) - 7) * 3_600_000);
}

function ofNumber(value: number): Moment | undefined {
  if (value >= EXCEL_DAYS.first && value < EXCEL_DAYS.last) {
    const day = new Date(EXCEL_START + Math.floor(value) * DAY).toISOString().slice(0, 10);
    const clock = Math.round((value % 1) * 86_400) * 1000;
    return Number.isInteger(value) ? { day, at: null } : momentAt(Date.parse(dayStart(day)) + clock);
  }
  if (value >= 1e9 && value < 4e9) return momentAt(value * 1000);
  return value >= 1e12 && value < 4e12 ? momentAt(value) : undefined;
}

function momentAt(at: number): Moment | undefined {
  return Number.isNaN(at) ? undefined : { day: dayOf(new Date(at).toISOString()), at };
}

/** Whether a column of dates tells the month first: some second part is no month, and no first part is a mere day. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const parts = cells.flatMap((cell) => {
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/.exec(bare(cell)) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  return parts.some(([, second]) => second > 12) && !parts.some(([first]) => first > 12);
}

/**
 * What a destination is compared by: letters and digits alone, without the zeros in front that spreadsheets take away,
 * and with one spelling of a mobile number. Empty for none, and for a number that a spreadsheet has rounded (`8,1E+10`).
 */
export function destinationKey(text: string): string {
  const told = bare(text).toLowerCase();
  if (/^\d(?:[.,]\d+)?e\+?\d+$/.test(told)) return '';
  const signs = told.replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d+$/.test(signs) ? signs.replace(/^62(?=8\d{8,})/, '').replace(/^0+(?=\d)/, '') : signs;
}

/** A reference is the same however it is spelled in capitals, spaces and apostrophes. */
export const referenceKey = (text: string): string => bare(text).replace(/\s+/gu, '').toUpperCase();

/**
 * What is denied goes before what is said (`Tidak berhasil`, `Belum lunas`), and how it ended before how it went:
 * `Sukses (proses 3 dtk)` and `Berhasil diproses` are over.
 */
const outcomeWords: readonly (readonly [RegExp, Outcome])[] = [
  [/refund|dikembalikan|retur|reversal/, 'refund'],
  [/\b(?:belum|blm|not[\s_-]+yet)[\s_-]+(?:sukses|success|succeed|berhasil)/, 'pending'],
  [/\b(?:(?:tidak|tdk|tak|not)[\s_-]+|un[\s_-]?)(?:sukses|success|succeed|berhasil)/, 'failed'],
  [/gagal|fail|batal|cancel|reject|tolak|expired|kedaluwarsa/, 'failed'],
  [
    /\b(?:(?:belum|blm|tidak|tdk|tak|not(?:[\s_-]+yet)?)[\s_-]+|un[\s_-]?|in[\s_-]?)(?:selesai|done|complete|finish|lunas|paid|(?:di|ter)?bayar)/,
    'pending',
  ],
  [/sukses|success|succeed|berhasil|selesai|done|complete|lunas|paid|^ok$/, 'success'],
  [/pend|proses|process|menunggu|wait|antri|queue|progress/, 'pending'],
];

/** What a word of theirs says about how it ended; null for none and for one that nobody knows. */
export const readOutcome = (cell: string): Outcome | null =>
  outcomeWords.find(([words]) => words.test(bare(cell).toLowerCase()))?.[1] ?? null;
