import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { ActivityService } from '../../ground/activity/service';
import type { Letter } from '../../ground/message/letter';
import type { MessageService } from '../../ground/message/service';
import type { NotificationService } from '../../ground/notification/service';
import { insertReply, lockTicket, openTickets, setStatus } from './store';

interface TicketDeps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  notification: Pick<NotificationService, 'tell'>;
  message: Pick<MessageService, 'mail'>;
}

/** Domain 3.12. */
const AWAITS_PARTNER = 3;
const DONE = 4;
/** Characters of one answer. */
export const MOST_BODY = 2000;
/** Characters that the bell has room for; a longer answer goes whole to the owner's e-mail. */
const MOST_NEWS = 240;
const ELSEWHERE = '… Jawaban lengkap ada di email pemilik akun.';

/** Support tickets, as far as the operator answers them. */
export function createTicketService({ database, activity, notification, message }: TicketDeps) {
  return {
    listOpen: () => openTickets(database),

    /** Answers an open ticket; `close` ends it. Throws NOT_FOUND. */
    answer: (code: string, body: string, close: boolean): Promise<void> =>
      database.transaction(async (tx) => {
        const ticket = await lockTicket(tx, code);
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
          body: newsOf(body),
        });
        if (newsOf(body) !== body)
          await message.mail(tx, ticket.email, letterOf(ticket, body), ticket.partner_id);
      }),
  };
}

const newsOf = (body: string): string =>
  body.length > MOST_NEWS ? body.slice(0, MOST_NEWS - ELSEWHERE.length) + ELSEWHERE : body;

const letterOf = ({ code, subject }: { code: string; subject: string }, body: string): Letter => ({
  subject: `Tiket ${code} dibalas`,
  lines: [`Jawaban untuk "${subject}":`, ...body.split(/\n+/)],
});
