/**
 * Numbers of states and movements (domain 3). SQL uses the numbers directly: SQL files and partial indexes cannot use
 * names, and a statement uses such an index only with the same number.
 */

export type StateOf<Names extends Record<string, number>> = Names[keyof Names];

export const TRANSACTION = { pending: 1, success: 2, cancelled: 3, failed: 4 } as const;
export const REFUNDED = { none: 0, whole: 1, part: 2 } as const;
/** Specification 4. */
export const ORDER_SOURCE = { web: 1, api: 2, website: 3, bulk: 4 } as const;
/** Domain 3.6; `unknown` if a host does not send it. */
export const TOPUP = {
  unknown: 0,
  waiting: 1,
  paid: 2,
  expired: 3,
  cancelled: 4,
  reviewed: 5,
  rejected: 6,
} as const;
/** Domain 3.6; `unknown` if a host does not send it. */
export const TOPUP_FEE_BEARER = { unknown: 0, partner: 1, us: 2 } as const;
/** Domain 3.7; 9 and 10 belong to websites. */
export const BALANCE_MOVE = {
  topup: 1,
  purchase: 2,
  refund: 3,
  adjustment: 4,
  bonus: 5,
  renewal: 6,
  commission: 7,
  profit: 8,
  sale: 9,
  transfer: 10,
} as const;
/** Domain 3.19. */
export const PROFIT_MOVE = { order: 1, refund: 2, withdrawal: 3, fee: 4, adjustment: 5 } as const;
/** Domain 3.9. */
export const COMMISSION_MOVE = { earned: 1, withdrawn: 2, takenBack: 3 } as const;
export const MEMBER_MOVES = {
  balance: ['opening', 'adjustment', 'payment', 'refund', 'upgrade'],
  point: ['opening', 'earned', 'returned'],
} as const;
/** Domain 3.9 and 3.19. */
export const WITHDRAWAL = { asked: 1, underWay: 2, done: 3, rejected: 4 } as const;
/** Domain 3.2. */
export const KYC = { none: 0, submitted: 1, verified: 2, rejected: 3 } as const;
/** Specification 2 and 4. */
export const PANEL = { none: 0, submitted: 1, active: 2, rejected: 3 } as const;
/** Domain 3.15. */
export const DOMAIN = { elsewhere: 1, verifying: 2, active: 3 } as const;
export const CERTIFICATE = { waiting: 1, active: 2 } as const;
/** Paid, or insufficient balance (domain 3.15). */
export const PLAN_CHARGE = { taken: 1, short: 2 } as const;
export const BRAND = { normal: 1, disturbed: 2, maintenance: 3, inactive: 4 } as const;
/** Domain 3.4. */
export const ITEM = { open: 1, disturbed: 2, soldOut: 3, inactive: 4 } as const;
/** Includes the brand's state: `inactive` also while it is cut off. */
export const SHELF_ITEM = { ...ITEM, maintenance: 5 } as const;
export const STOCK_STATUSES = ['available', 'disturbed', 'empty', 'cut-off'] as const;
/** Reason of a price change (domain 3.4). */
export const PRICE_REASON = { supplier: 1, promo: 2, currency: 4 } as const;
export const PRICE_ALARM = { above: 1, below: 2 } as const;
export const SUB_ACCOUNT = { active: 1, invited: 2, off: 3 } as const;
export const SUB_ACCOUNT_ROLES = [
  'store-admin',
  'cashier',
  'finance',
  'developer',
  'marketing',
  'custom',
] as const;
export type SubAccountRole = (typeof SUB_ACCOUNT_ROLES)[number];
export const FEEDBACK = { sent: 1, answered: 2 } as const;
/** Domain 3.12; open until `done`. */
export const TICKET = { fresh: 1, underWay: 2, awaitsPartner: 3, done: 4, closed: 5 } as const;
export const APPROVAL = { waiting: 1, approved: 2, refused: 3, expired: 4, cancelled: 5 } as const;
/** A cashier's shift; `unexplained`: counted with a difference that is not explained yet. */
export const SHIFT = { open: 1, unexplained: 2, closed: 3 } as const;
/** Paused by hand, or failing after `MOST_FAILURES` in a row (domain 3.11). */
export const WEBHOOK = { active: 1, paused: 2, failing: 3 } as const;
/** Domain 3.11. */
export const WEBHOOK_DELIVERY = { sent: 1, failed: 2, waiting: 3 } as const;
/** Order of a website (domain 3.21). */
export const ORDER = { unpaid: 1, processing: 2, done: 3, failed: 4, cancelled: 5, refunded: 6 } as const;
export const PRODUCT_SOURCE = { vcg: 1, custom: 2 } as const;
/** Next step of an order, and who must take it. */
export const ORDER_STAGES = [
  'unpaid',
  'transfer',
  'overdue',
  'running',
  'supply',
  'code',
  'hand',
  'done',
  'closed',
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];
export const PAYMENT_SOURCES = ['platform', 'manual', 'balance'] as const;
export const PAYMENT = { waiting: 1, paid: 2, expired: 3, failed: 4, returned: 5 } as const;
export const API_TOKEN = { active: 1, revoked: 2, expired: 3 } as const;
/** A batch: `paused` by the partner or automatically; `stopped`: the rest is never bought. */
export const BULK = { running: 1, paused: 2, stopped: 3, done: 4 } as const;
export const BULK_ROW = { waiting: 1, underWay: 2, placed: 3, refused: 4, stopped: 5 } as const;
/**
 * Result of a row including its order. `failed`: certainly not bought, or fully refunded; `attention`: neither
 * delivered nor fully refunded.
 */
export const BULK_OUTCOMES = [
  'waiting',
  'placing',
  'pending',
  'success',
  'failed',
  'attention',
  'stopped',
] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];
