import { v7 } from 'uuid';
import type { ActivityCode } from '../../../../src/core/text/activities';
import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';

export interface NewActivity {
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

export async function insertActivity(db: Db, activity: NewActivity): Promise<void> {
  const { partnerId, userId, actorType, actorName, code, object, before, after, ip, userAgent } = activity;
  await db.execute(sql`
    insert into activities (id, partner_id, user_id, actor_type, actor_name, code, object, before, after, ip, user_agent)
    values (${v7()}, ${partnerId}, ${userId}, ${actorType}, ${actorName}, ${code}, ${object ?? null},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${ip ?? null}, ${userAgent ?? null})`);
}
