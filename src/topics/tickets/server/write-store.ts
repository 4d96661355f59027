import { v7 } from 'uuid';
import type { TICKET } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import type { TicketCause } from '../contract';
import { type Reader, seenBy } from './reader';

export interface Cause {
  type: TicketCause;
  id: string;
  code: string;
  title: string;
}

export interface NewTicket {
  id: string;
  code: string;
  partnerId: string;
  userId: string;
  category: string;
  priority: string;
  subject: string;
  cause: Cause | null;
}

/** Unique index: one open ticket per subject. */
export const OPEN_CAUSE = 'tickets_open_cause';

const PROMISED = sql`now() + make_interval(mins => (
  select ti.support_sla_minutes from partners p join tiers ti on ti.id = p.tier_id where p.id = partner_id))`;

/** False if the code is taken. Throws a unique violation if the subject has an open ticket. */
export const insertTicket = (
  tx: Db,
  { id, code, partnerId, userId, category, priority, subject, cause }: NewTicket,
): Promise<boolean> =>
  tx.hasRow(sql`
    insert into tickets (id, code, partner_id, user_id, category, priority, subject, ref_type, ref_id, ref_code, ref_title,
      status, sla_due_at)
    select ${id}::uuid, ${code}::text, p.id, ${userId}::uuid, ${category}::text, ${priority}::text, ${subject}::text,
      ${cause?.type ?? null}::text, ${cause?.id ?? null}::uuid, ${cause?.code ?? null}::text, ${cause?.title ?? null}::text, 1,
      now() + make_interval(mins => ti.support_sla_minutes)
    from partners p join tiers ti on ti.id = p.tier_id where p.id = ${partnerId}
    on conflict (code) do nothing returning id`);

export interface LockedTicket {
  id: string;
  code: string;
  partner_id: string;
  user_id: string;
  subject: string;
  ref_id: string | null;
  ref_code: string | null;
  status: number;
  /** Milliseconds since closing; null while open. */
  closed_for: number | null;
  awaiting_since: string | null;
  rating: number | null;
}

const LOCKED = sql`t.id, t.code, t.partner_id, t.user_id, t.subject, t.ref_id, t.ref_code, t.status, t.awaiting_since, t.rating,
  (extract(epoch from now() - t.closed_at) * 1000)::float8 as closed_for`;

const lockWhere = (tx: Db, where: SQL): Promise<LockedTicket | null> =>
  tx.row<LockedTicket>(sql`select ${LOCKED} from tickets t where ${where} for update of t`);

export const lockSeen = (tx: Db, reader: Reader, id: string) =>
  lockWhere(tx, sql`${seenBy(reader)} and t.id = ${id}`);

export const lockCode = (tx: Db, code: string) => lockWhere(tx, sql`upper(t.code) = upper(${code})`);

export const lockId = (tx: Db, id: string) => lockWhere(tx, sql`t.id = ${id}`);

/** Returns the message id. It sorts after all earlier ones, across processes. */
export async function insertMessage(
  tx: Db,
  ticketId: string,
  message: { role: 'partner' | 'admin'; author: string; body: string },
): Promise<string> {
  const id = v7();
  await tx.execute(sql`
    insert into ticket_replies (id, ticket_id, role, author, body, created_at)
    values (${id}, ${ticketId}, ${message.role}, ${message.author}, ${message.body}, clock_timestamp())`);
  await tx.execute(sql`update tickets set last_reply_at = clock_timestamp() where id = ${ticketId}`);
  return id;
}

/** Assigns it to us; a pending deadline is unchanged. */
export const putUnderWay = (tx: Db, id: string): Promise<void> =>
  tx.command(sql`
    update tickets set status = 2, awaiting_since = null, closed_at = null, sla_due_at = coalesce(sla_due_at, ${PROMISED})
    where id = ${id}`);

export const putToPartner = (tx: Db, id: string): Promise<void> =>
  tx.command(
    sql`update tickets set status = 3, awaiting_since = now(), closed_at = null, sla_due_at = null where id = ${id}`,
  );

export const endTicket = (
  tx: Db,
  id: string,
  status: typeof TICKET.done | typeof TICKET.closed,
): Promise<void> =>
  tx.command(sql`
    update tickets set status = ${status}, awaiting_since = null, closed_at = now(), sla_due_at = null
    where id = ${id}`);

export const rateTicket = (tx: Db, id: string, rating: number, note: string | null): Promise<void> =>
  tx.command(sql`update tickets set rating = ${rating}, rating_note = ${note} where id = ${id}`);
