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
  const seal = (orderId: string, codes: readonly string[]): VoucherColumns => ({
    voucher_codes: codes.map(maskedCode),
    voucher_sealed: codes.length > 0 ? vault.sealText(JSON.stringify(codes), contextOf(orderId)) : null,
  });

  return {
    seal,

    /** Whole; null for an order that this partner does not have, or that delivered none. */
    async open(database: Database, partnerId: string, orderId: string): Promise<string[] | null> {
      const sealed = await sealedOf(database, partnerId, orderId);
      return sealed === null ? null : JSON.parse(vault.openText(sealed, contextOf(orderId)));
    },

    /** Seals what was delivered before codes were sealed; at start, when the vault is open. */
    async sealOld(database: Database): Promise<void> {
      for (;;) {
        const old = await plainOnes(database.db, PORTION);
        for (const one of old) {
          const codes: string[] = one.voucher_sealed
            ? JSON.parse(one.voucher_sealed.slice(PLAIN.length))
            : one.voucher_codes;
          await keepSealed(database.db, one, seal(one.id, codes));
        }
        if (old.length < PORTION) return;
      }
    },
  };
}
