import { isIP } from 'node:net';
import { isUnder } from '../../shops/domain/address';

/** Prefix of the routes of websites inside the server; a request reaches them by its host alone. */
export const WEBSITE = '/~website';

/** Name in a `Host` header, without port and final dot; null if it is unreadable. */
export function hostNameOf(header: string | undefined): string | null {
  const name = /^([a-z0-9.-]{1,253})(?::\d{1,5})?$/i.exec(header ?? '')?.[1];
  return name?.toLowerCase().replace(/\.$/, '') || null;
}

export interface WebsiteHostDeps {
  /** Parent domain of subdomains (PANEL_DOMAIN). */
  base: string;
  /** URLs of the portal itself. */
  portalUrls: readonly string[];
  /** Custom domains that point here. */
  readDomains(): Promise<string[]>;
}

export type WebsiteHosts = ReturnType<typeof createWebsiteHosts>;

/**
 * Decides by the `Host` header whether a request is for a website. Everything else is the portal: its own host, an
 * address, a container's name. `X-Forwarded-Host` is ignored, because a client can send it.
 */
export function createWebsiteHosts({ base, portalUrls, readDomains }: WebsiteHostDeps) {
  const portal = new Set([base, ...portalUrls.map((url) => new URL(url).hostname)]);
  let domains: ReadonlySet<string> = new Set();

  return {
    base,
    isPortal: (name: string): boolean => portal.has(name),
    isWebsite(header: string | undefined): boolean {
      const name = hostNameOf(header);
      if (name === null || portal.has(name) || isIP(name) !== 0) return false;
      return isUnder(name, base) || domains.has(name);
    },

    /** Reads the custom domains again: they change while the server runs. */
    async refresh(): Promise<void> {
      domains = new Set(await readDomains());
    },
  };
}
