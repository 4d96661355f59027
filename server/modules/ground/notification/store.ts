import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { NotificationType } from '../../../../src/core/contract/notification';
import type { Db } from '../../../db/client';
import { LIVE } from '../../../live/message';

export interface News {
  type: NotificationType;
  /** At most 80 characters. */
  title: string;
  /** At most 240 characters. */
  body: string;
  /** A page of the portal, with its query. */
  link?: string;
  /**
   * Who reads it; left out, everyone of the partner. `owner`: the owner alone. A user's id: that person, and the owner.
   */
  audience?: 'owner' | { userId: string };
}

/** Keeps the news and tells open screens with the commit. */
export async function insertNotification(db: Db, partnerId: string, news: News): Promise<void> {
  const { audience } = news;
  const userId = typeof audience === 'object' ? audience.userId : null;
  await db.execute(sql`
    with told as (
      insert into notifications (id, partner_id, type, title, body, link, owner_only, user_id)
      values (${v7()}, ${partnerId}, ${news.type}, ${news.title}, ${news.body}, ${news.link ?? null},
        ${audience !== undefined}, ${userId}::uuid)
      returning id, type, title, body, link, created_at, owner_only, user_id
    )
    select pg_notify(${LIVE}, json_build_object('channel', 'mitra-balance', 'partner_id', ${partnerId}::uuid,
      'only', case when owner_only then json_build_object('user_id', user_id) end,
      'frame', json_build_object('notification', json_build_object('id', id, 'type', type, 'title', title,
        'body', body, 'link', link, 'created_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))::text)
    from told`);
}
