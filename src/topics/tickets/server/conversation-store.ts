import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { TicketCause, TicketMessage } from '../contract';
import { type Reader, seenBy } from './reader';

export interface TicketHead {
  id: string;
  code: string;
  subject: string;
  category: string;
  priority: string;
  status: number;
  ref_type: TicketCause | null;
  ref_id: string | null;
  ref_code: string | null;
  ref_title: string | null;
  by: string;
  sla_due_at: string | null;
  awaiting_since: string | null;
  closed_at: string | null;
  rating: number | null;
  rating_note: string | null;
  created_at: string;
  server_time: string;
}

const HEAD = sql`t.id, t.code, t.subject, t.category, t.priority, t.status, t.ref_type, t.ref_id, t.ref_code, t.ref_title,
  u.name as by, t.sla_due_at, t.awaiting_since, t.closed_at, t.rating, t.rating_note, t.created_at, now() as server_time`;

export const readTicketHead = (db: Db, reader: Reader, id: string) =>
  db.row<TicketHead>(sql`
    select ${HEAD} from tickets t join users u on u.id = t.user_id where ${seenBy(reader)} and t.id = ${id}`);

export const readHeadByCode = (db: Db, code: string) =>
  db.row<TicketHead & { partner_id: string; partner_name: string }>(sql`
    select ${HEAD}, t.partner_id, p.name as partner_name
    from tickets t join users u on u.id = t.user_id join partners p on p.id = t.partner_id
    where upper(t.code) = upper(${code})`);

export const readMessages = (db: Db, ticketId: string): Promise<TicketMessage[]> =>
  db.rows<TicketMessage>(sql`
    select r.id, r.role, r.author, r.body, r.created_at, coalesce((
      select json_agg(json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'bytes', f.bytes) order by h.position)
      from ticket_files h join private_files f on f.id = h.file_id where h.reply_id = r.id), '[]') as attachments
    from ticket_replies r where r.ticket_id = ${ticketId} order by r.created_at, r.id`);

/** Marks messages up to this one as read; later ones were not shown. */
export async function markSeen(db: Db, userId: string, messageId: string | undefined): Promise<void> {
  if (messageId === undefined) return;
  await db.execute(sql`
    insert into ticket_reads as known (ticket_id, user_id, seen_at)
    select ticket_id, ${userId}::uuid, created_at from ticket_replies where id = ${messageId}
    on conflict (ticket_id, user_id) do update set seen_at = greatest(known.seen_at, excluded.seen_at)`);
}

export interface OpenTicket {
  code: string;
  partner_name: string;
  category: string;
  priority: string;
  subject: string;
  ref_code: string | null;
  status: number;
  sla_due_at: string | null;
  is_late: boolean;
  last_reply_at: string;
}

/** Tickets waiting for us first, by promised time. */
export const openTickets = (db: Db): Promise<OpenTicket[]> =>
  db.rows<OpenTicket>(sql`
    select t.code, p.name as partner_name, t.category, t.priority, t.subject, t.ref_code, t.status, t.sla_due_at,
      coalesce(t.sla_due_at < now(), false) as is_late, t.last_reply_at
    from tickets t join partners p on p.id = t.partner_id
    where t.status in (1, 2, 3) order by t.sla_due_at nulls last, t.last_reply_at, t.id limit 200`);
