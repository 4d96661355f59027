import { command, queryOne, queryRow } from '../../../../platform/db/statement';
import type { ApiEnvironment, ApiScope } from '../../domain/words';

export interface EntryFacts {
  id: string;
  partner_id: string;
  user_id: string;
  label: string;
  environment: ApiEnvironment;
  scopes: ApiScope[];
  secret_sealed: string;
  previous_sealed: string | null;
  ended: boolean;
  /** Seconds since 1970. */
  now: number;
  most: number;
  /** Tier discount in basis points. */
  discount: number;
  address: string | null;
}

export const readEntryFacts = queryOne<{ key: string; ip: string }, EntryFacts>(
  'open_api_facts',
  `select t.id, t.partner_id, t.user_id, t.label, t.environment, t.scopes, t.secret_sealed,
     case when t.previous_until > now() then t.previous_sealed end as previous_sealed,
     t.revoked_at is not null or coalesce(t.expires_at <= now(), false) or u.disabled_at is not null as ended,
     extract(epoch from now())::float8 as now, tiers.rate_limit_rpm as most, tiers.price_discount_bps as discount,
     (select a.id from allowed_addresses a where a.partner_id = t.partner_id and :ip::inet <<= a.network::inet limit 1)
       as address
   from access_tokens t
   join users u on u.id = t.user_id
   join partners p on p.id = t.partner_id
   join tiers on tiers.id = p.tier_id
   where t.access_key = :key`,
);

/** Records the address of a correctly signed call that is not on the list. */
export const noteRefused = command<{ partner: string; ip: string; path: string }>(
  'open_api_refuse',
  `insert into refused_addresses as r (partner_id, ip, path, count) values (:partner::uuid, :ip, :path, 1)
   on conflict (partner_id, ip) do update set count = r.count + 1, path = excluded.path, last_at = now()`,
);

export interface Entry {
  token: string;
  ip: string;
  address: string;
  nonce: string;
  /** Seconds during which the nonce could be replayed. */
  seconds: number;
  /** Counter keys, and their windows in seconds. */
  keys: readonly string[];
  windows: readonly number[];
}

interface Counted {
  key: string;
  calls: number;
  /** Seconds until the counter resets. */
  seconds: number;
}

/** Consumes the nonce and counts the call, across processes; `fresh` is false for a used nonce. */
export const enter = queryRow<Entry, { fresh: boolean; counted: Counted[] }>(
  'open_api_enter',
  `with used as (
     insert into api_nonces (token_id, nonce, ends_at)
     values (:token::uuid, :nonce, now() + :seconds::float8 * interval '1 second')
     on conflict do nothing returning 1
   ), counted as (
     insert into rate_limits as r (key, calls, ends_at)
     select c.key, 1, now() + c.seconds * interval '1 second'
     from unnest(:keys::text[], :windows::int[]) c (key, seconds) where exists (select from used) order by c.key
     on conflict (key) do update set
       calls = case when r.ends_at > now() then r.calls + 1 else 1 end,
       ends_at = case when r.ends_at > now() then r.ends_at else excluded.ends_at end
     returning r.key, r.calls, ceil(extract(epoch from r.ends_at - now()))::int as seconds
   ), used_token as (
     update access_tokens set last_used_at = now(), last_ip = :ip
     where id = :token::uuid and exists (select from used)
       and (last_used_at is null or last_used_at < now() - interval '1 minute' or last_ip is distinct from :ip)
   ), hit as (
     update allowed_addresses set last_hit_at = now()
     where id = :address::uuid and exists (select from used)
       and (last_hit_at is null or last_hit_at < now() - interval '1 minute')
   )
   select exists (select from used) as fresh,
     (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'calls', calls, 'seconds', seconds)), '[]') from counted)
       as counted`,
);

export const forgetNonces = command<object>(
  'open_api_forget',
  `delete from api_nonces where (token_id, nonce) in (
     select token_id, nonce from api_nonces where ends_at < now() limit 20000)`,
);
