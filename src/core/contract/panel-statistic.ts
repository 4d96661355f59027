import { z } from 'zod';
import { dayRange, isDayRange, wrongDayRange } from './day-range';
import { download, endpoint } from './endpoint';
import { day, exportFormat, id, instant, rupiah } from './shapes';

/** Days that are offered; today is the last, and the only one of the first. */
export const periods = [1, 7, 30, 90] as const;

/** So many days up to today, or a range of days, both ends included; a range comes first. */
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
  /** Orders that were not paid, failed or were paid back. */
  failed: z.int(),
  succeeded: z.int(),
  /** Of orders that succeeded. */
  omzet: rupiah,
  profit: rupiah,
  new_members: z.int(),
});
export type PanelTotals = z.infer<typeof totals>;

const dayFigures = totals.omit({ failed: true }).extend({
  day,
  /** Of the day at the same place of the period before. */
  omzet_before: rupiah,
  profit_before: rupiah,
});
export type PanelDay = z.infer<typeof dayFigures>;

const hourFigures = dayFigures.omit({ day: true, orders: true }).extend({
  /** 0 to 23, on Jakarta's clock. */
  hour: z.int(),
  /** Has not begun yet. */
  is_ahead: z.boolean(),
});
export type PanelHour = z.infer<typeof hourFigures>;

/** A part of what succeeded. */
const share = z.object({
  /** Null for all that found no place. */
  name: z.string().nullable(),
  orders: z.int(),
  omzet: rupiah,
});
export type PanelShare = z.infer<typeof share>;

const topMember = z.object({
  id,
  /** Null where the member is gone. */
  name: z.string().nullable(),
  tier: z.string().nullable(),
  orders: z.int(),
  omzet: rupiah,
  profit: rupiah,
});
export type TopMember = z.infer<typeof topMember>;

/** What a website sold in a period of whole days (Asia/Jakarta), beside the period of the same length before it. */
export const panelStatistic = z.object({
  /** Today in Jakarta, whose day still runs. */
  today: day,
  from: day,
  to: day,
  previous_from: day,
  previous_to: day,
  /** Up to where the day before is told, beside today: a day that still runs is not set beside a whole one. */
  previous_until: instant.nullable(),
  now: totals,
  before: totals,
  days: z.array(dayFigures),
  /** Of a single day, beside the whole day before; empty for longer periods. */
  hours: z.array(hourFigures),
  /** By order status (domain 3.18), the most frequent first. */
  statuses: z.array(z.object({ status: z.int(), orders: z.int() })),
  top_items: z.array(z.object({ name: z.string(), orders: z.int(), omzet: rupiah, profit: rupiah })),
  /** What was sold by brand and by way to pay, the greatest first; each adds up to the omzet of the period. */
  brands: z.array(share),
  methods: z.array(share),
  /** Members who bought most; null for who may not see members. */
  top_members: z.array(topMember).nullable(),
  /** Why orders failed (status 4) or were paid back (6); null where no reason is known. */
  failure_reasons: z.array(z.object({ reason: z.string().nullable(), status: z.int(), orders: z.int() })),
  /** Whether the website ever had an order: an empty period of a new shop is told apart. */
  is_new: z.boolean(),
});
export type PanelStatistic = z.infer<typeof panelStatistic>;

export const getPanelStatistic = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/dashboard',
  object: 'panel.statistic',
  summary: 'Statistik panel menurut periode',
  query: range.refine(isDayRange, wrongDayRange),
  reply: panelStatistic,
});

export const exportPanelStatistic = download({
  path: '/v1/vendor-panel/dashboard/export',
  object: 'panel.statistic',
  summary: 'Unduh statistik panel harian',
  query: range.extend({ format: exportFormat }).refine(isDayRange, wrongDayRange),
});
