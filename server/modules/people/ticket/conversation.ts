import type { TicketConversation } from '../../../../src/core/contract/ticket';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { markSeen, messagesOf, type TicketHead, ticketHead } from './conversation-store';
import { readerOf } from './reader';
import { ANSWER_TIME, later, REOPEN_TIME } from './terms';

/** A ticket with its messages; marks it as read. Throws NOT_FOUND. */
export async function readConversation(
  { db }: Database,
  actor: Actor,
  id: string,
): Promise<TicketConversation> {
  const head = await ticketHead(db, readerOf(actor), id);
  if (!head) throw new AppError('NOT_FOUND');
  const messages = await messagesOf(db, id);
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
