import { z } from 'zod';
import { get } from '../../../core/contract/endpoint';
import { day, rupiah } from '../../../core/contract/shapes';

export const dashboardTotals = z.object({
  trx_today: z.int(),
  trx_yesterday: z.int(),
  spent_today: rupiah,
  /** Mean of the whole days before today, at most 30, since the first order; null where there is none. */
  spent_average: z.object({ days: z.int(), amount: rupiah }).nullable(),
  refund_today: rupiah,
});
export type DashboardTotals = z.infer<typeof dashboardTotals>;

export const getDashboardTotals = get('/v1/crm/dashboard/totals', 'dashboard', {
  summary: 'Ringkasan hari ini',
  reply: dashboardTotals,
});

/** Count and rupiah of the last 14 days, oldest first, today included. */
export const dashboardCharts = z.object({
  days: z.array(z.object({ day, trx: z.int(), spent: rupiah, refund: rupiah })),
});
export type DashboardCharts = z.infer<typeof dashboardCharts>;

export const getDashboardCharts = get('/v1/crm/dashboard/charts', 'dashboard', {
  summary: 'Perjalanan 14 hari terakhir',
  reply: dashboardCharts,
});
