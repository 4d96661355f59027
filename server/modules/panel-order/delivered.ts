import type { Database } from '../../db/client';
import type { VaultService } from '../vault/service';
import { keepSealed, PLAIN, plainOnes } from './delivered-store';
import type { PanelOrder } from './order-store';

/** Orders whose codes are sealed at once. */
const PORTION = 500;

/** A code of one order does not open as another's. */
const contextOf = (orderId: string): string => `panel-order-sn ${orderId}`;

export type Delivered = ReturnType<typeof createDelivered>;

/** What orders delivered: whoever reads a code can spend it, so it lies sealed. */
export function createDelivered(vault: Pick<VaultService, 'sealText' | 'openText'>) {
  const seal = (orderId: string, sn: string): string => vault.sealText(sn, contextOf(orderId));

  return {
    seal,

    open: ({ id, sn_sealed }: Pick<PanelOrder, 'id' | 'sn_sealed'>): string | null =>
      sn_sealed === null ? null : vault.openText(sn_sealed, contextOf(id)),

    /** Seals what was delivered before codes were sealed; at start, when the vault is open. */
    async sealOld(database: Database): Promise<void> {
      for (;;) {
        const old = await plainOnes(database.db, PORTION);
        for (const { id, sn_sealed } of old) {
          await keepSealed(database.db, id, sn_sealed, seal(id, sn_sealed.slice(PLAIN.length)));
        }
        if (old.length < PORTION) return;
      }
    },
  };
}
