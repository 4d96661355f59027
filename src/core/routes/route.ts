import type { IconName } from '../look/icons';

/** What somebody may be kept from knowing: what the partner pays (and holds), and what it earns. */
export type Sight = 'cost' | 'profit';

export type Screen =
  /** `page` is its folder in `pages/`; `mobile` that phones and tablets have a file of their own there. */
  | { kind: 'page'; page: string; mobile?: true }
  | { kind: 'list' | 'form' | 'detail'; resource: string }
  | { kind: 'redirect'; to: string };

/** The full fact of a route (specification 2). */
export interface Route {
  path: string;
  exact: boolean;
  layout: 'vertical' | 'full';
  access?: string;
  blockWhenExpired: boolean;
  type?: 'panel';
  auth: boolean;
  kyc: boolean;
  screen: Screen;
  /** Casbin object that `can()` is asked before the screen opens. */
  object: string;
  title: string;
  /** What search engines tell of it. They are shown a page that has one, and no other. */
  description?: string;
}

/** A hand-made page (specification 2); its Casbin object is its path. */
export interface PageRow extends Omit<Route, 'object'> {
  /** A row with an icon may be named in a menu. */
  icon?: IconName;
  /** Never for a sub-account (design 5). */
  ownerOnly?: boolean;
  /** Open to owners without the access key, which only sub-accounts need. */
  openToOwners?: boolean;
  /** Tells cost or profit as a whole: closed to who may not know it. */
  tells?: Sight;
}
