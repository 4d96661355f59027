import type { AuthType } from '../../../../core/contract/session';
import type { DeviceSession } from '../../../../core/contract/setting';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryAll } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { deviceSentence, deviceWords } from '../../../../platform/http/device-words';
import { LIVES } from './store';

interface DeviceRow {
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

const listDevices = queryAll<Caller, DeviceRow>(
  'session-devices',
  `select s.id, s.user_agent, s.ip, s.auth_type, s.created_at, s.last_seen_at as last_active_at,
     s.token_hash = :session_hash as is_current
   from sessions s join users u on u.id = s.user_id
   where s.user_id = :user_id::uuid and ${LIVES}
   order by is_current desc, s.last_seen_at desc, s.id limit ${MOST}`,
);

/** User agent of the session; null if the user has no such open session. */
const endDevice = (db: Db, userId: string, id: string): Promise<{ user_agent: string } | null> =>
  db.row<{ user_agent: string }>(sql`
    update sessions set revoked_at = now()
    where id = ${id} and user_id = ${userId} and revoked_at is null and expires_at > now()
    returning user_agent`);

async function endOtherDevices(db: Db, userId: string, sessionHash: string): Promise<number> {
  const { rows } = await db.execute(sql`
    update sessions set revoked_at = now()
    where user_id = ${userId} and token_hash <> ${sessionHash} and revoked_at is null and expires_at > now()
    returning id`);
  return rows.length;
}

export interface DeviceDeps {
  database: Database;
  activity: ActivityService;
}

export type DeviceService = ReturnType<typeof createDeviceService>;

export function createDeviceService({ database, activity }: DeviceDeps) {
  const endOthersIn = (tx: Db, actor: Actor): Promise<number> =>
    endOtherDevices(tx, actor.userId, actor.sessionHash);

  return {
    endOthersIn,

    async list(actor: Actor): Promise<DeviceSession[]> {
      const rows = await listDevices(database, { user_id: actor.userId, session_hash: actor.sessionHash });
      return rows.map(({ user_agent, ip, ...row }) => ({
        ...row,
        ...deviceWords(user_agent),
        // The current device shows its present address instead of the one at sign-in.
        ip: row.is_current ? actor.device.ip : ip,
      }));
    },

    /** Throws NOT_FOUND for an ended session or another user's. */
    end: (actor: Actor, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        const ended = await endDevice(tx, actor.userId, id);
        if (!ended) throw new AppError('NOT_FOUND');
        const object = deviceSentence({ ip: '', userAgent: ended.user_agent });
        await activity.record(tx, actor, { code: 'session.end', object });
      }),

    endOthers: (actor: Actor): Promise<number> =>
      database.transaction(async (tx) => {
        const ended = await endOthersIn(tx, actor);
        if (ended > 0) await activity.record(tx, actor, { code: 'session.end_others', after: { ended } });
        return ended;
      }),
  };
}
