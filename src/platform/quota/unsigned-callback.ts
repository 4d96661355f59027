import type { Quota } from './store';

/**
 * Limit of callbacks with invalid signatures per address: further ones are refused unread and without notice.
 * Separate for suppliers and gateways, so that forging one does not block the other.
 */
export const unsignedCallback = (of: 'supplier' | 'gateway'): Quota => ({
  ...{ kind: `unsigned-callback-${of}`, most: 30, seconds: 3_600, gap: 0 },
});
