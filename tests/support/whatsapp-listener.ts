import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface WhatsappListener {
  url: string;
  /** Received messages with their token. */
  messages: { token: string | undefined; target: string | null; message: string | null }[];
  /** Responses to the next messages instead of accepting them: status and body. */
  refusals: [status: number, body: string][];
  close(): Promise<void>;
}

/** Fonnte's documented API on a free port that records messages. */
export async function startWhatsappListener(): Promise<WhatsappListener> {
  const messages: WhatsappListener['messages'] = [];
  const refusals: WhatsappListener['refusals'] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const [status, body] = refusals.shift() ?? [200, ''];
    if (!body)
      messages.push({
        token: request.headers.authorization,
        target: form.get('target'),
        message: form.get('message'),
      });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body || JSON.stringify({ status: true, id: ['80367170'], process: 'pending' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    messages,
    refusals,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
