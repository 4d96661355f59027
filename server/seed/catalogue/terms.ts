import type { Terms } from './build';

/** Usual terms by kind of product; telephone credit repeated on one day is mostly a mistake, so not `multi`. */
export const terms = {
  game: { sla_seconds: 60, max_qty: 10, multi: true },
  gameSlow: { sla_seconds: 300, max_qty: 5, multi: true },
  voucher: { sla_seconds: 30, max_qty: 10, multi: true },
  pulsa: { sla_seconds: 60, max_qty: 1, multi: false },
  data: { sla_seconds: 180, max_qty: 1, multi: false },
  token: { sla_seconds: 60, max_qty: 1, multi: true },
  wallet: { sla_seconds: 30, max_qty: 1, multi: true },
  streaming: { sla_seconds: 300, max_qty: 1, multi: false },
} satisfies Record<string, Terms>;
