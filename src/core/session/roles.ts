/** Roles that Casbin objects are linked to, besides access keys (design 5). */

/** Linked to every access key of the user. */
export const GRANTED = 'granted';
/** Every signed-in user; also `SIGNED_IN` of the contract. */
export const OPEN_TO_ALL = 'open-to-all';
/** Owners, regardless of keys. */
export const OWNERS = 'owners';
export const OWNER_ROLE = 'owner-only';
/** May be seen but not opened while the panel is expired. */
export const BLOCK_WHEN_EXPIRED = 'blockWhenExpired';
/** Specification 6: "The panel section needs a tier with a panel." */
export const NEEDS_PANEL = 'needs-panel';
/** An action missing in `can`: closed to everyone. */
export const UNDECLARED = 'undeclared';
/** Reveals the partner's cost or balance: denied to people who may not see it. */
export const REVEALS_COST = 'reveals-cost';
export const REVEALS_PROFIT = 'reveals-profit';
export const COST = 'cost';
export const PROFIT = 'profit';
