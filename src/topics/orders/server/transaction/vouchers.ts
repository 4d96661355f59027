import { maskedCode } from '../../../../core/format/mask';
import type { Database } from '../../../../platform/db/client';
import { queryOne } from '../../../../platform/db/statement';
import type { VaultService } from '../../../../platform/vault/service';

const readSealed = queryOne<{ partner: string; id: string }, { voucher_sealed: string | null }>(
  'transaction_vouchers',
  'select voucher_sealed from transactions where id = :id::uuid and partner_id = :partner::uuid',
);

/** Encryption context: bound to the order. */
export const contextOf = (orderId: string): string => `voucher ${orderId}`;

export interface VoucherColumns {
  voucher_codes: string[];
  voucher_sealed: string | null;
}

export type Vouchers = ReturnType<typeof createVouchers>;

/** Voucher codes, encrypted and masked because anyone who reads one can spend it. */
export function createVouchers(vault: Pick<VaultService, 'sealText' | 'openText'>) {
  return {
    seal: (orderId: string, codes: readonly string[]): VoucherColumns => ({
      voucher_codes: codes.map(maskedCode),
      voucher_sealed: codes.length > 0 ? vault.sealText(JSON.stringify(codes), contextOf(orderId)) : null,
    }),

    /** Unmasked; null for another partner's order, or one without codes. */
    async open(database: Database, partnerId: string, orderId: string): Promise<string[] | null> {
      const sealed = (await readSealed(database, { partner: partnerId, id: orderId }))?.voucher_sealed;
      return sealed ? JSON.parse(vault.openText(sealed, contextOf(orderId))) : null;
    },
  };
}
