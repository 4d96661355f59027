import type { LiveChannel } from '../../../../src/core/contract/session';
import { queryOne, queryRow } from '../../../db/statement';
import { LIVES } from './store';

interface NewTickets {
  session_hash: string;
  ticket_hashes: readonly string[];
  channels: readonly LiveChannel[];
}

export const insertTickets = queryRow<NewTickets, { expires_at: string }>(
  'live-tickets-insert',
  `with stale as (delete from live_tickets where session_hash = :session_hash and expires_at < now())
   insert into live_tickets (ticket_hash, session_hash, channel, expires_at)
   select hash, :session_hash, channel, now() + interval '30 seconds'
   from unnest(:ticket_hashes::text[], :channels::text[]) as asked (hash, channel)
   returning expires_at`,
);

export interface TicketHolder {
  partnerId: string;
  userId: string;
  role: 'owner' | 'sub';
  sessionHash: string;
}

/** Deletes and returns in one statement, so that only one of two sockets with the same ticket opens. */
export const takeTicket = queryOne<{ ticket_hash: string; channel: LiveChannel }, TicketHolder>(
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
