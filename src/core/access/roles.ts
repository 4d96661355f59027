/** What a Casbin object may be linked to besides an access key (design 5). */

/** Everyone who is signed in: the object has no access key. Also `SIGNED_IN` of the contract. */
export const OPEN_TO_ALL = 'open-to-all';
/** Denied to sub-accounts. */
export const OWNER_ROLE = 'owner-only';
/** May be seen but not opened while the panel has expired. */
export const BLOCK_WHEN_EXPIRED = 'blockWhenExpired';
/** Specification 6: "The panel section needs a tier with a panel." */
export const NEEDS_PANEL = 'needs-panel';
/** An act that a resource does not declare in `can`: closed to everyone. */
export const UNDECLARED = 'undeclared';
