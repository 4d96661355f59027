import type { DeviceSession } from '../../../../src/core/contract/setting';
import type { Database, Db } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { deviceSentence, deviceWords } from '../../../http/device-words';
import type { ActivityService } from '../activity/service';
import { endDevice, endOtherDevices, listDevices } from './device-store';

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
