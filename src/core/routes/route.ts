import type { IconName } from '../appearance/icons';

/** Restricted data: the partner's cost (and balance), and its profit. */
export type Visibility = 'cost' | 'profit';

export type Screen =
  /** `page` is a folder in `pages/`; `mobile`: phones and tablets use their own file there. */
  | { kind: 'page'; page: string; mobile?: true }
  | { kind: 'list' | 'form' | 'detail'; resource: string }
  | { kind: 'redirect'; to: string };

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
  object: string;
  title: string;
  /** Meta description; pages without one are not indexed by search engines. */
  description?: string;
}

/** A hand-made page (specification 2); its Casbin object is its path. */
export interface PageRow extends Omit<Route, 'object'> {
  /** Required for an entry of a menu. */
  icon?: IconName;
  /** Never for a sub-account (design 5). */
  ownerOnly?: boolean;
  /** Open to owners without the access key, which only sub-accounts need. */
  openToOwners?: boolean;
  /** The whole page reveals cost or profit, so it is closed to people who may not see it. */
  reveals?: Visibility;
}
