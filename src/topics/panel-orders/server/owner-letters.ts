import { PANEL_ORDER_PAGE } from '../../../core/routes/cause-link';
import type { Db } from '../../../platform/db/client';
import type { NotificationService } from '../../../platform/notifications/service';
import { goodsOf, type PanelOrder } from './order-store';

const LONGEST = 240;

export const notifyOwner = (
  { notification }: { notification: Pick<NotificationService, 'notify'> },
  tx: Db,
  order: PanelOrder,
  { title, text }: { title: string; text: string },
): Promise<void> =>
  notification.notify(tx, order.partner_id, {
    type: 'Panel',
    title,
    body: `${goodsOf(order)}: ${text}`.slice(0, LONGEST),
    link: `${PANEL_ORDER_PAGE}?q=${order.id}`,
    audience: 'owner',
  });
