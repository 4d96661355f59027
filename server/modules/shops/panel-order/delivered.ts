import type { Database } from '../../../db/client';
import { plainText, sealOld } from '../../ground/vault/seal-old';
import type { VaultService } from '../../ground/vault/service';
import { keepSealed, plainOnes } from './delivered-store';
import type { PanelOrder } from './order-store';

/** A code of one order does not open as another's. */
export const contextOf = (orderId: string): string => `panel-order-sn ${orderId}`;

export type Delivered = ReturnType<typeof createDelivered>;

/** What orders delivered: whoever reads a code can spend it, so it lies sealed. */
export function createDelivered(vault: Pick<VaultService, 'sealText' | 'openText'>) {
  const seal = (orderId: string, sn: string): string => vault.sealText(sn, contextOf(orderId));

  return {
    seal,

    open: ({ id, sn_sealed }: Pick<PanelOrder, 'id' | 'sn_sealed'>): string | null =>
      sn_sealed === null ? null : vault.openText(sn_sealed, contextOf(id)),

    /** Seals what was delivered before codes were sealed. */
    sealOld: ({ db }: Database): Promise<void> =>
      sealOld(
        (limit) => plainOnes(db, limit),
        ({ id, sn_sealed }) => keepSealed(db, id, sn_sealed, seal(id, plainText(sn_sealed))),
      ),
  };
}
