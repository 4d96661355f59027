import type { Db } from '../../../platform/db/client';
import { type SQL, sql } from '../../../platform/db/sql';
import { type Reader, seenBy } from './reader';

export interface TicketRow {
  id: string;
  code: string;
  category: string;
  priority: string;
  subject: string;
  message: string | null;
  attachments: string[];
  ref_code: string | null;
  status: number;
  unread: number;
  sla_due_at: string | null;
  last_reply_at: string;
  rating: number | null;
  by: string;
  created_at: string;
}

/** Columns by which lists find tickets. */
export const ticketColumns = {
  created_at: sql`t.created_at`,
  last_reply_at: sql`t.last_reply_at`,
  category: sql`t.category`,
  priority: sql`t.priority`,
  status: sql`t.status`,
};

export const ticketSearch = { code: sql`t.code`, subject: sql`t.subject`, ref_code: sql`t.ref_code` };

export const readTickets = (db: Db, { user }: Reader, where: SQL): Promise<TicketRow[]> =>
  db.rows<TicketRow>(sql`
    select t.id, t.code, t.category, t.priority, t.subject, first.body as message,
      coalesce(first.files, '{}') as attachments, t.ref_code, t.status, t.sla_due_at, t.last_reply_at, t.rating,
      u.name as by, t.created_at,
      (select count(*)::int from ticket_replies r where r.ticket_id = t.id and r.role = 'admin'
        and r.created_at > coalesce((select seen_at from ticket_reads
          where ticket_id = t.id and user_id = ${user}::uuid), '-infinity')) as unread
    from tickets t join users u on u.id = t.user_id
    left join lateral (
      select r.body, (select array_agg(f.file_id::text order by f.position) from ticket_files f
        where f.reply_id = r.id) as files
      from ticket_replies r where r.ticket_id = t.id and r.role = 'partner'
      order by r.created_at, r.id limit 1) first on true
    where ${where}`);

export const countOpen = async (db: Db, reader: Reader): Promise<number> =>
  (await db.value<number>(
    sql`select count(*)::int as open from tickets t where ${seenBy(reader)} and t.status in (1, 2, 3)`,
  )) ?? 0;

/** An open ticket. Id and code are null if the user may not open it. */
export type OpenTicketAbout = { id: string; code: string } | { id: null; code: null };

export async function openAbout(db: Db, reader: Reader, code: string): Promise<OpenTicketAbout | null> {
  if (reader.causes.length === 0) return null;
  return db.row<OpenTicketAbout>(sql`
    select case when ${seenBy(reader)} then t.id end as id, case when ${seenBy(reader)} then t.code end as code
    from tickets t
    where t.partner_id = ${reader.partner} and t.ref_type in ${reader.causes} and t.status in (1, 2, 3)
      and t.ref_code = ${code}`);
}
