import { z } from 'zod';
import { get } from '../../core/contract/endpoint';
import { id, idParams, instant, nothing, rupiah } from '../../core/contract/shapes';

export const MOST_SHIFT_ORDERS = 1_000;

const person = z.string();

/** Contains the customer's price, never the cost. */
export const shiftOrder = z.object({
  id,
  code: z.string(),
  product_name: z.string(),
  item_name: z.string(),
  status: z.int(),
  refunded: z.int(),
  resale_total: rupiah.nullable(),
  /** Amount counted at closing; null before, and without a selling price. */
  taken: rupiah.nullable(),
  /** Counted at closing and fully refunded since. */
  returned_since: z.boolean(),
  created_at: instant,
});
export type ShiftReportOrder = z.infer<typeof shiftOrder>;

export const shiftMove = z.object({
  id,
  /** Positive into the drawer, negative out of it. */
  amount: rupiah,
  reason: z.string(),
  by: person,
  created_at: instant,
});
export type ShiftMove = z.infer<typeof shiftMove>;

/** Figures at the cash count; only `returned_since` changes later. */
export const shiftFigures = z.object({
  sales: rupiah,
  noncash: rupiah,
  cash_in: rupiah,
  cash_out: rupiah,
  expected: rupiah,
  counted: rupiah,
  difference: rupiah,
  unpriced: z.int(),
  returned: z.int(),
  partly: z.int(),
  returned_since: z.object({ orders: z.int(), amount: rupiah }),
});
export type ShiftFigures = z.infer<typeof shiftFigures>;

export const shiftReport = z.object({
  id,
  code: z.string(),
  status: z.int(),
  by: person,
  is_own: z.boolean(),
  opened_at: instant,
  closed_at: instant.nullable(),
  closed_by: person.nullable(),
  opening_cash: rupiah,
  cash: z.array(shiftMove),
  order_count: z.int(),
  orders: z.array(shiftOrder),
  /** Null until the drawer is counted, so that the count is blind. */
  figures: shiftFigures.nullable(),
  pieces: z.array(z.object({ value: rupiah, count: z.int() })),
  note: z.string().nullable(),
  note_by: person.nullable(),
});
export type ShiftReport = z.infer<typeof shiftReport>;

/** An unfinished shift of this person: open, or counted and not explained. */
export const ownShift = z.object({ id, status: z.int(), opened_at: instant });
export type OwnShift = z.infer<typeof ownShift>;

export const getOwnShift = get('/v1/crm/cashier-shift/own', 'cashier-shift:list', {
  summary: 'Shift kasir saya yang belum selesai',
  query: nothing,
  reply: z.object({ shift: ownShift.nullable() }),
});

export const getShiftReport = get('/v1/crm/cashier-shift/report/:id', 'cashier-shift:show', {
  summary: 'Laporan sebuah shift kasir',
  params: idParams,
  reply: shiftReport,
});
