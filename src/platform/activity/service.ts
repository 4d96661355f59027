import { v7 } from 'uuid';
import type { Activity, ActivityFilter } from '../../core/contract/activity';
import { type ActivityCode, activityText } from '../../core/text/activities';
import { fieldLabel, fieldText } from '../../core/text/activity-fields';
import { sameValue } from '../../core/value/same-value';
import type { Database, Db } from '../db/client';
import { isoInstant } from '../db/row-parsers';
import { type SQL, sql } from '../db/sql';
import type { Actor } from '../http/actor';
import { deviceSentence } from '../http/device-words';
import { refuseTooLarge } from '../http/export-size';
import {
  type ActivityRow,
  countActivities,
  readActivityPage,
  readAllActivities,
  type Whose,
} from './read-store';

interface NewActivity {
  partnerId: string;
  userId: string | null;
  actorType: 'owner' | 'sub' | 'api' | 'admin' | 'system';
  actorName: string;
  code: ActivityCode;
  object?: string | undefined;
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  ip?: string | undefined;
  userAgent?: string | undefined;
}

const json = (value: Record<string, unknown> | undefined) => (value ? JSON.stringify(value) : null);

async function insertActivity(db: Db, activity: NewActivity): Promise<void> {
  const { partnerId, userId, actorType, actorName, code, object, before, after, ip, userAgent } = activity;
  await db.execute(sql`
    insert into activities (id, partner_id, user_id, actor_type, actor_name, code, object, before, after, ip, user_agent)
    values (${v7()}, ${partnerId}, ${userId}, ${actorType}, ${actorName}, ${code}, ${object ?? null},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${ip ?? null}, ${userAgent ?? null})`);
}

/** `where` is a condition on `activities a`, and may go on with an order and a range. */
async function readActivities(db: Db, where: SQL): Promise<ActivityRow[]> {
  const rows = await db.rows<ActivityRow>(sql`
    select a.id, a.created_at as date, a.user_id, a.actor_name, a.actor_type, a.code, a.object, a.before, a.after,
      a.ip, a.user_agent
    from activities a where ${where}`);
  return rows.map((row) => ({ ...row, date: isoInstant(row.date) }));
}

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
        readActivityPage(database, whoseFor(actor), filter, page),
        countActivities(database, whoseFor(actor), filter),
      ]);
      return { data: rows.map(present), meta: { ...page, total } };
    },

    /** `where` is a condition on `activities a`, and may go on with an order and a range. */
    read: async (db: Db, where: SQL): Promise<Activity[]> => (await readActivities(db, where)).map(present),

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
  for await (const rows of readAllActivities(database, whose, filter)) yield rows.map(present);
}

function present(row: ActivityRow): Activity {
  const { label, module, risk } = activityText(row.code);
  return {
    id: row.id,
    date: row.date,
    actor: { id: row.user_id, name: row.actor_name, type: row.actor_type },
    label,
    module,
    risk,
    object: row.object,
    changes: changesOf(row.before ?? {}, row.after ?? {}),
    ip: row.ip,
    device: row.user_agent && upperFirst(deviceSentence({ ip: row.ip ?? '', userAgent: row.user_agent })),
  };
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Callers may pass whole records: only differences are stored. */
function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): Activity['changes'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !sameValue(before[name], after[name]))
    .map((name) => ({
      field: fieldLabel(name),
      before: fieldText(before[name]),
      after: fieldText(after[name]),
    }));
}
