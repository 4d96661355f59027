import type { CERTIFICATE, DOMAIN, StateOf } from '../../../../core/states';
import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryOne } from '../../../../platform/db/statement';
import type { WebsiteRow } from './store';

/** A custom domain with locked partner; the partner is locked first, as in a review. */
export interface LockedDomain {
  partner_id: string;
  custom_domain: string;
  subdomain: string;
  domain_status: StateOf<typeof DOMAIN>;
  ssl_status: StateOf<typeof CERTIFICATE>;
}

/** Null if a newer submission exists. */
export const lockDomain = queryOne<{ submission: string }, LockedDomain>(
  'website_lock_domain',
  `select r.partner_id, r.custom_domain, r.subdomain, r.domain_status, r.ssl_status
from panel_registrations r join partners p on p.id = r.partner_id
where r.submission_id = :submission::uuid and r.custom_domain is not null for no key update of p`,
);

/** Stores the check result and the `url` of an active website. */
export async function writeDomain(
  tx: Db,
  partner: string,
  facts: { dns: StateOf<typeof DOMAIN>; ssl: StateOf<typeof CERTIFICATE>; url: string },
): Promise<void> {
  await tx.execute(sql`
    update panel_registrations set domain_status = ${facts.dns}, ssl_status = ${facts.ssl}, domain_checked_at = now()
    where partner_id = ${partner}`);
  await tx.execute(sql`
    update partners set panel_url = ${facts.url}
    where id = ${partner} and panel_status = 2 and panel_url is distinct from ${facts.url}`);
}

export const lockAddress = queryOne<
  { partner: string },
  Pick<WebsiteRow, 'status' | 'subdomain' | 'custom_domain'>
>(
  'website_lock_own_domain',
  `select p.panel_status as status, r.subdomain, r.custom_domain
from partners p join panel_registrations r on r.partner_id = p.id where p.id = :partner::uuid
for no key update of p`,
);

/** Replaces or removes the domain: resets the check results, and visitors use the subdomain. */
export async function writeOwnDomain(
  tx: Db,
  partner: string,
  { domain, submission, url }: { domain: string | null; submission: string; url: string | null },
): Promise<void> {
  await tx.execute(sql`
    update panel_registrations set custom_domain = ${domain}::text, submission_id = ${submission},
      domain_status = case when ${domain}::text is not null then 1 end,
      ssl_status = case when ${domain}::text is not null then 1 end,
      domain_since = case when ${domain}::text is not null then now() end, domain_checked_at = null
    where partner_id = ${partner}`);
  await tx.execute(sql`
    update partners set panel_url = ${url}::text
    where id = ${partner} and panel_url is distinct from ${url}::text`);
}
