import type { VaultService } from '../../../platform/vault/service';
import type { PanelOrder } from './order-store';

/** Encryption context: bound to the order. */
export const contextOf = (orderId: string): string => `panel-order-sn ${orderId}`;

export type Delivered = ReturnType<typeof createDelivered>;

/** Delivered codes, encrypted because anyone who reads one can spend it. */
export function createDelivered(vault: Pick<VaultService, 'sealText' | 'openText'>) {
  return {
    seal: (orderId: string, sn: string): string => vault.sealText(sn, contextOf(orderId)),

    open: ({ id, sn_sealed }: Pick<PanelOrder, 'id' | 'sn_sealed'>): string | null =>
      sn_sealed === null ? null : vault.openText(sn_sealed, contextOf(id)),
  };
}
