import { maskedCode } from '../../../../core/format/mask';
import type { Database } from '../../../../platform/db/client';
import { run, statement } from '../../../../platform/db/statement';
import type { VaultService } from '../../../../platform/vault/service';

const sealedStatement = statement<{ partner: string; id: string }, { voucher_sealed: string | null }>(
  'transaction_vouchers',
  'select voucher_sealed from transactions where id = :id::uuid and partner_id = :partner::uuid',
);

async function sealedOf(database: Database, partner: string, id: string): Promise<string | null> {
  const [row] = await run(database, sealedStatement, { partner, id });
  return row?.voucher_sealed ?? null;
}

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
      const sealed = await sealedOf(database, partnerId, orderId);
      return sealed === null ? null : JSON.parse(vault.openText(sealed, contextOf(orderId)));
    },
  };
}
