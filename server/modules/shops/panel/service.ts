import type { PanelProgress } from '../../../../src/core/contract/panel';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import type { LedgerService } from '../../ground/ledger/service';
import { createPanelStatistic } from './statistic';
import { readProgress } from './store';

export type PanelService = ReturnType<typeof createPanelService>;

export function createPanelService({ database, ledger }: { database: Database; ledger: LedgerService }) {
  return {
    ...createPanelStatistic({ database }),

    progress: ({ partnerId }: Actor): Promise<PanelProgress> => readProgress(database, partnerId),

    async saldo({ partnerId }: Actor) {
      const { balance, version } = await ledger.balanceOf(partnerId, 'panel');
      return { panel_saldo: balance, version };
    },
  };
}
