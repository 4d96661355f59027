import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Milliseconds that `pause` waits for answers under way. */
const PATIENCE = 2_000;
const POLL = 10;

type Pass = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** An HTTP server that outlives the API behind it: requests wait while the API restarts. `before` may answer first. */
export function createLastingServer(before: Pass) {
  let api: Server | null = null;
  let waiting: ((next: Server) => void)[] = [];
  let underWay = 0;

  const current = (): Promise<Server> =>
    api ? Promise.resolve(api) : new Promise((resolve) => waiting.push(resolve));

  const hand = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const next = await current();
    if (response.destroyed) return;
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    next.emit('request', request, response);
  };

  const server = createServer((request, response) =>
    before(request, response, () => void hand(request, response)),
  );
  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const next = await current();
    next.emit('upgrade', request, socket, head);
  });

  return {
    server,
    /** Requests reach this API from now on. */
    use(next: Server): void {
      api = next;
      for (const resolve of waiting) resolve(next);
      waiting = [];
    },
    /** Holds further requests; resolves when those under way are answered. */
    async pause(): Promise<void> {
      api = null;
      const end = Date.now() + PATIENCE;
      while (underWay > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, POLL));
    },
  };
}
