import { DOMAIN, PANEL } from '../../../../core/states';
import type { Website } from '../../contract/website';
import { urlOfHost } from '../../domain/address';
import type { WebsiteRow } from './store';

export const hostUnder = (subdomain: string, base: string): string => `${subdomain}.${base}`;

/**
 * URL of a website: its custom domain once it points here, else its subdomain; null if nothing was submitted.
 */
export function addressOf(
  row: Pick<WebsiteRow, 'subdomain' | 'custom_domain' | 'domain_status'>,
  { base, publicUrl }: { base: string; publicUrl: string },
): string | null {
  const host =
    row.domain_status === DOMAIN.active ? row.custom_domain : row.subdomain && hostUnder(row.subdomain, base);
  return host === null || host === '' ? null : urlOfHost(host, publicUrl);
}

export function present(row: WebsiteRow, base: string): Website {
  const { subdomain, custom_domain, domain_status, ssl_status } = row;
  return {
    status: row.status,
    reject_reason: row.status === PANEL.rejected ? row.reject_reason : null,
    url: row.status === PANEL.active ? row.url : null,
    base_domain: base,
    registration: registrationOf(row),
    domain:
      subdomain !== null && custom_domain !== null && domain_status !== null && ssl_status !== null
        ? {
            name: custom_domain,
            target: hostUnder(subdomain, base),
            dns: domain_status,
            ssl: ssl_status,
            checked_at: row.domain_checked_at,
          }
        : null,
  };
}

function registrationOf(row: WebsiteRow): Website['registration'] {
  const { site_name, subdomain, theme_id, contact_whatsapp, submitted_at } = row;
  if (site_name === null || subdomain === null || theme_id === null) return null;
  if (contact_whatsapp === null || submitted_at === null) return null;
  return {
    site_name,
    tagline: row.tagline,
    logo: row.logo,
    category_focus: row.category_focus ?? [],
    subdomain,
    custom_domain: row.custom_domain,
    theme_id,
    contact_whatsapp,
    submitted_at,
    reviewed_at: row.reviewed_at,
  };
}
