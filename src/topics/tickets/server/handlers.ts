import type { ActionHandler, HandlerResult } from '../../../admin/server/actions/shape';
import { TICKET } from '../../../core/states';
import type { ActivityCode } from '../../../core/text/activities';
import type { Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { uniqueViolation } from '../../../platform/http/database-error';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { TicketFiles } from './files';
import { openAbout } from './list-store';
import { readerOf } from './reader';
import { REOPEN_TIME } from './terms';
import { openTwin } from './twin-words';
import {
  endTicket,
  insertMessage,
  type LockedTicket,
  lockSeen,
  OPEN_CAUSE,
  putUnderWay,
  rateTicket,
} from './write-store';

interface Deps {
  quota: Pick<QuotaService, 'allowsIn'>;
  files: Pick<TicketFiles, 'attach'>;
}

const WRITTEN: Quota = { kind: 'ticket-reply', most: 60, seconds: 3_600, gap: 0 };

const done = (logged: ActivityCode, { code: subject }: LockedTicket, message: string): HandlerResult => ({
  ...{ logged, subject, message, isFinal: true },
});

const isOpen = ({ status }: LockedTicket): boolean => status <= TICKET.awaitsPartner;

/** Handlers of the declared actions on tickets. Each throws NOT_FOUND, ACT_NOT_NOW. */
export function ticketHandlers({ quota, files }: Deps): Record<string, ActionHandler> {
  const locked = async (tx: Db, actor: Actor, id = ''): Promise<LockedTicket> => {
    const ticket = await lockSeen(tx, readerOf(actor), id);
    if (!ticket) throw new AppError('NOT_FOUND');
    return ticket;
  };

  return {
    async reply({ tx, actor, ids: [id], input }) {
      const ticket = await locked(tx, actor, id);
      if (!isOpen(ticket)) throw new AppError('ACT_NOT_NOW');
      if (!(await quota.allowsIn(tx, WRITTEN, actor.userId)))
        throw new AppError('RATE_LIMITED', { seconds: WRITTEN.seconds });
      const message = { role: 'partner', author: actor.name, body: String(input.body) } as const;
      const messageId = await insertMessage(tx, ticket.id, message);
      await files.attach(tx, actor, messageId, (input.attachments as string[] | undefined) ?? []);
      if (ticket.status === TICKET.awaitsPartner) await putUnderWay(tx, ticket.id);
      return done('ticket.reply', ticket, 'Balasan terkirim.');
    },

    async finish({ tx, actor, ids: [id] }) {
      const ticket = await locked(tx, actor, id);
      if (!isOpen(ticket)) throw new AppError('ACT_NOT_NOW');
      await endTicket(tx, ticket.id, TICKET.done);
      return done('ticket.finish', ticket, `Tiket ${ticket.code} selesai.`);
    },

    /**
     * Throws RULE_CONFLICT if it was closed too long ago, or another ticket about the same subject is open.
     */
    async reopen({ tx, actor, ids: [id] }) {
      const ticket = await locked(tx, actor, id);
      if (isOpen(ticket) || ticket.closed_for === null) throw new AppError('ACT_NOT_NOW');
      if (ticket.closed_for > REOPEN_TIME)
        throw new AppError('RULE_CONFLICT', {
          reason: 'Tiket ini ditutup lebih dari 7 hari. Buat tiket baru.',
        });
      const { ref_code } = ticket;
      const refuse = (reason: string) => new AppError('RULE_CONFLICT', { reason });
      const twin = ref_code && (await openAbout(tx, readerOf(actor), ref_code));
      if (twin) throw refuse(openTwin(ref_code, twin));
      await putUnderWay(tx, ticket.id).catch((failure: unknown) => {
        // A concurrent call has opened one meanwhile.
        throw uniqueViolation(failure) === OPEN_CAUSE ? refuse(openTwin(ref_code ?? '', null)) : failure;
      });
      return done('ticket.reopen', ticket, `Tiket ${ticket.code} dibuka lagi.`);
    },

    async rate({ tx, actor, ids: [id], input }) {
      const ticket = await locked(tx, actor, id);
      if (isOpen(ticket) || ticket.rating !== null) throw new AppError('ACT_NOT_NOW');
      const note = typeof input.note === 'string' ? input.note : null;
      await rateTicket(tx, ticket.id, Number(input.rating), note);
      return done('ticket.rate', ticket, 'Terima kasih atas nilai Anda.');
    },
  };
}
