import { queryAll, queryOne } from '../../../platform/db/statement';

export interface SiteRow {
  partner_id: string;
  code: string;
  name: string;
  /** A `PANEL` status. */
  status: number;
  expired: boolean;
}

/** The website of a host name; a rejected one no longer owns its subdomain, but its visitors get an explanation. */
export const readSiteByHost = queryOne<{ subdomain: string | null; domain: string }, SiteRow>(
  'website_by_host',
  `select p.id as partner_id, p.code, coalesce(p.panel_site_name, p.name) as name, p.panel_status as status,
  coalesce(p.panel_expired_date < now(), false) as expired
from panel_registrations r join partners p on p.id = r.partner_id
where r.subdomain = :subdomain::text or (r.custom_domain = :domain::text and r.domain_status = 3)
order by r.keeps_subdomain desc, r.submitted_at desc limit 1`,
);

export const readActiveDomains = queryAll<object, { custom_domain: string }>(
  'website_domains',
  `select custom_domain from panel_registrations where custom_domain is not null and domain_status = 3`,
);
