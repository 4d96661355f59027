import { queryOne } from '../../../platform/db/statement';

interface NewPreview {
  id: string;
  partner: string;
  user: string;
  resource: string;
  record: string | null;
  /** JSON */
  data: string;
}

/** Seconds for which a preview can be opened. */
export const PREVIEW_SECONDS = 3_600;
const OLD = `now() - interval '${PREVIEW_SECONDS} seconds'`;

/** Keeps the id of a form's earlier preview, and deletes those that no link opens any more. */
export const storePreview = queryOne<NewPreview, { id: string; until: number }>(
  'website_preview_store',
  `with forgotten as (
  delete from website_previews where stored_at < ${OLD} and (user_id, resource) <> (:user::uuid, :resource::text)
)
insert into website_previews as kept (id, partner_id, user_id, resource, record_id, data)
values (:id::uuid, :partner::uuid, :user::uuid, :resource::text, :record::uuid, :data::text::jsonb)
on conflict (user_id, resource) do update set partner_id = excluded.partner_id, record_id = excluded.record_id,
  data = excluded.data, stored_at = now()
returning id, (extract(epoch from now()) + ${PREVIEW_SECONDS})::float8 as until`,
);

export interface PreviewRow {
  resource: string;
  record_id: string | null;
  data: Record<string, unknown>;
}

/** Null once it or its link (`until`, seconds since 1970) is too old. */
export const readPreview = queryOne<{ id: string; partner: string; until: number }, PreviewRow>(
  'website_preview_read',
  `select resource, record_id, data from website_previews
where id = :id::uuid and partner_id = :partner::uuid and stored_at > ${OLD}
  and to_timestamp(:until::float8) > now()`,
);

/** The registered subdomain of a partner's website, with its state. */
export const readSiteOf = queryOne<
  { partner: string },
  { subdomain: string; status: number; expired: boolean }
>(
  'website_of_partner',
  `select r.subdomain, p.panel_status as status, coalesce(p.panel_expired_date < now(), false) as expired
from panel_registrations r join partners p on p.id = r.partner_id where p.id = :partner::uuid`,
);
