import { z } from 'zod';
import { dayRange, isDayRange, wrongDayRange } from '../../../core/contract/day-range';
import { download, get } from '../../../core/contract/endpoint';
import { day, exportFormat, id, instant, rupiah } from '../../../core/contract/shapes';
import { statisticPeriods, USUAL_PERIOD } from '../domain/period';

/** `from` and `to` take precedence over `period`. */
const asked = z.strictObject({
  period: z.enum(statisticPeriods).default(USUAL_PERIOD),
  ...dayRange,
  category: id.optional(),
  /** 1 Web, 2 API, 3 Panel, 4 Massal. */
  source: z.coerce.number().int().min(1).max(4).optional(),
});

/** Null for people who may not see it. */
const guarded = rupiah.nullable();

/**
 * Orders by creation time and current status. Successful ones with a selling price count for revenue, cost and profit:
 * profit is revenue less cost, as in the books. Website sales are in their own statistic.
 */
const figures = z.object({
  orders: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  partly: z.int(),
  cancelled: z.int(),
  unpriced: guarded,
  unpriced_cost: guarded,
  partly_cost: guarded,
  website: guarded,
  website_cost: guarded,
  revenue: guarded,
  cost: guarded,
  profit: guarded,
  /** Rupiah debited for orders, including the part later refunded (`refund`). */
  spent: guarded,
  refund: guarded,
});
export type OrderFigures = z.infer<typeof figures>;

const totals = figures.extend({
  /** Mean milliseconds from order to delivery; null without a success. */
  duration: z.int().nullable(),
  /** Rupiah of top-ups, regardless of category and source. */
  topup: guarded,
});
export type StatisticTotals = z.infer<typeof totals>;

const besides = { orders_before: z.int(), profit_before: guarded };
const dayFigures = figures.extend({ day, ...besides });
export type StatisticDay = z.infer<typeof dayFigures>;

const hourFigures = figures.extend({
  hour: z.int(),
  is_ahead: z.boolean(),
  ...besides,
});
export type StatisticHour = z.infer<typeof hourFigures>;

const part = z.object({ orders: z.int(), succeeded: z.int(), revenue: guarded, profit: guarded });

/** Whole days (Asia/Jakarta), compared with the previous period. */
export const statistic = z.object({
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
  /** Sales of the website, part of no other figure; null with a category or source filter. */
  website_sales: z.object({ orders: z.int(), omzet: rupiah }).nullable(),
  days: z.array(dayFigures),
  hours: z.array(hourFigures),
  /** Orders by hour of the week: 168 values from Monday 00:00. */
  week: z.array(z.int()),
  /** Sorted by successful orders, most first; null is the name of the rest. */
  brands: z.array(part.extend({ name: z.string().nullable() })),
  items: z.array(part.extend({ id, name: z.string() })),
  sources: z.array(part.extend({ source: z.int() })),
  /** Staff members' orders, without those of the website. */
  staff: z.array(part.extend({ id, name: z.string(), is_owner: z.boolean() })),
  /** Reasons of undelivered orders; null if unknown. */
  reasons: z.array(z.object({ reason: z.string().nullable(), orders: z.int() })),
  categories: z.array(z.object({ id, name: z.string() })),
  /** False for a partner without any order, to distinguish it from an empty period. */
  is_new: z.boolean(),
});
export type Statistic = z.infer<typeof statistic>;

export const getStatistic = get('/v1/crm/statistic', 'statistic', {
  summary: 'Statistik pembelian menurut periode',
  query: asked.refine(isDayRange, wrongDayRange),
  reply: statistic,
});

export const exportStatistic = download('/v1/crm/statistic/export', 'statistic', {
  summary: 'Unduh statistik pembelian harian',
  query: asked.extend({ format: exportFormat }).refine(isDayRange, wrongDayRange),
});
