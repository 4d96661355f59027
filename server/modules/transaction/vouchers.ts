import { maskedCode } from '../../../src/core/format/mask';
import type { Database } from '../../db/client';
import type { VaultService } from '../vault/service';
import { keepSealed, PLAIN, plainOnes, sealedOf } from './voucher-store';

/** Orders whose codes are sealed at once. */
const PORTION = 500;

/** Codes of one order do not open as another's. */
const contextOf = (orderId: string): string => `voucher ${orderId}`;

/** Columns of an order that delivered codes, or none. */
export interface VoucherColumns {
  /** Masked: what lists, files and pages show. */
  voucher_codes: string[];
  voucher_sealed: string | null;
}

export type Vouchers = ReturnType<typeof createVouchers>;

/** Voucher codes of orders: whoever reads one can spend it, so they lie sealed, and are masked wherever they show. */
export function createVouchers(vault: Pick<VaultService, 'sealText' | 'openText'>) {
  const sealedText = (orderId: string, codes: string): string => vault.sealText(codes, contextOf(orderId));

  return {
    seal: (orderId: string, codes: readonly string[]): VoucherColumns => ({
      voucher_codes: codes.map(maskedCode),
      voucher_sealed: codes.length > 0 ? sealedText(orderId, JSON.stringify(codes)) : null,
    }),

    /** Whole; null for an order that this partner does not have, or that delivered none. */
    async open(database: Database, partnerId: string, orderId: string): Promise<string[] | null> {
      const sealed = await sealedOf(database, partnerId, orderId);
      return sealed === null ? null : JSON.parse(vault.openText(sealed, contextOf(orderId)));
    },

    /** Seals what was delivered before codes were sealed; at start, when the vault is open. */
    async sealOld(database: Database): Promise<void> {
      for (;;) {
        const old = await plainOnes(database.db, PORTION);
        for (const { id, voucher_sealed } of old) {
          await keepSealed(
            database.db,
            id,
            voucher_sealed,
            sealedText(id, voucher_sealed.slice(PLAIN.length)),
          );
        }
        if (old.length < PORTION) return;
      }
    },
  };
}
