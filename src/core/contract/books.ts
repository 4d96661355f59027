import { z } from 'zod';
import { autoLines, countings, manualLines } from '../books/lines';
import { dayRange, isDayRange, wrongDayRange } from './day-range';
import { download, endpoint, OWNER_ONLY } from './endpoint';
import { day, id, instant, month, nothing, rupiah } from './shapes';

/** Their page. */
export const BOOKS = '/pembukuan';

/** This month up to today, where it names no days. */
const span = z.strictObject(dayRange).refine(isDayRange, wrongDayRange);

/** Rows of one line that count as one thing, together. */
const bookSum = z.object({
  /** What kind of row; one that the program does not know yet says so itself. */
  line: z.enum([...autoLines, ...manualLines]).catch('unknown'),
  counts: z.enum(countings).catch('none'),
  rows: z.int(),
  money_in: rupiah,
  money_out: rupiah,
  /** Money in less money out. */
  amount: rupiah,
});
export type BookSum = z.infer<typeof bookSum>;

const figures = z.object({
  omzet: rupiah,
  modal: rupiah,
  gross: rupiah,
  expense: rupiah,
  income: rupiah,
  net: rupiah,
  /** Percent of the omzet; null without one. */
  margin: z.number().nullable(),
});

/** The same of a day (`YYYY-MM-DD`) or of a month (`YYYY-MM`). */
const slot = z.object({ slot: z.string(), omzet: rupiah, modal: rupiah, expense: rupiah, net: rupiah });
export type BookSlot = z.infer<typeof slot>;

/** What arrived for a month after it was closed: how much a line has changed. */
const late = bookSum.pick({ line: true, counts: true, amount: true, rows: true });

const closing = z.object({
  id,
  month,
  closed_at: instant,
  closed_by: z.string(),
  /** Null while it is closed. */
  reopened_at: instant.nullable(),
  reopened_by: z.string().nullable(),
  /** As it was closed, and what has arrived since; null for who may not see profit. */
  figures: figures.nullable(),
  late: z.array(late),
});
export type BookClosing = z.infer<typeof closing>;

export const books = z.object({
  /** Today in Jakarta, whose day still runs. */
  today: day,
  from: day,
  to: day,
  previous_from: day,
  previous_to: day,
  /** Whether this person may see what was sold and earned; without it those rows are left out of everything. */
  sees_profit: z.boolean(),
  now: figures.nullable(),
  before: figures.nullable(),
  /** Points of the chart are months. */
  by_month: z.boolean(),
  slots: z.array(slot),
  /** By line, those of sales and costs first. */
  sums: z.array(bookSum),
  /** Orders bought in the period that nobody knows the selling price of, and their cost: neither omzet nor modal. */
  unpriced: z.object({ orders: z.int(), amount: rupiah }),
  /** The same of those that were delivered in part: nobody knows what the buyer paid for that part. */
  partly: z.object({ orders: z.int(), amount: rupiah }),
  /** Orders that still run. */
  pending: z.object({ orders: z.int(), amount: rupiah }),
  /** Whether there is anything at all in the books. */
  is_new: z.boolean(),
});
export type Books = z.infer<typeof books>;

export const getBooks = endpoint({
  method: 'GET',
  path: '/v1/crm/books',
  object: BOOKS,
  summary: 'Ringkasan pembukuan satu periode',
  query: span,
  reply: books,
});

export const exportBooks = download({
  path: '/v1/crm/books/pdf',
  object: BOOKS,
  summary: 'Unduh laporan pembukuan',
  query: span,
});

/** The newest first. */
export const listClosings = endpoint({
  method: 'GET',
  path: '/v1/crm/books/closings',
  object: BOOKS,
  summary: 'Bulan yang sudah dan belum ditutup',
  reply: z.object({
    /** Months that have ended and are not closed, the oldest first. */
    open: z.array(month),
    closings: z.array(closing),
  }),
});

/** Throws BOOK_NOT_OVER, BOOK_CLOSED. */
export const closeMonth = endpoint({
  method: 'POST',
  path: '/v1/crm/books/closings',
  object: BOOKS,
  summary: 'Tutup buku satu bulan; 409 BOOK_NOT_OVER sebelum bulan berakhir',
  body: z.strictObject({ month }),
  reply: nothing,
});

/** Throws NOT_FOUND for a month that is not closed. */
export const reopenMonth = endpoint({
  method: 'POST',
  path: '/v1/crm/books/closings/reopen',
  object: OWNER_ONLY,
  summary: 'Buka kembali bulan yang sudah ditutup',
  body: z.strictObject({ month }),
  reply: nothing,
});
