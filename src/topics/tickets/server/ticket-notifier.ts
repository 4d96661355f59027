import type { Db } from '../../../platform/db/client';
import type { NotificationService } from '../../../platform/notifications/service';
import type { LockedTicket } from './write-store';

const MOST = 240;
const ELSEWHERE = '… Selengkapnya di tiket.';

export type NotifyTicket = (
  tx: Db,
  ticket: Pick<LockedTicket, 'id' | 'partner_id' | 'user_id'>,
  news: { title: string; body: string },
) => Promise<void>;

/** Notifies the author and the owner; others may not see the subject. */
export const createTicketNotifier =
  ({ notify }: Pick<NotificationService, 'notify'>): NotifyTicket =>
  (tx, { id, partner_id, user_id }, { title, body }) =>
    notify(tx, partner_id, {
      type: 'Tiket',
      title,
      body: body.length > MOST ? body.slice(0, MOST - ELSEWHERE.length) + ELSEWHERE : body,
      link: `/request-ticket/detail?q=${id}`,
      audience: { userId: user_id },
    });
