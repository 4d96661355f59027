import type { AuthType } from '../../../../src/core/contract/session';
import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { queryAll } from '../../../db/statement';
import { LIVES } from './store';

export interface DeviceRow {
  id: string;
  user_agent: string;
  ip: string;
  auth_type: AuthType;
  created_at: string;
  last_active_at: string;
  is_current: boolean;
}

interface Caller {
  user_id: string;
  session_hash: string;
}

// Far more than a user's open sessions.
const MOST = 100;

export const listDevices = queryAll<Caller, DeviceRow>(
  'session-devices',
  `select s.id, s.user_agent, s.ip, s.auth_type, s.created_at, s.last_seen_at as last_active_at,
     s.token_hash = :session_hash as is_current
   from sessions s join users u on u.id = s.user_id
   where s.user_id = :user_id::uuid and ${LIVES}
   order by is_current desc, s.last_seen_at desc, s.id limit ${MOST}`,
);

/** User agent of the session; null if the user has no such open session. */
export const endDevice = (db: Db, userId: string, id: string): Promise<{ user_agent: string } | null> =>
  db.row<{ user_agent: string }>(sql`
    update sessions set revoked_at = now()
    where id = ${id} and user_id = ${userId} and revoked_at is null and expires_at > now()
    returning user_agent`);

export async function endOtherDevices(db: Db, userId: string, sessionHash: string): Promise<number> {
  const { rows } = await db.execute(sql`
    update sessions set revoked_at = now()
    where user_id = ${userId} and token_hash <> ${sessionHash} and revoked_at is null and expires_at > now()
    returning id`);
  return rows.length;
}
