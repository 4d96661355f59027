import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received webhook message. */
export interface Heard {
  id: string;
  /** Deliveries of this message so far, including this one. */
  times: number;
  type: string;
  data: Record<string, unknown>;
  body: string;
  headers: Record<string, string>;
}

/** A status, or no answer. */
type Answer = number | 'silence';

export interface Receiver {
  url: string;
  /** All received messages. */
  heard: Heard[];
  /** Messages answered with 200, in order. */
  received: Heard[];
  connections: () => number;
  close(): Promise<void>;
}

/** A local webhook receiver. */
export async function openReceiver(answer: (heard: Heard) => Answer = () => 200): Promise<Receiver> {
  const heard: Heard[] = [];
  const received: Heard[] = [];
  const times = new Map<string, number>();
  let connections = 0;

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const headers = request.headers as Record<string, string>;
    const id = String(headers['webhook-id']);
    const nth = (times.get(id) ?? 0) + 1;
    times.set(id, nth);
    const { type, data } = JSON.parse(body);
    const one: Heard = { id, times: nth, type, data, body, headers };
    heard.push(one);
    const status = answer(one);
    if (status === 'silence') return;
    if (status === 200) received.push(one);
    response.writeHead(status, { 'content-type': 'text/plain' }).end(status === 200 ? 'diterima' : 'maaf');
  };
  const server = createServer(
    (request, response) => void receive(request, response).catch(() => response.destroy()),
  );
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    heard,
    received,
    connections: () => connections,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Verifies a message by the Standard Webhooks specification, independent of our signing code. */
export function isGenuine({ id, body, headers }: Heard, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${id}.${headers['webhook-timestamp']}.${body}`;
  const wanted = createHmac('sha256', key).update(content).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((one) => Buffer.from(one.replace('v1,', ''), 'base64'))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted));
}
