import { z } from 'zod';
import { statisticPeriods, USUAL_PERIOD } from '../statistic/period';
import { dayRange, isDayRange, wrongDayRange } from './day-range';
import { download, endpoint } from './endpoint';
import { day, exportFormat, id, instant, rupiah } from './shapes';

/** A stretch of days, or a range of one's own, which comes first; of one category and one source, or of all. */
const asked = z.strictObject({
  period: z.enum(statisticPeriods).default(USUAL_PERIOD),
  ...dayRange,
  category: id.optional(),
  /** 1 Web, 2 API, 3 Panel, 4 Massal. */
  source: z.coerce.number().int().min(1).max(4).optional(),
});

/** Null for who may not see it. */
const guarded = rupiah.nullable();

/**
 * Orders by when they were made, as they stand now. Those that succeeded bring revenue, cost and profit where they had a
 * selling price: revenue less cost is the profit, here and in the books. Sales of the website are told by its own
 * statistic.
 */
const figures = z.object({
  orders: z.int(),
  succeeded: z.int(),
  /** Not delivered: paid back in whole. */
  failed: z.int(),
  /** Paid back in part. */
  partly: z.int(),
  cancelled: z.int(),
  /** Succeeded without a selling price, and what they cost. */
  unpriced: guarded,
  unpriced_cost: guarded,
  /** Cost of the orders that came in part, less what came back. */
  partly_cost: guarded,
  /** Succeeded for the website, and what was bought for it. */
  website: guarded,
  website_cost: guarded,
  revenue: guarded,
  /** Cost of the revenue, less what came back. */
  cost: guarded,
  profit: guarded,
  /** Rupiah that the balance paid for orders; `refund` of it came back later. */
  spent: guarded,
  refund: guarded,
});
export type OrderFigures = z.infer<typeof figures>;

const totals = figures.extend({
  /** Mean milliseconds from order to delivery of those that succeeded; null where none has. */
  duration: z.int().nullable(),
  /** Rupiah that top-ups brought to the balance, for any category and source. */
  topup: guarded,
});
export type StatisticTotals = z.infer<typeof totals>;

const besides = { orders_before: z.int(), profit_before: guarded };
const dayFigures = figures.extend({ day, ...besides });
export type StatisticDay = z.infer<typeof dayFigures>;

const hourFigures = figures.extend({
  /** 0 to 23, on Jakarta's clock. */
  hour: z.int(),
  /** Has not begun yet. */
  is_ahead: z.boolean(),
  ...besides,
});
export type StatisticHour = z.infer<typeof hourFigures>;

const part = z.object({ orders: z.int(), succeeded: z.int(), revenue: guarded, profit: guarded });

/** What was bought in a period of whole days (Asia/Jakarta), beside the period before it. */
export const statistic = z.object({
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
  /** Sales of the website, which no other figure includes; null where category or source are asked for. */
  website_sales: z.object({ orders: z.int(), omzet: rupiah }).nullable(),
  days: z.array(dayFigures),
  /** Of a single day, beside the whole day before; empty for longer periods. */
  hours: z.array(hourFigures),
  /** Orders by hour of the week, 168 from Monday 00:00 on. */
  week: z.array(z.int()),
  /** By orders that succeeded, the most first; a brand without a name is all that found no place. */
  brands: z.array(part.extend({ name: z.string().nullable() })),
  items: z.array(part.extend({ id, name: z.string() })),
  sources: z.array(part.extend({ source: z.int() })),
  /** Who ordered, through any source but the website. */
  staff: z.array(part.extend({ id, name: z.string(), is_owner: z.boolean() })),
  /** Why orders were not delivered; null where no reason is known. */
  reasons: z.array(z.object({ reason: z.string().nullable(), orders: z.int() })),
  /** What may be asked for. */
  categories: z.array(z.object({ id, name: z.string() })),
  /** Whether there ever was an order: an empty period of a new partner is told apart. */
  is_new: z.boolean(),
});
export type Statistic = z.infer<typeof statistic>;

export const getStatistic = endpoint({
  method: 'GET',
  path: '/v1/crm/statistic',
  object: 'statistic',
  summary: 'Statistik pembelian menurut periode',
  query: asked.refine(isDayRange, wrongDayRange),
  reply: statistic,
});

export const exportStatistic = download({
  path: '/v1/crm/statistic/export',
  object: 'statistic',
  summary: 'Unduh statistik pembelian harian',
  query: asked.extend({ format: exportFormat }).refine(isDayRange, wrongDayRange),
});
