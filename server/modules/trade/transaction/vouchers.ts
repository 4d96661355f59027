import { maskedCode } from '../../../../src/core/format/mask';
import type { Database } from '../../../db/client';
import type { VaultService } from '../../ground/vault/service';
import { sealedOf } from './voucher-store';

/** Codes of one order do not open as another's. */
export const contextOf = (orderId: string): string => `voucher ${orderId}`;

/** Columns of an order that delivered codes, or none. */
export interface VoucherColumns {
  /** Masked: what lists, files and pages show. */
  voucher_codes: string[];
  voucher_sealed: string | null;
}

export type Vouchers = ReturnType<typeof createVouchers>;

/** Voucher codes of orders: whoever reads one can spend it, so they lie sealed, and are masked wherever they show. */
export function createVouchers(vault: Pick<VaultService, 'sealText' | 'openText'>) {
  return {
    seal: (orderId: string, codes: readonly string[]): VoucherColumns => ({
      voucher_codes: codes.map(maskedCode),
      voucher_sealed: codes.length > 0 ? vault.sealText(JSON.stringify(codes), contextOf(orderId)) : null,
    }),

    /** Whole; null for an order that this partner does not have, or that delivered none. */
    async open(database: Database, partnerId: string, orderId: string): Promise<string[] | null> {
      const sealed = await sealedOf(database, partnerId, orderId);
      return sealed === null ? null : JSON.parse(vault.openText(sealed, contextOf(orderId)));
    },
  };
}
