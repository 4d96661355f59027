import { z } from 'zod';
import { dayRange, isDayRange, wrongDayRange } from '../../../core/contract/day-range';
import { download, get, OWNER_ONLY, post } from '../../../core/contract/endpoint';
import { day, id, instant, month, nothing, rupiah } from '../../../core/contract/shapes';
import { autoLines, countings, manualLines } from '../domain/lines';

export const BOOKS = '/pembukuan';

/** Default: this month up to today. */
const span = z.strictObject(dayRange).refine(isDayRange, wrongDayRange);

const bookSum = z.object({
  line: z.enum([...autoLines, ...manualLines]).catch('unknown'),
  counts: z.enum(countings).catch('none'),
  rows: z.int(),
  money_in: rupiah,
  money_out: rupiah,
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

const slot = z.object({ slot: z.string(), omzet: rupiah, modal: rupiah, expense: rupiah, net: rupiah });
export type BookSlot = z.infer<typeof slot>;

const late = bookSum.pick({ line: true, counts: true, amount: true, rows: true });

const closing = z.object({
  id,
  month,
  closed_at: instant,
  closed_by: z.string(),
  /** Null while closed. */
  reopened_at: instant.nullable(),
  reopened_by: z.string().nullable(),
  /** Figures at closing, and changes since; null without permission to see profit. */
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
  sees_profit: z.boolean(),
  now: figures.nullable(),
  before: figures.nullable(),
  by_month: z.boolean(),
  slots: z.array(slot),
  sums: z.array(bookSum),
  /** Orders without a known selling price and their cost: part of neither omzet nor modal. */
  unpriced: z.object({ orders: z.int(), amount: rupiah }),
  /** Partially delivered orders: the buyer's price for the delivered part is unknown. */
  partly: z.object({ orders: z.int(), amount: rupiah }),
  pending: z.object({ orders: z.int(), amount: rupiah }),
  is_new: z.boolean(),
});
export type Books = z.infer<typeof books>;

export const getBooks = get('/v1/crm/books', BOOKS, {
  summary: 'Ringkasan pembukuan satu periode',
  query: span,
  reply: books,
});

export const exportBooks = download('/v1/crm/books/pdf', BOOKS, {
  summary: 'Unduh laporan pembukuan',
  query: span,
});

export const listClosings = get('/v1/crm/books/closings', BOOKS, {
  summary: 'Bulan yang sudah dan belum ditutup',
  reply: z.object({
    open: z.array(month),
    closings: z.array(closing),
  }),
});

/** Throws BOOK_NOT_OVER, BOOK_CLOSED. */
export const closeMonth = post('/v1/crm/books/closings', BOOKS, {
  summary: 'Tutup buku satu bulan; 409 BOOK_NOT_OVER sebelum bulan berakhir',
  body: z.strictObject({ month }),
  reply: nothing,
});

/** Throws NOT_FOUND if the month is not closed. */
export const reopenMonth = post('/v1/crm/books/closings/reopen', OWNER_ONLY, {
  summary: 'Buka kembali bulan yang sudah ditutup',
  body: z.strictObject({ month }),
  reply: nothing,
});
