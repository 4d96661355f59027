import type { MessageCarrier, OutgoingMessage } from '../../../adapters/message/message';
import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { run, statement } from '../../../db/statement';

export async function insertMessage(
  db: Db,
  { id, channel, to, subject, text, html }: OutgoingMessage,
  partnerId: string | null,
): Promise<void> {
  await db.execute(sql`
    insert into messages (id, partner_id, channel, recipient, subject, text, html)
    values (${id}, ${partnerId}, ${channel}, ${to}, ${subject}, ${text}, ${html})`);
}

export interface WaitingMessage extends OutgoingMessage {
  tries: number;
  /** Milliseconds since it was queued. */
  age: number;
}

const waitingStatement = statement<{ id: string }, WaitingMessage>(
  'message-waiting',
  `update messages set tries = tries + 1 where id = :id::uuid and sent_at is null and failed_at is null
   returning id, channel, recipient as "to", subject, text, html, tries - 1 as tries,
     (extract(epoch from now() - created_at) * 1000)::float8 as age`,
);

/** Null if delivered or given up. Counts the next attempt. */
export async function takeWaiting(database: Database, id: string): Promise<WaitingMessage | null> {
  const [row] = await run(database, waitingStatement, { id });
  return row ?? null;
}

const sentStatement = statement<{ id: string; carrier: string; keep: boolean }>(
  'message-sent',
  `update messages set sent_at = now(), carrier = :carrier, error = null,
     text = case when :keep::boolean then text else '' end, html = case when :keep::boolean then html end
   where id = :id::uuid`,
);

/** `keep` stores the text for the sandbox outbox. */
export async function markSent(
  database: Database,
  id: string,
  carrier: MessageCarrier['name'],
  keep: boolean,
): Promise<void> {
  await run(database, sentStatement, { id, carrier, keep });
}

const failedStatement = statement<{ id: string; error: string; given_up: boolean }>(
  'message-failed',
  `update messages set error = :error,
     failed_at = case when :given_up::boolean then now() end,
     text = case when :given_up::boolean then '' else text end,
     html = case when :given_up::boolean then null else html end
   where id = :id::uuid`,
);

export async function markFailed(
  database: Database,
  id: string,
  error: string,
  givenUp: boolean,
): Promise<void> {
  await run(database, failedStatement, { id, error: error.slice(0, 500), given_up: givenUp });
}

export interface OutboxMessage {
  id: string;
  channel: OutgoingMessage['channel'];
  to: string;
  subject: string | null;
  text: string;
  created_at: string;
}

const outboxStatement = statement<{ recipient: string | null; limit: number }, OutboxMessage>(
  'message-outbox',
  `select id, channel, recipient as "to", subject, text, created_at from messages
   where carrier = 'sandbox' and (:recipient::text is null or recipient = :recipient::text)
   order by id desc limit :limit::int`,
);

export const readOutbox = (database: Database, recipient: string | null, limit: number) =>
  run(database, outboxStatement, { recipient, limit });

const forgetStatement = statement<{ limit: number }>(
  'message-forget-old',
  `delete from messages where id in (
     select id from messages where created_at < now() - interval '7 days' limit :limit::int)`,
);

/** Deletes messages older than a week, a bounded number per call. */
export async function forgetOldMessages(database: Database): Promise<void> {
  await run(database, forgetStatement, { limit: 5000 });
}
