import type { LiveChannel } from '../../../../src/core/contract/session';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import { LIVES } from './store';

interface NewTickets {
  session_hash: string;
  ticket_hashes: readonly string[];
  channels: readonly LiveChannel[];
}

const insertTicketsStatement = statement<NewTickets, { expires_at: string }>(
  'live-tickets-insert',
  `with stale as (delete from live_tickets where session_hash = :session_hash and expires_at < now())
   insert into live_tickets (ticket_hash, session_hash, channel, expires_at)
   select hash, :session_hash, channel, now() + interval '30 seconds'
   from unnest(:ticket_hashes::text[], :channels::text[]) as asked (hash, channel)
   returning expires_at`,
);

export async function insertTickets(
  database: Database,
  tickets: NewTickets,
): Promise<{ expires_at: string }> {
  const [row] = await run(database, insertTicketsStatement, tickets);
  if (!row) throw new Error('insert returned no row');
  return row;
}

export interface TicketHolder {
  partnerId: string;
  userId: string;
  role: 'owner' | 'sub';
  sessionHash: string;
}

const takeTicketStatement = statement<{ ticket_hash: string; channel: LiveChannel }, TicketHolder>(
  'live-ticket-take',
  `with taken as (
     delete from live_tickets where ticket_hash = :ticket_hash and channel = :channel
     returning session_hash, expires_at
   )
   select u.partner_id as "partnerId", u.id as "userId", u.role, s.token_hash as "sessionHash"
   from taken
   join sessions s on s.token_hash = taken.session_hash
   join users u on u.id = s.user_id
   where taken.expires_at > now() and ${LIVES}`,
);

/** Deletes and returns in one statement, so that only one of two sockets with the same ticket opens. */
export async function takeTicket(
  database: Database,
  ticketHash: string,
  channel: LiveChannel,
): Promise<TicketHolder | null> {
  const [row] = await run(database, takeTicketStatement, { ticket_hash: ticketHash, channel });
  return row ?? null;
}
