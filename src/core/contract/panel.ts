import { z } from 'zod';
import { endpoint, SIGNED_IN } from './endpoint';
import { day, rupiah } from './shapes';

/** Panel set-up steps beside the browser's notification permission (specification 4). */
export const panelProgress = z.object({
  is_tier_set: z.boolean(),
  is_product_set: z.boolean(),
  is_profile_set: z.boolean(),
});
export type PanelProgress = z.infer<typeof panelProgress>;

export const getPanelProgress = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/progress-status',
  object: SIGNED_IN,
  summary: 'Kemajuan penyiapan panel',
  reply: panelProgress,
});

export const getSubscriptionPlan = endpoint({
  method: 'GET',
  path: '/v1/crm/panel/subscription-plan',
  object: SIGNED_IN,
  summary: 'Biaya perpanjangan panel',
  reply: z.object({ price: rupiah, period_days: z.int() }),
});

export const getPanelSaldo = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/get-panel-saldo',
  object: SIGNED_IN,
  summary: 'Saldo profit panel',
  reply: z.object({ panel_saldo: rupiah, version: z.int() }),
});

const periodTotals = z.object({
  orders: z.int(),
  succeeded: z.int(),
  omzet: rupiah,
  profit: rupiah,
  new_members: z.int(),
});

/** Totals from real panel orders and members, each with the period before it. */
export const panelStatistic = z.object({
  today: periodTotals,
  yesterday: periodTotals,
  last_30_days: periodTotals,
  previous_30_days: periodTotals,
  days: z.array(z.object({ day, omzet: rupiah, profit: rupiah, orders: z.int() })),
  top_items: z.array(z.object({ name: z.string(), orders: z.int(), omzet: rupiah })),
});
export type PanelStatistic = z.infer<typeof panelStatistic>;

export const getPanelStatistic = endpoint({
  method: 'GET',
  path: '/v1/vendor-panel/dashboard',
  object: 'panel.statistic',
  summary: 'Statistik panel hari ini dan 30 hari',
  reply: panelStatistic,
});
