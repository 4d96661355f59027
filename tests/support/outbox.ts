import type { OutboxMessage } from '../../src/platform/messages/store';
import { query } from './query';
import type { TestServer } from './server';
import { until } from './until';

/** Sandbox messages to an e-mail or `628…`, newest first. */
export const messagesTo = (server: TestServer, to: string): Promise<OutboxMessage[]> =>
  server.services.message.outbox(to, 100);

/** Waits for the `nth` message to a recipient. */
export const messageTo = (server: TestServer, to: string, nth = 1): Promise<OutboxMessage> =>
  until(`message ${nth} to ${to}`, async () => (await messagesTo(server, to)).at(-nth));

/** Code in the `nth` message to a number. */
export async function codeTo(server: TestServer, phone: string, nth = 1): Promise<string> {
  return /^(\d{6}) /.exec((await messageTo(server, phone, nth)).text)?.[1] ?? '';
}

/** Token of the link in the `nth` message. */
export async function tokenTo(server: TestServer, to: string, nth = 1): Promise<string> {
  return /\?token=([\w-]+)/.exec((await messageTo(server, to, nth)).text)?.[1] ?? '';
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Waits until no task, code or message is pending: nothing more will be sent. */
export async function quiet(server: TestServer): Promise<void> {
  await until('nothing is on its way', async () => {
    const rows = await query(
      server.database,
      `select 1 from jobs where done_at is null and kind in ('account-task', 'member-task', 'otp-send', 'message', 'message-code')`,
    );
    return rows.length === 0;
  });
}
