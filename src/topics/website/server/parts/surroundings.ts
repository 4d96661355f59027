import type { StorefrontSite } from '../../../storefront/contract/storefront-site';
import type { WebsiteAssets } from '../assets';
import type { Member } from '../member';

/** Everything that pages of one request share. */
export interface Surroundings {
  /** `http(s)://host`, without a final slash. */
  origin: string;
  /** Path with its query, to return to; the home page for a form that was sent. */
  url: string;
  site: StorefrontSite;
  /** Signed-in member; null for a guest. */
  member: Member | null;
  assets: WebsiteAssets;
  /** URL of the portal, where the sandbox of the gateway has its pages. */
  portalUrl: string;
  /** Milliseconds since 1970, by the database's clock. */
  now: number;
}
