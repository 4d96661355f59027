import type { OutgoingMessage } from '../adapters/message/message';
import type { Db } from '../db/client';
import { sql } from '../db/sql';
import { command, queryAll, queryOne } from '../db/statement';

export const insertMessage = (
  db: Db,
  { id, channel, to, subject, text, html }: OutgoingMessage,
  partnerId: string | null,
): Promise<void> =>
  db.command(sql`
    insert into messages (id, partner_id, channel, recipient, subject, text, html)
    values (${id}, ${partnerId}, ${channel}, ${to}, ${subject}, ${text}, ${html})`);

export interface WaitingMessage extends OutgoingMessage {
  tries: number;
  /** Milliseconds since it was queued. */
  age: number;
}

/** Null if delivered or given up. Counts the next attempt. */
export const takeWaiting = queryOne<{ id: string }, WaitingMessage>(
  'message-waiting',
  `update messages set tries = tries + 1 where id = :id::uuid and sent_at is null and failed_at is null
   returning id, channel, recipient as "to", subject, text, html, tries - 1 as tries,
     (extract(epoch from now() - created_at) * 1000)::float8 as age`,
);

/** `keep` stores the text for the sandbox outbox. */
export const markSent = command<{ id: string; carrier: string; keeps_text: boolean }>(
  'message-sent',
  `update messages set sent_at = now(), carrier = :carrier, error = null,
     text = case when :keeps_text::boolean then text else '' end, html = case when :keeps_text::boolean then html end
   where id = :id::uuid`,
);

export const markFailed = command<{ id: string; error: string; given_up: boolean }>(
  'message-failed',
  `update messages set error = left(:error, 500),
     failed_at = case when :given_up::boolean then now() end,
     text = case when :given_up::boolean then '' else text end,
     html = case when :given_up::boolean then null else html end
   where id = :id::uuid`,
);

export interface OutboxMessage {
  id: string;
  channel: OutgoingMessage['channel'];
  to: string;
  subject: string | null;
  text: string;
  created_at: string;
}

export const readOutbox = queryAll<{ recipient: string | null; limit: number }, OutboxMessage>(
  'message-outbox',
  `select id, channel, recipient as "to", subject, text, created_at from messages
   where carrier = 'sandbox' and (:recipient::text is null or recipient = :recipient::text)
   order by id desc limit :limit::int`,
);

/** Deletes messages older than a week, a bounded number per call. */
export const forgetOldMessages = command<object>(
  'message-forget-old',
  `delete from messages where id in (
     select id from messages where created_at < now() - interval '7 days' limit 5000)`,
);
