import type { z } from 'zod';
import type { notification } from '../../../src/core/contract/profile';
import type { Database } from '../../db/client';
import { run, statement } from '../../db/statement';

export type Notification = z.output<typeof notification>;

const listStatement = statement<{ partner_id: string; limit: number }, Notification>(
  'notification-list',
  `select id, type, title, body, is_read, created_at from notifications
   where partner_id = :partner_id::uuid order by created_at desc, id desc limit :limit::int`,
);

export function listNotifications(
  database: Database,
  partnerId: string,
  limit: number,
): Promise<Notification[]> {
  return run(database, listStatement, { partner_id: partnerId, limit });
}

const readStatement = statement<{ partner_id: string }>(
  'notification-read',
  'update notifications set is_read = true where partner_id = :partner_id::uuid and not is_read',
);

export async function markRead(database: Database, partnerId: string): Promise<void> {
  await run(database, readStatement, { partner_id: partnerId });
}
