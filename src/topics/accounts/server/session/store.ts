import { isIP } from 'node:net';
import type { AuthType } from '../../../../core/contract/session';
import type { Database } from '../../../../platform/db/client';
import { HAS_PANEL } from '../../../../platform/db/has-panel';
import { command, queryAny, queryColumn, queryOne, queryRow } from '../../../../platform/db/statement';
import {
  endingOf,
  LASTS,
  longEnded,
  LIVES as SESSION_LIVES,
  STALE,
} from '../../../../platform/identity/sessions';

/** Condition on `sessions s` and `users u`. */
export const LIVES = `${SESSION_LIVES} and u.disabled_at is null`;

export interface Account {
  id: string;
  partner_id: string;
  role: 'owner' | 'sub';
  name: string;
  password_hash: string;
  disabled: boolean;
}

export const readAccount = queryOne<{ email: string | null; phone: string | null }, Account>(
  'session-find-account',
  `select id, partner_id, role, name, password_hash, disabled_at is not null as disabled from users
   where lower(email) = :email::text or phone = :phone::text`,
);

export const readAccountById = queryOne<{ id: string }, Account>(
  'session-find-account-by-id',
  `select id, partner_id, role, name, password_hash, disabled_at is not null as disabled from users
   where id = :id::uuid`,
);

export interface NewSession {
  token_hash: string;
  user_id: string;
  auth_type: AuthType;
  ip: string;
  user_agent: string;
}

export const insertSession = queryRow<NewSession, { expires_at: string }>(
  'session-insert',
  `insert into sessions (token_hash, user_id, auth_type, ip, user_agent, expires_at)
   values (:token_hash, :user_id::uuid, :auth_type, :ip, :user_agent, now() + ${LASTS})
   returning expires_at`,
);

export interface SessionFacts {
  user_id: string;
  partner_id: string;
  role: 'owner' | 'sub';
  name: string;
  privileges: string[] | null;
  is_verified: boolean;
  tier_has_panel: boolean;
  can_see_cost: boolean;
  can_see_profit: boolean;
  panel_expired_date: string | null;
  now: string;
  /** Last seen more than a minute ago. */
  stale: boolean;
}

/** Address restriction of sub-account `a`; a null address is not checked. */
const AT_HOME = `(:ip::inet is null or coalesce(cardinality(a.ip_lock), 0) = 0
     or exists (select from unnest(a.ip_lock) lock where :ip::inet <<= lock::inet))`;

/** Cost visibility of `users u`: an owner sees everything, a sub-account `a` without a row nothing. */
const VISIBILITY = `u.role = 'owner' or coalesce(a.can_see_cost, false) as can_see_cost,
     u.role = 'owner' or coalesce(a.can_see_profit, false) as can_see_profit`;

/** Text that is no address matches no restriction. */
const inetOf = (ip: string): string => (isIP(ip) ? ip : '0.0.0.0');

const readSessionAt = queryOne<{ token_hash: string; ip: string | null }, SessionFacts>(
  'session-read',
  `select u.id as user_id, u.partner_id, u.role, u.name, u.privileges,
     u.phone_verified_at is not null and u.email_verified_at is not null as is_verified, ${HAS_PANEL} as tier_has_panel,
     ${VISIBILITY}, p.panel_expired_date, now() as now,
     ${STALE} as stale
   from sessions s
   join users u on u.id = s.user_id
   join partners p on p.id = u.partner_id
   join tiers t on t.id = p.tier_id
   left join sub_accounts a on a.id = u.id
   where s.token_hash = :token_hash and ${LIVES} and ${AT_HOME}`,
);

/**
 * `ip` is the client address, null to skip the check. Null if the session has ended or may not be used there.
 */
export const readSession = (
  database: Database,
  token_hash: string,
  ip: string | null,
): Promise<SessionFacts | null> => readSessionAt(database, { token_hash, ip: ip && inetOf(ip) });

const isAt = queryAny<{ user_id: string; ip: string }>(
  'session-at-home',
  `select 1 from users u left join sub_accounts a on a.id = u.id where u.id = :user_id::uuid and ${AT_HOME}`,
);

export const isAtHome = (database: Database, user_id: string, ip: string): Promise<boolean> =>
  isAt(database, { user_id, ip: inetOf(ip) });

export const touchSession = command<{ token_hash: string }>(
  'session-touch',
  `update sessions s set last_seen_at = now() where token_hash = :token_hash and ${STALE}`,
);

export const ending = endingOf('sessions', 'user_id');

export const forgetEndedSessions = command<object>(
  'session-forget-ended',
  `with ended as (${longEnded('sessions')}), tickets as (delete from live_tickets where expires_at < now() - interval '1 day')
   delete from sessions where token_hash in (select token_hash from ended)
     and not exists (select 1 from live_tickets l where l.session_hash = sessions.token_hash)`,
);

export const readLivingSessions = queryColumn<{ token_hashes: readonly string[] }, string>(
  'session-living',
  `select s.token_hash from sessions s join users u on u.id = s.user_id
   where s.token_hash = any(:token_hashes::text[]) and ${LIVES}`,
);
