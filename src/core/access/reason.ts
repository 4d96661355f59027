/** Answer of `can()`. `forbidden` hides an entry and leads to /403; `expired` locks it and opens the restriction modal. */
export type Verdict = { can: true } | { can: false; reason: 'forbidden' | 'expired' };

/** The one question about access: is `object` (a screen, an access key) open to this user now? */
export type Can = (object: string) => Verdict;

/** Facts that access depends on; nothing else of the profile matters to it. */
export interface AccessFacts {
  /** Empty means: no check is made (specification 5). */
  privileges: string[];
  isSubAccount: boolean;
  /** The partner has a panel whose date has passed. */
  panelExpired: boolean;
  /** Specification 6: "The panel section needs a tier with a panel." Or a website that has outlived one. */
  tierHasPanel: boolean;
  /** Of a sub-account: whether it may know what the partner pays, and what it earns. Owners know. */
  seesCost: boolean;
  seesProfit: boolean;
}
