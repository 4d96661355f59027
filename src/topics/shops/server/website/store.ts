import type { StoredImage } from '../../../../core/contract/upload';
import type { CERTIFICATE, DOMAIN, PANEL, StateOf } from '../../../../core/states';
import type { Database, Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { command, queryAll, queryAny, queryOne, queryValue } from '../../../../platform/db/statement';

/** Website state of a partner with the latest submission; null fields without one. */
export interface WebsiteRow {
  partner_id: string;
  code: string;
  name: string;
  status: StateOf<typeof PANEL>;
  reject_reason: string | null;
  url: string | null;
  tier_has_panel: boolean;
  /** Identity is verified, or documents were submitted (specification 5). */
  has_kyc: boolean;
  user_id: string | null;
  submission_id: string | null;
  site_name: string | null;
  tagline: string | null;
  logo: StoredImage | null;
  category_focus: string[] | null;
  subdomain: string | null;
  custom_domain: string | null;
  theme_id: string | null;
  contact_whatsapp: string | null;
  domain_status: StateOf<typeof DOMAIN> | null;
  ssl_status: StateOf<typeof CERTIFICATE> | null;
  domain_since: string | null;
  domain_checked_at: string | null;
  submitted_at: string | null;
  reviewed_at: string | null;
  now: string;
}

const COLUMNS = `p.id as partner_id, p.code, p.name, p.panel_status as status, p.panel_reject_reason as reject_reason,
  p.panel_url as url, t.has_panel as tier_has_panel, p.key_verified or p.kyc_status <> 0 as has_kyc,
  r.user_id, r.submission_id, r.site_name, r.tagline, r.logo, r.category_focus, r.subdomain, r.custom_domain,
  r.theme_id, r.contact_whatsapp, r.domain_status, r.ssl_status, r.domain_since, r.domain_checked_at, r.submitted_at,
  r.reviewed_at, now() as now`;
const FROM = `from partners p join tiers t on t.id = p.tier_id left join panel_registrations r on r.partner_id = p.id`;

export const readWebsite = queryOne<{ partner: string }, WebsiteRow>(
  'website_read',
  `select ${COLUMNS} ${FROM} where p.id = :partner::uuid`,
);
export const lockWebsite = queryOne<
  { partner: string },
  Pick<WebsiteRow, 'status' | 'tier_has_panel' | 'has_kyc'>
>(
  'website_lock',
  `select p.panel_status as status, t.has_panel as tier_has_panel, p.key_verified or p.kyc_status <> 0 as has_kyc
${FROM} where p.id = :partner::uuid for no key update of p`,
);

/** Longest waiting first. */
export const readPending = queryAll<object, WebsiteRow>(
  'website_pending',
  `select ${COLUMNS} ${FROM} where p.panel_status = 1 order by r.submitted_at, p.code limit 200`,
);

/** Null if a newer submission exists. */
export const readPartnerOfSubmission = queryValue<{ submission: string }, string>(
  'website_of_submission',
  'select partner_id from panel_registrations where submission_id = :submission::uuid',
);

export const isSubdomainTaken = queryAny<{ partner: string; name: string }>(
  'website_subdomain_taken',
  `select from panel_registrations
where subdomain = :name::text and keeps_subdomain and partner_id <> :partner::uuid`,
);

export interface NewRegistration {
  partner_id: string;
  user_id: string;
  submission_id: string;
  site_name: string;
  tagline: string | null;
  logo: StoredImage | null;
  category_focus: readonly string[];
  subdomain: string;
  custom_domain: string | null;
  theme_id: string;
  contact_whatsapp: string;
}

/** Submits the registration. Throws a unique violation if the subdomain is taken. */
export async function writeRegistration(tx: Db, row: NewRegistration): Promise<void> {
  const logo = row.logo && JSON.stringify(row.logo);
  const { custom_domain: domain } = row;
  await tx.execute(sql`
    insert into panel_registrations as r (partner_id, user_id, submission_id, site_name, tagline, logo, category_focus,
      subdomain, custom_domain, theme_id, contact_whatsapp, domain_status, ssl_status, domain_since)
    values (${row.partner_id}, ${row.user_id}, ${row.submission_id}, ${row.site_name}, ${row.tagline}, ${logo}::jsonb,
      ${sql.param([...row.category_focus])}::text[], ${row.subdomain}, ${domain}::text, ${row.theme_id},
      ${row.contact_whatsapp}, case when ${domain}::text is not null then 1 end,
      case when ${domain}::text is not null then 1 end, case when ${domain}::text is not null then now() end)
    on conflict (partner_id) do update set user_id = excluded.user_id, submission_id = excluded.submission_id,
      site_name = excluded.site_name, tagline = excluded.tagline, logo = excluded.logo,
      category_focus = excluded.category_focus, subdomain = excluded.subdomain,
      custom_domain = excluded.custom_domain, theme_id = excluded.theme_id,
      contact_whatsapp = excluded.contact_whatsapp, keeps_subdomain = true, domain_status = excluded.domain_status,
      ssl_status = excluded.ssl_status, domain_since = excluded.domain_since, domain_checked_at = null,
      submitted_at = now(), reviewed_at = null`);
  await tx.execute(sql`
    update partners set panel_status = 1, panel_site_name = ${row.site_name}, panel_reject_reason = null
    where id = ${row.partner_id}`);
}

export async function markApproved(tx: Db, partner: string, url: string | null): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update partners set panel_status = 2, panel_reject_reason = null, panel_url = coalesce(${url}::text, panel_url)
    where id = ${partner} and panel_status = 1 returning id`);
  await tx.execute(sql`update panel_registrations set reviewed_at = now() where partner_id = ${partner}`);
  return rows.length > 0;
}

export async function markRejected(tx: Db, partner: string, reason: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update partners set panel_status = 3, panel_reject_reason = ${reason}
    where id = ${partner} and panel_status = 1 returning id`);
  await tx.execute(
    sql`update panel_registrations set reviewed_at = now(), keeps_subdomain = false where partner_id = ${partner}`,
  );
  return rows.length > 0;
}

const rewriteAddresses = command<{ prefix: string; suffix: string; scheme: string; port: string }>(
  'website_addresses',
  `update partners p set panel_url = a.url
from (select r.partner_id, case when r.domain_status = 3 then :scheme::text || '//' || r.custom_domain || :port::text
  else :prefix::text || r.subdomain || :suffix::text end as url from panel_registrations r) a
where p.id = a.partner_id and p.panel_url is not null and p.panel_url <> a.url`,
);

/** Rewrites the addresses of websites: PANEL_DOMAIN and PUBLIC_URL may have changed since the last start. */
export async function refreshAddresses(
  database: Database,
  { base, publicUrl }: { base: string; publicUrl: string },
): Promise<void> {
  const { protocol, port } = new URL(publicUrl);
  const suffix = port === '' ? '' : `:${port}`;
  await rewriteAddresses(database, {
    prefix: `${protocol}//`,
    suffix: `.${base}${suffix}`,
    scheme: protocol,
    port: suffix,
  });
}
