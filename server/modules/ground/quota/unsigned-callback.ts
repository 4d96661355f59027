import type { Quota } from './store';

/**
 * Callbacks of one address that nobody we know signed: more of them are refused unread, and tell the operator nothing.
 * Suppliers and gateways apart: whoever forges the one does not use up the other.
 */
export const unsignedCallback = (of: 'supplier' | 'gateway'): Quota => ({
  ...{ kind: `unsigned-callback-${of}`, most: 30, seconds: 3_600, gap: 0 },
});
