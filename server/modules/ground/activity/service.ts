import type { Activity, ActivityFilter } from '../../../../src/core/contract/activity';
import type { ActivityCode } from '../../../../src/core/text/activities';
import type { Database, Db } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { refuseTooLarge } from '../../../http/export-size';
import { present } from './present';
import { activityPage, allActivities, countActivities, type Whose } from './read-store';
import { countStaffActivities, type StaffPlace, type StaffWindow, staffActivityPage } from './staff-store';
import { insertActivity } from './store';

/** What was done. `before` and `after` hold changed fields alone, and never a secret. */
export interface ActivityRecord {
  code: ActivityCode;
  /** What it was done to, as partners call it: a code, a name. */
  object?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The part of an actor that the log keeps. */
export type Doer = Pick<Actor, 'partnerId' | 'userId' | 'role' | 'name' | 'device'>;

export type ActivityService = ReturnType<typeof createActivityService>;

/** The log of what people did; whoever does something passes the transaction it belongs to. */
export function createActivityService({ database }: { database: Database }) {
  return {
    /** A person at a screen. */
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

    /** The operator (`admin`) or the program itself (`system`). */
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

    /** What sub-accounts did, a page in the order of time, with the number of all. */
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

    /** All that fits the filter, newest first, in portions. Throws EXPORT_TOO_LARGE before the first. */
    forExport: async (actor: Actor, filter: ActivityFilter): Promise<AsyncIterable<Activity[]>> => {
      const whose = whoseFor(actor);
      refuseTooLarge(await countActivities(database, whose, filter));
      return portions(database, whose, filter);
    },
  };
}

/** A sub-account sees what it did itself; the owner sees everybody. */
const whoseFor = (actor: Actor): Whose => ({
  partner: actor.partnerId,
  user: actor.role === 'sub' ? actor.userId : null,
});

async function* portions(database: Database, whose: Whose, filter: ActivityFilter) {
  for await (const rows of allActivities(database, whose, filter)) yield rows.map(present);
}
