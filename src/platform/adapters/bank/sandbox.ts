import type { BankDirectory } from './bank';

/**
 * Demo banks: an account belongs to the caller, except numbers ending in 0007 (another holder), 0008 (no
 * answer) and 0009 (no such account).
 */
export const sandboxBanks: BankDirectory = {
  async holderOf({ number }, asker) {
    if (number.endsWith('0009')) return { kind: 'unknown' };
    if (number.endsWith('0008')) return { kind: 'away' };
    return { kind: 'holder', name: number.endsWith('0007') ? 'JOKO WIBISONO' : asker.toUpperCase() };
  },
};
