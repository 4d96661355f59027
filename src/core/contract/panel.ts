import { z } from 'zod';
import { get, SIGNED_IN } from './endpoint';
import { PROFIT_KEY } from './profit-key';
import { named, orUnknown } from './reading';
import { rupiah } from './shapes';

/** Panel set-up steps except the browser's notification permission (specification 4). */
export const panelProgress = z.object({
  is_tier_set: orUnknown(z.boolean()),
  is_product_set: orUnknown(z.boolean()),
  is_profile_set: orUnknown(z.boolean()),
});
export type PanelProgress = z.infer<typeof panelProgress>;

export const getPanelProgress = get('/v1/vendor-panel/progress-status', SIGNED_IN, {
  summary: 'Kemajuan penyiapan panel',
  reply: panelProgress,
});

export const getPanelSaldo = get('/v1/vendor-panel/get-panel-saldo', PROFIT_KEY, {
  summary: 'Saldo profit panel',
  reply: z.object({ panel_saldo: named(rupiah), version: z.int().nullable() }),
});
