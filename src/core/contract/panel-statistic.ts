import { z } from 'zod';
import { download, endpoint } from './endpoint';
import { day, exportFormat, rupiah } from './shapes';

/** Days that are offered; today is the last. */
export const periods = [7, 30, 90] as const;
/** Longest own range, days. */
export const LONGEST_RANGE = 366;

/** No website is older, and none sells that far ahead. */
const FIRST_DAY = '2015-01-01';
const LAST_DAY = '2099-12-31';
const DAY = 86_400_000;

/** So many days up to today, or a range of days, both ends included; a range comes first. */
const range = z.strictObject({
  days: z.coerce
    .number()
    .int()
    .refine((days) => periods.some((period) => period === days))
    .default(30),
  from: day.optional(),
  to: day.optional(),
});
const isRange = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean => {
  if (from === undefined && to === undefined) return true;
  if (from === undefined || to === undefined || to < from) return false;
  if (from < FIRST_DAY || to > LAST_DAY) return false;
  return Date.parse(to) - Date.parse(from) < LONGEST_RANGE * DAY;
};
const refused = { path: ['from'], message: `Pilih rentang 1 sampai ${LONGEST_RANGE} hari.` };

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

/** What a website sold in a period of whole days (Asia/Jakarta), beside the period of the same length before it. */
export const panelStatistic = z.object({
  from: day,
  to: day,
  previous_from: day,
  previous_to: day,
  now: totals,
  before: totals,
  days: z.array(dayFigures),
  /** By order status (domain 3.18), the most frequent first. */
  statuses: z.array(z.object({ status: z.int(), orders: z.int() })),
  top_items: z.array(z.object({ name: z.string(), orders: z.int(), omzet: rupiah, profit: rupiah })),
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
  query: range.refine(isRange, refused),
  reply: panelStatistic,
});

export const exportPanelStatistic = download({
  path: '/v1/vendor-panel/dashboard/export',
  object: 'panel.statistic',
  summary: 'Unduh statistik panel harian',
  query: range.extend({ format: exportFormat }).refine(isRange, refused),
});
