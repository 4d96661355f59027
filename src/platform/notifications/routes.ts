import type { FastifyInstance } from 'fastify';
import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from '../../core/contract/notification';
import { serve } from '../http/serve';
import type { NotificationService } from './service';

export function notificationRoutes(app: FastifyInstance, notification: NotificationService): void {
  serve(app, listNotifications, ({ actor, query: { page, limit, type, unread } }) =>
    notification.list(actor, { type, unread: unread === 'true' }, { page, limit }),
  );

  serve(app, markNotificationsRead, async ({ actor }) => {
    await notification.readAll(actor);
    return {};
  });

  serve(app, markNotificationRead, async ({ actor, params }) => {
    await notification.readOne(actor, params.id);
    return {};
  });
}
