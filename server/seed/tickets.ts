import { v7 } from 'uuid';
import { TICKET, TOPUP, TRANSACTION } from '../../src/core/states';
import type { Db } from '../db/client';
import { ticketReads, ticketReplies, tickets } from '../db/schema/ticket';
import { queueJob } from '../jobs/queue';
import { TICKET_CLOSE } from '../modules/people/ticket/closing';
import { ANSWER_TIME } from '../modules/people/ticket/terms';
import { chanceOf } from './history-chance';
import { type Codes, codesOf } from './history-codes';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';
import { type Story, stories } from './ticket-stories';

const HOUR = 3_600_000;
/** Until when an answer is promised, from the last message that asks for one. */
const PROMISE = 2 * HOUR;

type TicketRow = typeof tickets.$inferSelect;
type ReplyRow = typeof ticketReplies.$inferSelect;

/** Tickets in every state, with what was written in them. */
export async function seedTickets(db: Db, plans: readonly Plan[], now: number): Promise<void> {
  const codes = codesOf(chanceOf('tickets'));
  const told = plans.flatMap((plan) =>
    (stories[plan.account.past.email] ?? []).map((story) => rowsOf(plan, story, { codes, now })),
  );
  await insertRows(
    db,
    tickets,
    told.map(({ ticket }) => ticket),
  );
  await insertRows(
    db,
    ticketReplies,
    told.flatMap(({ replies }) => replies),
  );
  // What its owner has answered since, or what is over, was read.
  const read = told.filter(({ ticket }) => ticket.status !== TICKET.awaitsPartner);
  await insertRows(
    db,
    ticketReads,
    read.map(({ ticket }) => ({
      ticket_id: ticket.id,
      user_id: ticket.user_id,
      seen_at: ticket.closed_at ?? ticket.last_reply_at,
    })),
  );
  for (const { ticket } of told) {
    if (!ticket.awaiting_since) continue;
    const left = Date.parse(ticket.awaiting_since) + ANSWER_TIME - now;
    await queueJob(db, TICKET_CLOSE, ticket.id, left);
  }
}

function rowsOf(
  plan: Plan,
  { subject, category, priority, status, about, messages, rating = 0 }: Story,
  { codes, now }: { codes: Codes; now: number },
): { ticket: TicketRow; replies: ReplyRow[] } {
  const { partnerId, owner } = plan.account;
  const at = (hours: number) => new Date(now - hours * HOUR).toISOString();
  const first = messages[0]?.ago ?? 0;
  const last = messages.at(-1)?.ago ?? 0;
  const id = v7({ msecs: now - first * HOUR });
  const isOurs = status === TICKET.fresh || status === TICKET.underWay;
  const isClosed = status === TICKET.done || status === TICKET.closed;
  return {
    ticket: {
      id,
      code: codes.ticket(now - first * HOUR),
      partner_id: partnerId,
      user_id: owner.userId,
      ...{ category, priority, subject, status },
      ...causeOf(plan, about, at(first)),
      sla_due_at: isOurs ? new Date(now - last * HOUR + PROMISE).toISOString() : null,
      last_reply_at: at(last),
      awaiting_since: status === TICKET.awaitsPartner ? at(last) : null,
      closed_at: isClosed ? at(status === TICKET.closed ? last - 72 : last) : null,
      rating: rating || null,
      rating_note: null,
      created_at: at(first),
    },
    replies: messages.map(({ ago, us, body }) => ({
      id: v7({ msecs: now - ago * HOUR }),
      ticket_id: id,
      role: us ? 'admin' : 'partner',
      author: us ? 'Admin' : owner.name,
      body,
      created_at: at(ago),
    })),
  };
}

type CauseColumns = Pick<TicketRow, 'ref_type' | 'ref_id' | 'ref_code' | 'ref_title'>;

/** What was delivered, or paid, before somebody asked about it. */
function causeOf({ transactions, topups }: Plan, about: Story['about'], asked: string): CauseColumns {
  const before = ({ created_at }: { created_at: string }) => Date.parse(created_at) < Date.parse(asked);
  if (about === 'topup') {
    const topup = topups.findLast((one) => one.status === TOPUP.paid && before(one));
    if (topup) {
      const { id, code, method_name } = topup;
      return { ref_type: 'topup', ref_id: id, ref_code: code, ref_title: `Top up lewat ${method_name}` };
    }
  } else if (about) {
    const order = transactions.findLast(
      (one) => one.status === TRANSACTION.success && one.item_name.includes(about.item) && before(one),
    );
    if (order) {
      const ref_title = `${order.product_name} – ${order.item_name}`;
      return { ref_type: 'transaction', ref_id: order.id, ref_code: order.code, ref_title };
    }
  }
  return { ref_type: null, ref_id: null, ref_code: null, ref_title: null };
}
