import type { Activity, ActivityFilter } from '../../../../src/core/contract/activity';
import type { ActivityCode } from '../../../../src/core/text/activities';
import type { Database, Db } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { refuseTooLarge } from '../../../http/export-size';
import { present } from './present';
import { activityPage, allActivities, countActivities, type Whose } from './read-store';
import { countStaffActivities, type StaffPlace, type StaffWindow, staffActivityPage } from './staff-store';
import { insertActivity } from './store';

/** An action. `before` and `after` contain changed fields only, never a secret. */
export interface ActivityRecord {
  code: ActivityCode;
  /** The subject as partners name it: a code, a name. */
  object?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export type Doer = Pick<Actor, 'partnerId' | 'userId' | 'role' | 'name' | 'device'>;

export type ActivityService = ReturnType<typeof createActivityService>;

/** Activity log; callers pass the transaction of their change. */
export function createActivityService({ database }: { database: Database }) {
  return {
    record: (db: Db, actor: Doer, activity: ActivityRecord): Promise<void> =>
      insertActivity(db, {
        ...activity,
        partnerId: actor.partnerId,
        userId: actor.userId,
        actorType: actor.role,
        actorName: actor.name,
        ip: actor.device.ip,
        userAgent: actor.device.userAgent,
      }),

    /** Records an action of the operator (`admin`) or of the system. */
    recordFor: (db: Db, partnerId: string, by: 'admin' | 'system', activity: ActivityRecord): Promise<void> =>
      insertActivity(db, {
        ...activity,
        partnerId,
        userId: null,
        actorType: by,
        actorName: by === 'admin' ? 'Admin' : 'Sistem',
      }),

    list: async (actor: Actor, filter: ActivityFilter, page: { page: number; limit: number }) => {
      const [rows, total] = await Promise.all([
        activityPage(database, whoseFor(actor), filter, page),
        countActivities(database, whoseFor(actor), filter),
      ]);
      return { data: rows.map(present), meta: { ...page, total } };
    },

    ofStaff: async (place: StaffPlace, window: StaffWindow) => {
      const [total, rows] = await Promise.all([
        countStaffActivities(database.db, place),
        staffActivityPage(database.db, place, window),
      ]);
      return {
        total,
        rows: rows.map((row) => ({ ...present(row), user_id: row.user_id, name: row.actor_name })),
      };
    },

    /** All matching entries in batches, newest first. Throws EXPORT_TOO_LARGE before the first batch. */
    forExport: async (actor: Actor, filter: ActivityFilter): Promise<AsyncIterable<Activity[]>> => {
      const whose = whoseFor(actor);
      refuseTooLarge(await countActivities(database, whose, filter));
      return portions(database, whose, filter);
    },
  };
}

/** A sub-account sees its own actions; the owner sees all. */
const whoseFor = (actor: Actor): Whose => ({
  partner: actor.partnerId,
  user: actor.role === 'sub' ? actor.userId : null,
});

async function* portions(database: Database, whose: Whose, filter: ActivityFilter) {
  for await (const rows of allActivities(database, whose, filter)) yield rows.map(present);
}
