import { timingSafeEqual } from 'node:crypto';
import type { VaultService } from '../../../platform/vault/service';

export interface InvoiceSeals {
  publicUrl: string;
  of(topupId: string): string;
  /** Compares in constant time. */
  fits(topupId: string, seal: string): boolean;
}

/** Hex digits: 128 bits. */
export const SEAL_LENGTH = 32;

export function createInvoiceSeals(vault: Pick<VaultService, 'digest'>, publicUrl: string): InvoiceSeals {
  const of = (topupId: string) => vault.digest(`invoice ${topupId}`).slice(0, SEAL_LENGTH);
  return {
    publicUrl,
    of,
    fits: (topupId, seal) =>
      seal.length === SEAL_LENGTH && timingSafeEqual(Buffer.from(of(topupId)), Buffer.from(seal)),
  };
}
