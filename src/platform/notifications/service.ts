import { MOST_SHOWN_UNREAD, type Notification, notificationTypes } from '../../core/contract/notification';
import { mayKnowNews, readsNews } from '../../core/session/notification-audience';
import { withoutAmount } from '../../core/text/refund-news';
import type { Database, Db } from '../db/client';
import type { Actor } from '../http/actor';
import { AppError } from '../http/app-error';
import { seesCost } from '../http/visibility';
import {
  countUnread,
  markAllRead,
  markRead,
  type NotificationFilter,
  type Reader,
  readNotificationPage,
} from './read-store';
import { insertNotification, type News } from './store';

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({ database }: { database: Database }) {
  return {
    /** `db` is the current transaction or the database. */
    notify: (db: Db, partnerId: string, news: News): Promise<void> => insertNotification(db, partnerId, news),

    list: async (
      actor: Actor,
      filter: NotificationFilter,
      page: { page: number; limit: number },
    ): Promise<{ data: Notification[]; meta: { page: number; limit: number; total: number } }> => {
      const { rows, total } = await readNotificationPage(database, readerOf(actor), filter, page);
      const data = seesCost(actor) ? rows : rows.map((one) => ({ ...one, body: withoutAmount(one.body) }));
      return { data, meta: { ...page, total } };
    },

    countUnread: (actor: Actor): Promise<number> =>
      countUnread(database, readerOf(actor), MOST_SHOWN_UNREAD + 1),

    readAll: (actor: Actor): Promise<void> => markAllRead(database, readerOf(actor)),

    readOne: async (actor: Actor, id: string): Promise<void> => {
      if (!(await markRead(database, { ...readerOf(actor), id }))) throw new AppError('NOT_FOUND');
    },
  };
}

const readerOf = ({ partnerId, userId, role, can }: Actor): Reader => ({
  partner: partnerId,
  user: userId,
  owner: role === 'owner',
  types: notificationTypes.filter((type) => readsNews(can, type)),
  own: notificationTypes.filter((type) => mayKnowNews(can, type)),
});
