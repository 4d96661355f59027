import { z } from 'zod';
import { dayRange, isDayRange, wrongDayRange } from '../../../core/contract/day-range';
import { download, get } from '../../../core/contract/endpoint';
import { day, exportFormat, id, instant, rupiah } from '../../../core/contract/shapes';

export const periods = [1, 7, 30, 90] as const;

/** Days up to today, or an inclusive range, which takes precedence. */
const range = z.strictObject({
  days: z.coerce
    .number()
    .int()
    .refine((days) => periods.some((period) => period === days))
    .default(30),
  ...dayRange,
});

const totals = z.object({
  orders: z.int(),
  failed: z.int(),
  succeeded: z.int(),
  /** Succeeded orders only. */
  omzet: rupiah,
  profit: rupiah,
  new_members: z.int(),
  /** Pages of the website that were opened from elsewhere, by people. */
  visits: z.int(),
  /** Orders paid by the buyer, also if refunded later; only since visits have been counted. */
  paid: z.int(),
});
export type PanelTotals = z.infer<typeof totals>;

const dayFigures = totals.omit({ failed: true, paid: true }).extend({
  day,
  omzet_before: rupiah,
  profit_before: rupiah,
});
export type PanelDay = z.infer<typeof dayFigures>;

const hourFigures = dayFigures.omit({ day: true, orders: true, visits: true }).extend({
  hour: z.int(),
  is_ahead: z.boolean(),
});
export type PanelHour = z.infer<typeof hourFigures>;

const share = z.object({
  /** Null for the rest. */
  name: z.string().nullable(),
  orders: z.int(),
  omzet: rupiah,
});
export type PanelShare = z.infer<typeof share>;

const topMember = z.object({
  id,
  name: z.string().nullable(),
  tier: z.string().nullable(),
  orders: z.int(),
  omzet: rupiah,
  profit: rupiah,
});
export type TopMember = z.infer<typeof topMember>;

/** Whole days (Asia/Jakarta), compared with the previous period of the same length. */
export const panelStatistic = z.object({
  /** Today in Jakarta, whose day still runs. */
  today: day,
  from: day,
  to: day,
  previous_from: day,
  previous_to: day,
  /** Cut-off of the previous day: a running day is not compared with a whole one. */
  previous_until: instant.nullable(),
  now: totals,
  before: totals,
  days: z.array(dayFigures),
  /** For a single day, compared with the whole day before; else empty. */
  hours: z.array(hourFigures),
  /** Grouped by order status (domain 3.18), most frequent first. */
  statuses: z.array(z.object({ status: z.int(), orders: z.int() })),
  top_items: z.array(z.object({ name: z.string(), orders: z.int(), omzet: rupiah, profit: rupiah })),
  /** Sales by brand and by payment method, largest first; each adds up to the omzet. */
  brands: z.array(share),
  methods: z.array(share),
  /** Best buyers; null for people who may not see members. */
  top_members: z.array(topMember).nullable(),
  /** Reasons of failed (4) and refunded (6) orders; null if unknown. */
  failure_reasons: z.array(z.object({ reason: z.string().nullable(), status: z.int(), orders: z.int() })),
  /** Most frequent searches on the website; whether the latest one found a product. */
  searches: z.array(z.object({ term: z.string(), searches: z.int(), is_found: z.boolean() })),
  /** True for a shop without any order or visit, to distinguish it from an empty period. */
  is_new: z.boolean(),
});
export type PanelStatistic = z.infer<typeof panelStatistic>;

export const getPanelStatistic = get('/v1/vendor-panel/dashboard', 'panel.statistic', {
  summary: 'Statistik panel menurut periode',
  query: range.refine(isDayRange, wrongDayRange),
  reply: panelStatistic,
});

export const exportPanelStatistic = download('/v1/vendor-panel/dashboard/export', 'panel.statistic', {
  summary: 'Unduh statistik panel harian',
  query: range.extend({ format: exportFormat }).refine(isDayRange, wrongDayRange),
});
