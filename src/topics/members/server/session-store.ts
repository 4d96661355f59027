import type { Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import { command, queryOne } from '../../../platform/db/statement';
import { endingOf, LASTS, LIVES, longEnded, STALE } from '../../../platform/identity/sessions';

export interface NewMemberSession {
  token_hash: string;
  partner_id: string;
  member_id: string;
  ip: string;
  user_agent: string;
}

// A member blocked meanwhile gets no session.
export const insertSession = queryOne<NewMemberSession, { expires_at: string }>(
  'member-session-insert',
  `insert into member_sessions (token_hash, partner_id, member_id, ip, user_agent, expires_at)
   select :token_hash, e.partner_id, e.id, :ip, :user_agent, now() + ${LASTS} from entities e
   where e.id = :member_id::uuid and e.partner_id = :partner_id::uuid and e.resource = 'member'
     and e.deleted_at is null and e.data->>'status' is distinct from 'blocked'
   returning expires_at`,
);

interface Found {
  member_id: string;
  /** Last seen more than a minute ago. */
  stale: boolean;
}

// Includes the partner: a token of another website is invalid.
export const readSession = queryOne<{ token_hash: string; partner: string }, Found>(
  'member-session-read',
  `select s.member_id, ${STALE} as stale
   from member_sessions s join entities e on e.id = s.member_id
   where s.token_hash = :token_hash and s.partner_id = :partner::uuid and ${LIVES}
     and e.deleted_at is null and e.data->>'status' is distinct from 'blocked'`,
);

export const touchSession = command<{ token_hash: string; ip: string; user_agent: string }>(
  'member-session-touch',
  `update member_sessions s set last_seen_at = now(), ip = :ip, user_agent = :user_agent
   where token_hash = :token_hash and ${STALE}`,
);

export const ending = endingOf('member_sessions', 'member_id');

/** User agent of the session; null if the partner has no such open session. */
export const endDevice = (tx: Db, partnerId: string, id: string): Promise<{ user_agent: string } | null> =>
  tx.row<{ user_agent: string }>(sql`
    update member_sessions s set revoked_at = now()
    where s.id = ${id}::uuid and s.partner_id = ${partnerId}::uuid and ${sql.raw(LIVES)} returning s.user_agent`);

export interface DeviceRow extends Record<string, unknown> {
  id: string;
  member_id: string;
  member_name: string | null;
  user_agent: string;
  ip: string;
  is_open: boolean;
  created_at: string;
  last_seen_at: string;
}

export const readDevices = (db: Db, where: SQL): Promise<DeviceRow[]> =>
  db.rows<DeviceRow>(sql`
    select s.id, s.member_id, e.data->>'name' as member_name, s.user_agent, s.ip, (${sql.raw(LIVES)}) as is_open,
      s.created_at, s.last_seen_at
    from member_sessions s left join entities e on e.id = s.member_id where ${where}`);

export const forgetEnded = command<object>(
  'member-session-forget',
  `delete from member_sessions where token_hash in (${longEnded('member_sessions')})`,
);
