import { v7 } from 'uuid';
import type { NotificationType } from '../../../../src/core/contract/notification';
import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';

export interface News {
  type: NotificationType;
  /** At most 80 characters. */
  title: string;
  /** At most 240 characters. */
  body: string;
  /** A page of the portal, with its query. */
  link?: string;
  /**
   * Who reads it; left out, everyone of the partner. `owner`: the owner alone. A user's id: that person, and the owner,
   * unless `doneBy` is the owner, who knows of it.
   */
  audience?: 'owner' | { userId: string; doneBy?: string | null };
}

/** Keeps the news; open screens are told with the commit, by the table itself. */
export async function insertNotification(db: Db, partnerId: string, news: News): Promise<void> {
  const { audience } = news;
  const { userId = null, doneBy = null } = typeof audience === 'object' ? audience : {};
  await db.execute(sql`
    insert into notifications (id, partner_id, type, title, body, link, owner_only, user_id, done_by)
    values (${v7()}, ${partnerId}, ${news.type}, ${news.title}, ${news.body}, ${news.link ?? null},
      ${audience !== undefined}, ${userId}::uuid, ${doneBy}::uuid)`);
}
