import type { PanelProgress } from '../../../../core/contract/panel';
import type { Database } from '../../../../platform/db/client';
import { queryRow } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import type { LedgerService } from '../../../../platform/ledger/service';
import { createPanelStatistic } from './statistic';

/** Documents that the setup steps check (specification 4). */
const readProgress = queryRow<{ partner: string }, PanelProgress>(
  'panel_progress',
  `select
  exists (select from entities where partner_id = :partner::uuid and resource = 'member-tier'
    and deleted_at is null) as is_tier_set,
  exists (select from entities where partner_id = :partner::uuid
    and resource in ('product-vcg', 'product-custom') and deleted_at is null) as is_product_set,
  exists (select from entities where partner_id = :partner::uuid and resource = 'social-media'
    and deleted_at is null) as is_profile_set`,
);

export type PanelService = ReturnType<typeof createPanelService>;

export function createPanelService({ database, ledger }: { database: Database; ledger: LedgerService }) {
  return {
    ...createPanelStatistic({ database }),

    progress: ({ partnerId }: Actor): Promise<PanelProgress> =>
      readProgress(database, { partner: partnerId }),

    async saldo({ partnerId }: Actor) {
      const { balance, version } = await ledger.balanceOf(partnerId, 'panel');
      return { panel_saldo: balance, version };
    },
  };
}
