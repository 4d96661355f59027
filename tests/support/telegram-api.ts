import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export const BOT_TOKEN = '7312345678:AAH-stand_in-of-a-token-0123456789';
export const BOT_NAME = 'lumbung_uji_bot';

interface Sent {
  chat_id: string;
  text: string;
  [parameter: string]: unknown;
}

export interface TelegramApi {
  url: string;
  /** Accepted messages. */
  sent: Sent[];
  /** Responses to the next messages instead of accepting them; null never answers. */
  refusals: (Refusal | null)[];
  /** Adds a message to the bot. */
  write(chat: { id: number; username?: string; first_name?: string; type?: string }, text: string): void;
  /** Unconfirmed updates. */
  unread(): number;
  close(): Promise<void>;
}

type Refusal = [status: number, body: object | string];

export const refusal = (code: number, description: string, parameters?: object): Refusal => [
  code,
  { ok: false, error_code: code, description, ...(parameters && { parameters }) },
];

/** Telegram's documented Bot API on a free port: getMe, sendMessage, getUpdates. */
export async function startTelegramApi(): Promise<TelegramApi> {
  const sent: Sent[] = [];
  const refusals: TelegramApi['refusals'] = [];
  let updates: { update_id: number; message: object }[] = [];
  let last = 100;

  const done = (result: unknown): Refusal => [200, { ok: true, result }];
  const answer = async (request: IncomingMessage): Promise<Refusal | null> => {
    const body = (await json(request)) as Record<string, unknown>;
    const [, bot, method] = request.url?.split('/') ?? [];
    if (bot !== `bot${BOT_TOKEN}`) return refusal(401, 'Unauthorized');
    switch (method) {
      case 'getMe':
        return done({ id: 7312345678, is_bot: true, first_name: 'Lumbung', username: BOT_NAME });
      case 'sendMessage': {
        const next = refusals.shift();
        if (next !== undefined) return next;
        sent.push(body as Sent);
        return done({ message_id: sent.length, date: 0, chat: { id: Number(body.chat_id) } });
      }
      case 'getUpdates':
        // An offset confirms all earlier updates.
        updates = updates.filter(({ update_id }) => update_id >= Number(body.offset ?? 0));
        return done(updates);
      default:
        return refusal(404, 'Not Found');
    }
  };

  const server = createServer(async (request, response) => {
    const said = await answer(request);
    if (!said) return;
    const [status, body] = said;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    refusals,
    write: (chat, text) => {
      last += 1;
      const message = { message_id: last, date: 0, chat: { type: 'private', ...chat }, text };
      updates.push({ update_id: last, message });
    },
    unread: () => updates.length,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
