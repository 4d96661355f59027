/** What a Casbin object may be linked to besides an access key (design 5). */

/** What the user holds: every access key of theirs is linked to it. */
export const GRANTED = 'granted';
/** Everyone who is signed in: the object has no access key. Also `SIGNED_IN` of the contract. */
export const OPEN_TO_ALL = 'open-to-all';
/** Held by owners, whatever keys they hold: what is theirs alone and what else opens it to others. */
export const OWNERS = 'owners';
/** Denied to sub-accounts. */
export const OWNER_ROLE = 'owner-only';
/** May be seen but not opened while the panel has expired. */
export const BLOCK_WHEN_EXPIRED = 'blockWhenExpired';
/** Specification 6: "The panel section needs a tier with a panel." */
export const NEEDS_PANEL = 'needs-panel';
/** An act that a resource does not declare in `can`: closed to everyone. */
export const UNDECLARED = 'undeclared';
/** Tells what the partner pays, or what its balance is: denied to who may not know. */
export const TELLS_COST = 'tells-cost';
/** Tells what the partner earns. */
export const TELLS_PROFIT = 'tells-profit';
/** Objects that ask nothing but whether somebody may know what the partner pays, and earns. */
export const COST = 'cost';
export const PROFIT = 'profit';
