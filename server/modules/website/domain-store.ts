import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { runIn, statement } from '../../db/statement';

/** A custom domain whose partner this transaction holds: the partner comes first, as when a website is judged. */
export interface HeldDomain {
  partner_id: string;
  custom_domain: string;
  subdomain: string;
  domain_status: 1 | 2 | 3;
  ssl_status: 1 | 2;
}

const holdStatement = statement<{ submission: string }, HeldDomain>(
  'website_hold_domain',
  `select r.partner_id, r.custom_domain, r.subdomain, r.domain_status, r.ssl_status
from panel_registrations r join partners p on p.id = r.partner_id
where r.submission_id = :submission::uuid and r.custom_domain is not null for no key update of p`,
);
/** Undefined once something else was handed in. */
export const holdDomain = async (tx: Db, submission: string): Promise<HeldDomain | undefined> =>
  (await runIn(tx, holdStatement, { submission }))[0];

/** Writes what was seen; an active website is found at `url` from now on. */
export async function writeDomain(
  tx: Db,
  partner: string,
  facts: { dns: 1 | 2 | 3; ssl: 1 | 2; url: string },
): Promise<void> {
  await tx.execute(sql`
    update panel_registrations set domain_status = ${facts.dns}, ssl_status = ${facts.ssl}, domain_checked_at = now()
    where partner_id = ${partner}`);
  await tx.execute(sql`
    update partners set panel_url = ${facts.url}
    where id = ${partner} and panel_status = 2 and panel_url is distinct from ${facts.url}`);
}
