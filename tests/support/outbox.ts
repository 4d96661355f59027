import type { OutboxMessage } from '../../server/modules/ground/message/store';
import { query } from './query';
import type { TestServer } from './server';
import { until } from './until';

/** Everything that the sandbox delivered to an e-mail address or a `628…` number, newest first. */
export const messagesTo = (server: TestServer, to: string): Promise<OutboxMessage[]> =>
  server.services.message.outbox(to, 100);

/** Waits for the `nth` message to somebody, and answers it. */
export const messageTo = (server: TestServer, to: string, nth = 1): Promise<OutboxMessage> =>
  until(`message ${nth} to ${to}`, async () => (await messagesTo(server, to)).at(-nth));

/** The one-time code of the `nth` message to a number. */
export async function codeTo(server: TestServer, phone: string, nth = 1): Promise<string> {
  return /^(\d{6}) /.exec((await messageTo(server, phone, nth)).text)?.[1] ?? '';
}

/** The token of the link in the `nth` message to somebody. */
export async function tokenTo(server: TestServer, to: string, nth = 1): Promise<string> {
  return /\?token=([\w-]+)/.exec((await messageTo(server, to, nth)).text)?.[1] ?? '';
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Waits until no task, code or message is on its way: what has not been sent by then never will be. */
export async function quiet(server: TestServer): Promise<void> {
  await until('nothing is on its way', async () => {
    const rows = await query(
      server.database,
      `select 1 from jobs where done_at is null and kind in ('account-task', 'member-task', 'otp-send', 'message', 'message-code')`,
    );
    return rows.length === 0;
  });
}
