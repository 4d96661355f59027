import type { EntityCodes } from '../../../admin/server/entity-code';
import type { ResourceService } from '../../../admin/server/service-shape';
import type { ReplyOf } from '../../../core/contract/endpoint';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { NotificationService } from '../../../platform/notifications/service';
import type { QuotaService } from '../../../platform/quota/service';
import type { getOpenTicket, TicketConversation } from '../contract';
import { createClosing } from './closing';
import { markSeen, readMessages, readTicketHead, type TicketHead } from './conversation-store';
import { createOpening } from './create';
import { createTicketFiles, type TicketFileDeps } from './files';
import { ticketHandlers } from './handlers';
import { countOpen, openAbout } from './list-store';
import { createTicketDesk } from './operator';
import { readerOf } from './reader';
import { createTicketResource } from './resource';
import { ANSWER_TIME, later, REOPEN_TIME } from './terms';
import { createTicketNotifier } from './ticket-notifier';
import { openTwin } from './twin-words';
import type { Cause } from './write-store';

interface TicketDeps extends Pick<TicketFileDeps, 'privateFile'> {
  database: Database;
  activity: ActivityService;
  notification: Pick<NotificationService, 'notify'>;
  quota: Pick<QuotaService, 'spend' | 'allowsIn'>;
  causeOf: (partnerId: string, code: string) => Promise<Cause | null>;
  suffix: () => string;
}

export type TicketService = ReturnType<typeof createTicketService>;

/** Support tickets: partners ask and rate, the operator answers, and unanswered ones close automatically. */
export function createTicketService({
  database,
  activity,
  notification,
  quota,
  privateFile,
  causeOf,
  suffix,
}: TicketDeps) {
  const files = createTicketFiles({ database, privateFile, quota });
  const notify = createTicketNotifier(notification);
  const create = createOpening({ database, activity, quota, files, causeOf, suffix });
  return {
    resources: { ticket: createTicketResource(database, create) } satisfies Record<string, ResourceService>,
    entities: { ticket: { actions: ticketHandlers({ quota, files }) } } satisfies EntityCodes,

    files,
    desk: createTicketDesk({ database, activity, privateFile, notify }),
    closing: createClosing({ database, activity, notify }),

    conversation: (actor: Actor, id: string) => readConversation(database, actor, id),

    openAbout: async (actor: Actor, code: string): Promise<ReplyOf<typeof getOpenTicket>> => {
      const twin = await openAbout(database.db, readerOf(actor), code.toUpperCase());
      return { id: twin?.id ?? null, refusal: twin?.id === null ? openTwin(code, twin) : null };
    },

    /** 0 for users who may not see tickets. */
    countOpen: async (actor: Actor): Promise<number> =>
      actor.can('ticketing').can ? countOpen(database.db, readerOf(actor)) : 0,
  };
}

/** A ticket with its messages; marks it as read. Throws NOT_FOUND. */
async function readConversation({ db }: Database, actor: Actor, id: string): Promise<TicketConversation> {
  const head = await readTicketHead(db, readerOf(actor), id);
  if (!head) throw new AppError('NOT_FOUND');
  const messages = await readMessages(db, id);
  await markSeen(db, actor.userId, messages.at(-1)?.id);
  return { ...present(head), messages };
}

function present({
  ref_type,
  ref_id,
  ref_code,
  ref_title,
  awaiting_since,
  closed_at,
  rating_note: _note,
  ...head
}: TicketHead): Omit<TicketConversation, 'messages'> {
  return {
    ...head,
    cause:
      ref_type && ref_id && ref_code && ref_title
        ? { type: ref_type, id: ref_id, code: ref_code, title: ref_title }
        : null,
    closes_at: later(awaiting_since, ANSWER_TIME),
    reopen_until: later(closed_at, REOPEN_TIME),
  };
}
