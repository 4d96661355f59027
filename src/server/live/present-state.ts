import { v7 } from 'uuid';
import type { LiveChannel } from '../../core/contract/session';
import type { LedgerService } from '../../platform/ledger/service';
import type { TransactionService } from '../../topics/orders/server/transaction/service';
import type { TopupService } from '../../topics/topup/server/service';
import type { LiveMessage } from './message';

export interface StateSources {
  ledger: Pick<LedgerService, 'framesOf'>;
  transactions: Pick<TransactionService, 'recentFrames'>;
  topups: Pick<TopupService, 'recentFrames'>;
  resources: readonly string[];
}

/** Current state for the sockets of a channel. Frames have versions, so browsers ignore older ones. */
export async function presentState(
  { ledger, transactions, topups, resources }: StateSources,
  channel: LiveChannel,
  partnerIds: readonly string[],
): Promise<LiveMessage[]> {
  if (partnerIds.length === 0) return [];
  if (channel === 'mitra') {
    const changed = await Promise.all([
      transactions.recentFrames(partnerIds),
      topups.recentFrames(partnerIds),
    ]);
    const facts = partnerIds.map((partner_id) => ({
      channel,
      partner_id,
      frame: { type: 'facts' as const, revision: v7() },
    }));
    // Rows have no versions here: clients reload them.
    const rows = partnerIds.flatMap((partner_id) =>
      resources.map((resource) => ({
        channel,
        partner_id,
        frame: { type: 'resource' as const, resource },
      })),
    );
    return [
      ...changed.flat().map(({ partner_id, ...frame }) => ({ channel, partner_id, frame })),
      ...facts,
      ...rows,
    ];
  }
  const frames = await ledger.framesOf(partnerIds, channel === 'mitra-balance' ? 'main' : 'panel');
  return [...frames].map(([partner_id, frame]) => ({ channel, partner_id, frame }));
}
