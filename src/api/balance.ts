import type { BalanceFrame } from '../core/contract/live';

/** An older message never lowers a newer balance (design 8); frames and answers may arrive in any order. */
export const newer = (known: BalanceFrame | null, told: BalanceFrame): BalanceFrame =>
  known && known.version >= told.version ? known : told;
