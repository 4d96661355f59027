import { v7 } from 'uuid';
import type { NotificationType } from '../../core/contract/notification';
import type { Db } from '../db/client';
import { sql } from '../db/sql';

export interface News {
  type: NotificationType;
  /** At most 80 characters. */
  title: string;
  /** At most 240 characters. */
  body: string;
  /** Path of a portal page, with query. */
  link?: string;
  /**
   * Readers; everyone of the partner if omitted. `owner`: only the owner. A user id: that user and the owner,
   * except if `doneBy` is the owner.
   */
  audience?: 'owner' | { userId: string; doneBy?: string | null };
}

/** Stores a notification; a trigger notifies open screens on commit. */
export async function insertNotification(db: Db, partnerId: string, news: News): Promise<void> {
  const { audience } = news;
  const { userId = null, doneBy = null } = typeof audience === 'object' ? audience : {};
  await db.execute(sql`
    insert into notifications (id, partner_id, type, title, body, link, owner_only, user_id, done_by)
    values (${v7()}, ${partnerId}, ${news.type}, ${news.title}, ${news.body}, ${news.link ?? null},
      ${audience !== undefined}, ${userId}::uuid, ${doneBy}::uuid)`);
}
