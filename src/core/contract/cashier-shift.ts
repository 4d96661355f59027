import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, idParams, instant, nothing, rupiah } from './shapes';

/** Orders that a report lists; its figures count all of them. */
export const MOST_SHIFT_ORDERS = 1_000;

const person = z.string();

/** An order of a shift: what its customer was asked for, never what it cost. */
export const shiftOrder = z.object({
  id,
  code: z.string(),
  product_name: z.string(),
  item_name: z.string(),
  /** As in specification 4. */
  status: z.int(),
  refunded: z.int(),
  /** Null without a selling price. */
  resale_total: rupiah.nullable(),
  /** What it counted for when the shift was closed; null before, and without a selling price. */
  taken: rupiah.nullable(),
  /** It counted, and came back whole after that. */
  returned_since: z.boolean(),
  created_at: instant,
});
export type ShiftReportOrder = z.infer<typeof shiftOrder>;

export const shiftMove = z.object({
  id,
  /** Above 0 into the drawer, below 0 out of it. */
  amount: rupiah,
  reason: z.string(),
  by: person,
  created_at: instant,
});
export type ShiftMove = z.infer<typeof shiftMove>;

/** As of the count; nothing of it changes later but `returned_since`. */
export const shiftFigures = z.object({
  takings: rupiah,
  noncash: rupiah,
  cash_in: rupiah,
  cash_out: rupiah,
  expected: rupiah,
  counted: rupiah,
  difference: rupiah,
  unpriced: z.int(),
  returned: z.int(),
  partly: z.int(),
  /** What counted then and has come back whole since. */
  returned_since: z.object({ orders: z.int(), amount: rupiah }),
});
export type ShiftFigures = z.infer<typeof shiftFigures>;

export const shiftReport = z.object({
  id,
  code: z.string(),
  /** `SHIFT`. */
  status: z.int(),
  by: person,
  is_own: z.boolean(),
  opened_at: instant,
  closed_at: instant.nullable(),
  closed_by: person.nullable(),
  opening_cash: rupiah,
  /** Oldest first. */
  cash: z.array(shiftMove),
  order_count: z.int(),
  /** Oldest first, `MOST_SHIFT_ORDERS` at most. */
  orders: z.array(shiftOrder),
  /** Null until the drawer was counted: who counts does not know what ought to be in it. */
  figures: shiftFigures.nullable(),
  pieces: z.array(z.object({ value: rupiah, count: z.int() })),
  note: z.string().nullable(),
  note_by: person.nullable(),
});
export type ShiftReport = z.infer<typeof shiftReport>;

/** A shift of this person that is not finished: open, or counted and not explained. */
export const ownShift = z.object({ id, status: z.int(), opened_at: instant });
export type OwnShift = z.infer<typeof ownShift>;

export const getOwnShift = endpoint({
  method: 'GET',
  path: '/v1/crm/cashier-shift/own',
  object: 'cashier-shift:list',
  summary: 'Shift kasir saya yang belum selesai',
  query: nothing,
  reply: z.object({ shift: ownShift.nullable() }),
});

export const getShiftReport = endpoint({
  method: 'GET',
  path: '/v1/crm/cashier-shift/report/:id',
  object: 'cashier-shift:show',
  summary: 'Laporan sebuah shift kasir',
  params: idParams,
  reply: shiftReport,
});
