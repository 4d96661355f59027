import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database, Db } from '../../../db/client';
import { run, statement } from '../../../db/statement';

export interface OpenTicket {
  id: string;
  code: string;
  partner_id: string;
  partner_name: string;
  subject: string;
  status: number;
  created_at: string;
}

const openStatement = statement<object, OpenTicket>(
  'ticket_open',
  `select t.id, t.code, t.partner_id, p.name as partner_name, t.subject, t.status, t.created_at
from tickets t join partners p on p.id = t.partner_id
where t.status in (1, 2, 3) order by t.created_at limit 200`,
);

export const openTickets = (database: Database): Promise<OpenTicket[]> => run(database, openStatement, {});

export interface LockedTicket {
  id: string;
  code: string;
  partner_id: string;
  subject: string;
  /** Where its partner reads mail. */
  email: string;
}

/** An open ticket by its code, held until the transaction ends. */
export async function lockTicket(tx: Db, code: string): Promise<LockedTicket | null> {
  const { rows } = await tx.execute<LockedTicket & Record<string, unknown>>(sql`
    select t.id, t.code, t.partner_id, t.subject, u.email from tickets t
    join users u on u.partner_id = t.partner_id and u.role = 'owner'
    where upper(t.code) = upper(${code}) and t.status in (1, 2, 3) for update of t`);
  return rows[0] ?? null;
}

export async function insertReply(
  tx: Db,
  ticketId: string,
  reply: { role: 'partner' | 'admin'; author: string; body: string },
): Promise<void> {
  await tx.execute(sql`
    insert into ticket_replies (id, ticket_id, role, author, body)
    values (${v7()}, ${ticketId}, ${reply.role}, ${reply.author}, ${reply.body})`);
}

export async function setStatus(tx: Db, ticketId: string, status: number): Promise<void> {
  await tx.execute(sql`update tickets set status = ${status} where id = ${ticketId}`);
}
