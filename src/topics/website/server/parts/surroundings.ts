import { createContext, useContext } from 'react';
import type { StorefrontSite } from '../../../storefront/contract/storefront-site';
import type { WebsiteAssets } from '../assets';
import type { LabelOf } from '../labels';
import type { Member } from '../member';

/** Everything that pages of one request share. */
export interface Surroundings {
  /** Address of the shop without a final slash; the same on its subdomain and on its own domain. */
  origin: string;
  /** Path with its query, to return to; the home page for a form that was sent. */
  url: string;
  site: StorefrontSite;
  /** Signed-in member; null for a guest. */
  member: Member | null;
  assets: WebsiteAssets;
  labelOf: LabelOf;
  /** URL of the portal, where the sandbox of the gateway has its pages. */
  portalUrl: string;
  /** Milliseconds since 1970 by the server's clock. */
  now: number;
}

const Context = createContext<Surroundings | null>(null);

export const SurroundingsProvider = Context.Provider;

export function useSurroundings(): Surroundings {
  const around = useContext(Context);
  if (!around) throw new Error('A page is rendered by `Pages.send`.');
  return around;
}
