import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { notification } from '../../../src/core/contract/profile';
import type { Database, Db } from '../../db/client';
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

export interface NewNotification {
  id: string;
  partnerId: string;
  type: string;
  title: string;
  body: string;
}

/** Stores it and tells the open sockets in one statement, inside the transaction of what it reports. */
export async function insertNotification(tx: Db, { id, partnerId, type, title, body }: NewNotification) {
  await tx.execute(sql`
    with added as (
      insert into notifications (id, partner_id, type, title, body)
      values (${id}::uuid, ${partnerId}::uuid, ${type}, ${title}, ${body})
      returning id, partner_id, title, body, created_at
    )
    select pg_notify('live', json_build_object(
      'channel', 'mitra-balance', 'partner_id', partner_id,
      'frame', json_build_object('notification', json_build_object(
        'id', id, 'title', title, 'body', body, 'created_at', created_at))
    )::text) from added`);
}
