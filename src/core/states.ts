/**
 * What the numbers of states and movements mean, by the thing that has one (domain 3). SQL text writes the numbers themselves: files of
 * SQL and partial indexes can name nothing, and a statement is sure of such an index only by the same number.
 */

/** One of the numbers that `Names` gives names to: `StateOf<typeof TOPUP>`. */
export type StateOf<Names extends Record<string, number>> = Names[keyof Names];

/** An order of a partner (domain 3.5). */
export const TRANSACTION = { pending: 1, success: 2, cancelled: 3, failed: 4 } as const;
/** What came back of a failed one. */
export const REFUNDED = { none: 0, whole: 1, part: 2 } as const;
/** Through which door it came (specification 4). */
export const ORDER_SOURCE = { web: 1, api: 2, website: 3, bulk: 4 } as const;
/** A top up of the balance (domain 3.6); `unknown` where a host does not say. */
export const TOPUP = {
  unknown: 0,
  waiting: 1,
  paid: 2,
  expired: 3,
  cancelled: 4,
  reviewed: 5,
  rejected: 6,
} as const;
/** Who bears the fee of a way to pay a top up (domain 3.6); `unknown` where a host does not say. */
export const TOPUP_FEE_BEARER = { unknown: 0, partner: 1, us: 2 } as const;
/** A movement of the main balance (domain 3.7); 9 and 10 are a website's. */
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
/** A movement of the profit of a website (domain 3.19). */
export const PROFIT_MOVE = { order: 1, refund: 2, withdrawal: 3, fee: 4, adjustment: 5 } as const;
/** A movement of a balance of commissions (domain 3.9). */
export const COMMISSION_MOVE = { earned: 1, withdrawn: 2, takenBack: 3 } as const;
/** A movement of what a member of a website has: rupiah, or points. */
export const MEMBER_MOVES = {
  balance: ['opening', 'adjustment', 'payment', 'refund', 'upgrade'],
  point: ['opening', 'earned', 'returned'],
} as const;
/** A withdrawal of profit (domain 3.9, 3.19). */
export const WITHDRAWAL = { asked: 1, underWay: 2, done: 3, rejected: 4 } as const;
/** The papers of a partner (domain 3.2). */
export const KYC = { none: 0, submitted: 1, verified: 2, rejected: 3 } as const;
/** A partner's website (specification 2 and 4). */
export const PANEL = { none: 0, submitted: 1, active: 2, rejected: 3 } as const;
/** A website's own domain (domain 3.15). */
export const DOMAIN = { elsewhere: 1, looking: 2, active: 3 } as const;
/** The certificate of that domain. */
export const CERTIFICATE = { waiting: 1, active: 2 } as const;
/** How a renewal of the plan ended: paid, or short of balance (domain 3.15). */
export const PLAN_CHARGE = { taken: 1, short: 2 } as const;
/** A brand of the catalogue (domain 3.4). */
export const BRAND = { normal: 1, disturbed: 2, maintenance: 3, inactive: 4 } as const;
/** An item of a brand (domain 3.4). */
export const ITEM = { open: 1, disturbed: 2, soldOut: 3, inactive: 4 } as const;
/** The same with what its brand does to it: `inactive` also while that is cut off. */
export const SHELF_ITEM = { ...ITEM, maintenance: 5 } as const;
/** What can be supplied of an item, as products of websites say it: in the order of `ITEM`. */
export const STOCK_STATUSES = ['available', 'disturbed', 'empty', 'cut-off'] as const;
/** Why a price of the catalogue moved (domain 3.4). */
export const PRICE_REASON = { supplier: 1, promo: 2, currency: 4 } as const;
/** Where a price has to be for its reminder: at an amount or above, at it or below. */
export const PRICE_ALARM = { above: 1, below: 2 } as const;
/** Somebody who works for a partner (domain 3.13). */
export const SUB_ACCOUNT = { active: 1, invited: 2, off: 3 } as const;
/** What the rights of a sub-account come to: a preset of them, or none. */
export const SUB_ACCOUNT_ROLES = [
  'store-admin',
  'cashier',
  'finance',
  'developer',
  'marketing',
  'custom',
] as const;
export type SubAccountRole = (typeof SUB_ACCOUNT_ROLES)[number];
/** What a partner wrote to us (domain 3.12). */
export const FEEDBACK = { sent: 1, answered: 2 } as const;
/** A support ticket (domain 3.12); until `done` it is open. */
export const TICKET = { fresh: 1, underWay: 2, awaitsPartner: 3, done: 4, closed: 5 } as const;
/** An order above a limit that waits for the owner. */
export const APPROVAL = { waiting: 1, approved: 2, refused: 3, expired: 4, cancelled: 5 } as const;
/** The time of a cashier at its drawer; `unexplained`: counted with a difference that nobody has explained yet. */
export const SHIFT = { open: 1, unexplained: 2, closed: 3 } as const;
/** Where events are sent to: paused by hand, or by itself after `MOST_FAILURES` in a row (domain 3.11). */
export const WEBHOOK = { active: 1, paused: 2, failing: 3 } as const;
/** An event on its way to one endpoint (domain 3.11). */
export const WEBHOOK_DELIVERY = { sent: 1, failed: 2, waiting: 3 } as const;
/** An order of a website (domain 3.21). */
export const ORDER = { unpaid: 1, processing: 2, done: 3, failed: 4, cancelled: 5, refunded: 6 } as const;
/** What it sold: an item of ours, or a product of the shop's own. */
export const PRODUCT_SOURCE = { vcg: 1, custom: 2 } as const;
/** What it needs next, and from whom. */
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
/** What it is paid with: a way of the portal's, one of the shop's own, what its member has there. */
export const PAYMENT_SOURCES = ['platform', 'manual', 'balance'] as const;
/** Its payment. */
export const PAYMENT = { waiting: 1, paid: 2, expired: 3, failed: 4, returned: 5 } as const;
/** What a partner's program signs in with. */
export const API_TOKEN = { active: 1, revoked: 2, expired: 3 } as const;
/** A batch of orders: `paused` by its partner or for what `BULK_PAUSE` says; `stopped`: its rest is never bought. */
export const BULK = { running: 1, paused: 2, stopped: 3, done: 4 } as const;
/** A row of a batch, until its order has a state of its own. */
export const BULK_ROW = { waiting: 1, underWay: 2, placed: 3, refused: 4, stopped: 5 } as const;
/**
 * What became of a row, its order included. `failed`: certainly nothing was bought, or all of it was paid back;
 * `attention`: neither delivered nor paid back whole.
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
