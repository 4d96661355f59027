import type { BankDirectory } from './bank';

/**
 * Banks of a demonstration: an account belongs to whoever asks, but for numbers that end in 0007 (somebody else's),
 * 0008 (the bank does not answer) and 0009 (no such account).
 */
export const sandboxBanks: BankDirectory = {
  async holderOf({ number }, asker) {
    if (number.endsWith('0009')) return { kind: 'unknown' };
    if (number.endsWith('0008')) return { kind: 'away' };
    return { kind: 'holder', name: number.endsWith('0007') ? 'JOKO WIBISONO' : asker.toUpperCase() };
  },
};
