/** `forbidden` hides an entry and leads to /403; `expired` locks it and opens the restriction dialog. */
export type Verdict = { can: true } | { can: false; reason: 'forbidden' | 'expired' };

export type Can = (object: string) => Verdict;

/** True if menus and links show an object; an expired one is shown locked. */
export const isShown = (verdict: Verdict): boolean => verdict.can || verdict.reason === 'expired';

export interface AccessFacts {
  /** An empty list disables the check (specification 5). */
  privileges: string[];
  isSubAccount: boolean;
  panelExpired: boolean;
  /**
   * Specification 6: "The panel section needs a tier with a panel." Also true for a website that has outlived its
   * panel.
   */
  tierHasPanel: boolean;
  /** For sub-accounts: whether they may see cost and profit. Owners may. */
  seesCost: boolean;
  seesProfit: boolean;
}
