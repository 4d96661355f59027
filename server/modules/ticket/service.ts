import type { Database } from '../../db/client';
import { AppError } from '../../http/app-error';
import type { ActivityService } from '../activity/service';
import type { NotificationService } from '../notification/service';
import { holdTicket, insertReply, openTickets, setStatus } from './store';

interface TicketDeps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'tell'>;
}

/** Domain 3.12. */
const AWAITS_PARTNER = 3;
const DONE = 4;
/** Characters of one answer. */
export const MOST_BODY = 2000;

/** Support tickets, as far as the operator answers them. */
export function createTicketService({ database, activity, notification }: TicketDeps) {
  return {
    listOpen: () => openTickets(database),

    /** Answers an open ticket; `close` ends it. Throws NOT_FOUND. */
    answer: (code: string, body: string, close: boolean): Promise<void> =>
      database.transaction(async (tx) => {
        const ticket = await holdTicket(tx, code);
        if (!ticket) throw new AppError('NOT_FOUND');
        await insertReply(tx, ticket.id, { role: 'admin', author: 'Admin', body });
        await setStatus(tx, ticket.id, close ? DONE : AWAITS_PARTNER);
        await activity.recordFor(tx, ticket.partner_id, 'admin', {
          code: 'ticket.answered',
          object: ticket.code,
        });
        await notification.tell(tx, ticket.partner_id, {
          type: 'Tiket',
          title: `Tiket ${ticket.code} dibalas`,
          body: body.slice(0, 240),
        });
      }),
  };
}
