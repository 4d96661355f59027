import { v7 } from 'uuid';
import type { ActivityCode } from '../../src/core/text/activities';
import type { activities } from '../db/schema/activity';
import type { users } from '../db/schema/identity';

const HOUR = 3_600_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

/** What the cashier of the demonstration did in the last days: hours ago, and what. */
const DONE: [hours: number, code: ActivityCode][] = [
  [5, 'session.login'],
  [29, 'session.login'],
  [52, 'setting.update'],
  [53, 'session.login'],
  [77, 'session.login'],
  [78, 'session.lock'],
  [150, 'profile.avatar'],
  [151, 'pin.create'],
  [152, 'session.login'],
];

export const cashierLog = (
  { id: user_id, partner_id, name }: Pick<typeof users.$inferSelect, 'id' | 'partner_id' | 'name'>,
  now: number,
): (typeof activities.$inferSelect)[] =>
  DONE.map(([hours, code]) => ({
    id: v7({ msecs: now - hours * HOUR }),
    ...{ partner_id, user_id, actor_type: 'sub' as const, actor_name: name },
    ...{ code, object: null, before: null, after: null },
    ...{ ip: '103.147.8.21', user_agent: PHONE },
    created_at: new Date(now - hours * HOUR).toISOString(),
  }));
