import { DAY, dayOf, dayStart } from '../format/date';
import { plainText } from '../format/plain-text';
import { readNumber } from '../format/read-number';
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

/** A cell without invisible characters, and without the apostrophe that spreadsheets put before what they must not rewrite. */
export const bare = (cell: string): string =>
  plainText(cell)
    .replace(/^['’`]+/u, '')
    .trim();

/** Words of banks beside an amount, and whether it went out: `15,000.00 DB`, `CR 500.000`, `500.000 K`. */
const SIDES = {
  before: /^(db|dr|debit|debet|cr|kredit|credit)(?![a-z])[\s.:]*/i,
  behind: /[\s(]*(?<![a-z])(db|dr|debit|debet|cr|kr|kredit|credit)\)?\.?$/i,
  // After few digits the letter may be a word for thousand.
  letter: /(?<=\d{3}\S*)(?:\s+(?=[dkc]$)|(?=d$))([dkc])$/i,
} as const;

/** Whether such a word means money that went out; undefined for a text that is none. */
export function isDebit(word: string): boolean | undefined {
  if (/^(?:d|db|dr|debit|debet)$/i.test(word)) return true;
  return /^(?:k|c|cr|kr|kredit|credit)$/i.test(word) ? false : undefined;
}

/**
 * Whole rupiah of what `readNumber` reads, and of what else files hold: `12,500` (rupiah have no thousandth parts),
 * `1.25E+4`, `.00`, `12.500 -`, `15,000.00 DB`. `-12.500`, `(12.500)` and a debit are below nothing. Undefined for what is no
 * amount.
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
  // Never `-0`.
  return (isMinus ? -1 : 1) * Math.round(Math.abs(size)) || 0;
}

/** A number of a file as a person would type it. */
const fromFile = (text: string): string =>
  /^[+-]?\d+(?:[.,]\d+)?e\+?\d+$/i.test(text)
    ? String(Number(text.replace(',', '.')))
    : text.replace(/^(?=\.\d)/, '0').replace(/(?<![\d.,])(\d{1,3}),(\d{3})$/, '$1$2');

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
 * Writes a time with a clock of 24 hours and the day before the month: `11/21/2026 1:20:30 PM`, `Nov 21, 2026`, `Sabtu,
 * 21 November 2026`, `20261121132030`.
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

/** What a word of theirs says about how it ended; null for none and for one that nobody knows. */
export const readOutcome = (cell: string): Outcome | null =>
  outcomeWords.find(([words]) => words.test(bare(cell).toLowerCase()))?.[1] ?? null;
