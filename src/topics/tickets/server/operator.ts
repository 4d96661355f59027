import { TICKET } from '../../../core/states';
import { ticketStatus } from '../../../core/text/statuses';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import type { PrivateFileService } from '../../../platform/files/private/service';
import { AppError } from '../../../platform/http/app-error';
import { requeueJob } from '../../../platform/jobs/queue';
import type { TicketMessage } from '../contract';
import { TICKET_CLOSE } from './closing';
import { openTickets, readHeadByCode, readMessages } from './conversation-store';
import { ANSWER_TIME } from './terms';
import type { NotifyTicket } from './ticket-notifier';
import {
  endTicket,
  insertMessage,
  type LockedTicket,
  lockCode,
  putToPartner,
  putUnderWay,
} from './write-store';

interface Deps {
  database: Database;
  activity: Pick<ActivityService, 'recordFor'>;
  privateFile: Pick<PrivateFileService, 'open'>;
  notify: NotifyTicket;
}

export const operatorStates = {
  process: TICKET.underWay,
  done: TICKET.done,
  close: TICKET.closed,
} as const;
export type OperatorState = keyof typeof operatorStates;

export const MOST_BODY = 2000;

export function createTicketDesk({ database, activity, privateFile, notify }: Deps) {
  /** Locks an open ticket by code. Throws NOT_FOUND. */
  const locked = async (tx: Db, code: string): Promise<LockedTicket> => {
    const ticket = await lockCode(tx, code);
    if (!ticket || ticket.status > TICKET.awaitsPartner) throw new AppError('NOT_FOUND');
    return ticket;
  };

  const shown = async (code: string) => {
    const head = await readHeadByCode(database.db, code);
    if (!head) throw new AppError('NOT_FOUND');
    return { ...head, messages: await readMessages(database.db, head.id) };
  };

  return {
    listOpen: () => openTickets(database.db),

    show: shown,

    /** Answers an open ticket; `close` also closes it. Throws NOT_FOUND. */
    answer: (code: string, body: string, close: boolean): Promise<void> =>
      database.transaction(async (tx) => {
        const ticket = await locked(tx, code);
        await insertMessage(tx, ticket.id, { role: 'admin', author: 'Admin', body });
        if (close) await endTicket(tx, ticket.id, TICKET.done);
        else {
          await putToPartner(tx, ticket.id);
          await requeueJob(tx, TICKET_CLOSE, ticket.id, ANSWER_TIME);
        }
        const { partner_id, code: object } = ticket;
        await activity.recordFor(tx, partner_id, 'admin', { code: 'ticket.answered', object });
        await notify(tx, ticket, { title: `Tiket ${object} dibalas`, body });
      }),

    move: (code: string, to: OperatorState): Promise<void> =>
      database.transaction(async (tx) => {
        const ticket = await locked(tx, code);
        const status = operatorStates[to];
        if (status === TICKET.underWay) await putUnderWay(tx, ticket.id);
        else await endTicket(tx, ticket.id, status);
        const { partner_id, code: object } = ticket;
        const { word } = ticketStatus(status);
        await activity.recordFor(tx, partner_id, 'admin', {
          code: 'ticket.moved',
          object: `${object} – ${word}`,
        });
        await notify(tx, ticket, {
          title: `Tiket ${object}: ${word}`,
          body: `Status tiket "${ticket.subject}" sekarang ${word}.`,
        });
      }),

    /** The nth attachment, from 1; the view is logged for the partner. Throws NOT_FOUND. */
    async file(code: string, nth: number) {
      const { partner_id, code: object, messages } = await shown(code);
      const file = filesOf(messages)[nth - 1];
      if (!file) throw new AppError('NOT_FOUND');
      await activity.recordFor(database.db, partner_id, 'admin', { code: 'ticket.file_view', object });
      return privateFile.open(partner_id, file.id);
    },
  };
}

const filesOf = (messages: readonly TicketMessage[]) => messages.flatMap(({ attachments }) => attachments);
