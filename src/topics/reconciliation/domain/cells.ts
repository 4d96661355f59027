import { DAY, dayOf, dayStart } from '../../../core/format/date';
import { plainText } from '../../../core/format/plain-text';
import { readNumber } from '../../../core/format/read-number';
import { readDay, readMoment } from '../../../core/format/typed-date';

/** Result of an order in terms that both lists share. */
export const outcomes = ['pending', 'success', 'failed', 'refund'] as const;
export type Outcome = (typeof outcomes)[number];

/** A day in Asia/Jakarta, and the instant (milliseconds since 1970) if a time is given. */
export interface Moment {
  day: string;
  at: number | null;
}

const MOST_RUPIAH = 1_000_000_000_000;

/** Removes invisible characters and the apostrophe that spreadsheets put before text. */
export const bare = (cell: string): string =>
  plainText(cell)
    .replace(/^['’`]+/u, '')
    .trim();

/** Debit and credit marks of banks: `15,000.00 DB`, `CR 500.000`, `500.000 K`. */
const SIDES = {
  before: /^(db|dr|debit|debet|cr|kredit|credit)(?![a-z])[\s.:]*/i,
  behind: /[\s(]*(?<![a-z])(db|dr|debit|debet|cr|kr|kredit|credit)\)?\.?$/i,
  // After few digits the letter may mean thousand.
  letter: /(?<=\d{3}\S*)(?:\s+(?=[dkc]$)|(?=d$))([dkc])$/i,
} as const;

/** True for a debit mark, false for credit; undefined for other text. */
export function isDebit(word: string): boolean | undefined {
  if (/^(?:d|db|dr|debit|debet)$/i.test(word)) return true;
  return /^(?:k|c|cr|kr|kredit|credit)$/i.test(word) ? false : undefined;
}

/**
 * Whole rupiah of what `readNumber` reads, and of other file notations: `12,500` (rupiah have no thousandths),
 * `1.25E+4`, `.00`, `12.500 -`, `15,000.00 DB`. `-12.500`, `(12.500)` and debits are negative. Undefined otherwise.
 */
export function readAmount(cell: string): number | undefined {
  const text = bare(cell);
  const side = Object.values(SIDES).find((shape) => shape.test(text));
  const isOut = side !== undefined && isDebit(side.exec(text)?.[1] ?? '') === true;
  const [, inner] = /^\((.*)\)$/.exec(text) ?? [];
  const typed = (inner ?? text.replace(side ?? '', '')).replace(/[.,]?\s*-*$/, '');
  const size = readNumber(typed) ?? readNumber(fromFile(typed)) ?? undefined;
  if (size === undefined || Math.abs(size) > MOST_RUPIAH) return undefined;
  const isMinus = size < 0 || inner !== undefined || isOut;
  return (isMinus ? -1 : 1) * Math.round(Math.abs(size)) || 0;
}

const fromFile = (text: string): string =>
  /^[+-]?\d+(?:[.,]\d+)?e\+?\d+$/i.test(text)
    ? String(Number(text.replace(',', '.')))
    : text.replace(/^(?=\.\d)/, '0').replace(/(?<![\d.,])(\d{1,3}),(\d{3})$/, '$1$2');

const zones: Readonly<Record<string, number>> = { wib: 7, wita: 8, wit: 9 };
/** Day 0 of Excel, corrected for its false leap day of 1900. */
const EXCEL_START = Date.UTC(1899, 11, 30);
/** Excel days from 2000 to 2099; smaller numbers are not dates. */
const EXCEL_DAYS = { first: 36_526, last: 73_050 };

/**
 * Parses `2026-11-21T05:05:09Z`, `2026-11-21 12:05`, `21/11/2026 12.05.09`, `21 Nov 2026 12:05 WIB`, a day of Excel
 * (`46347.5`), seconds or milliseconds since 1970. Without a zone it is Jakarta time. With `monthFirst`, 11/21/2026 is
 * in November. Undefined if invalid.
 */
export function readTime(cell: string, monthFirst = false): Moment | undefined {
  const text = plainTime(bare(cell));
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

/**
 * Normalises to 24 hours and day before month: `11/21/2026 1:20:30 PM`, `Nov 21, 2026`, `Sabtu, 21 November 2026`,
 * `20261121132030`.
 */
const plainTime = (text: string): string =>
  text
    .replace(
      /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/,
      (_all, year, month, day, hour, minute, second) =>
        hour === undefined
          ? `${year}-${month}-${day}`
          : `${year}-${month}-${day} ${hour}:${minute}:${second}`,
    )
    .replace(/^(?:sen|sel|rab|kam|jum|sab|min|mon|tue|wed|thu|fri|sat|sun)[a-z']*[,.]?\s+(?=\d|[a-z])/i, '')
    .replace(/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)/i, '$2 $1 $3')
    .replace(/(\d{1,2})([:.]\d\d(?:[:.]\d\d)?)\s*([ap])\.?m\.?$/i, (all, hour, rest, half) => {
      if (Number(hour) < 1 || Number(hour) > 12) return all;
      return `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}${rest}`;
    });

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

/** True if some second part exceeds 12 and no first part does. */
export function isMonthFirst(cells: readonly string[]): boolean {
  const parts = cells.flatMap((cell) => {
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/.exec(bare(cell)) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  return parts.some(([, second]) => second > 12) && !parts.some(([first]) => first > 12);
}

/**
 * Letters and digits without leading zeros, which spreadsheets drop, and with one spelling of a mobile number. Empty
 * for a number rounded by a spreadsheet (`8,1E+10`).
 */
export function destinationKey(text: string): string {
  const word = bare(text).toLowerCase();
  if (/^\d(?:[.,]\d+)?e\+?\d+$/.test(word)) return '';
  const signs = word.replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d+$/.test(signs) ? signs.replace(/^62(?=8\d{8,})/, '').replace(/^0+(?=\d)/, '') : signs;
}

export const referenceKey = (text: string): string => bare(text).replace(/\s+/gu, '').toUpperCase();

/**
 * Negations come first (`Tidak berhasil`, `Belum lunas`), and results before progress: `Sukses (proses 3 dtk)` and
 * `Berhasil diproses` are final.
 */
const outcomeWords: readonly (readonly [RegExp, Outcome])[] = [
  [/refund|kembali|retur|revers(?:al|ed)|charge[\s_-]?back/, 'refund'],
  [/^(?:menunggu|waiting|awaiting|pending)\b/, 'pending'],
  [/\b(?:belum|blm|not[\s_-]+yet)[\s_-]+(?:sukses|success|succeed|berhasil)/, 'pending'],
  [/\b(?:(?:tidak|tdk|tak|not)[\s_-]+|un[\s_-]?)(?:sukses|success|succeed|berhasil)/, 'failed'],
  [
    /gagal|fail|error|batal|cancel|reject|tolak|den(?:y|ied)|decline|void|hangus|expire|k[ae]daluw?arsa/,
    'failed',
  ],
  [
    /\b(?:(?:belum|blm|tidak|tdk|tak|not(?:[\s_-]+yet)?)[\s_-]+|un[\s_-]?|in[\s_-]?)(?:selesai|done|complete|finish|lunas|paid|(?:di|ter)?bayar|settle|deliver|terkirim)/,
    'pending',
  ],
  [
    /suks?es|succ?es|succeed|berhasil|selesai|done|complete|lunas|paid|settle|capture|deliver|terkirim|approve|^ok$/,
    'success',
  ],
  [/pend|proses|process|menunggu|wait|antri|antre|queue|progress|hold|suspect|time[\s_-]?out/, 'pending'],
];

/** Null for unknown words. */
export const readOutcome = (cell: string): Outcome | null =>
  outcomeWords.find(([words]) => words.test(bare(cell).toLowerCase()))?.[1] ?? null;
