import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Services } from '../services';
import { type OperatorRequest, operatorRequest, perform, type Reply } from './perform';

const MOST_BYTES = 64 * 1024;
/** Portable maximum bytes of a socket path; longer ones are truncated by the system. */
const MOST_PATH = 103;

/**
 * Path of a socket in the data folder: access to the folder authenticates the operator, and nothing is on the
 * network. The command line asks the server, because an embedded database allows one process. Null if the
 * path is too long.
 */
const socketPathOf = (dataDir: string): string | null => {
  const path = join(resolve(dataDir), 'operator.sock');
  return Buffer.byteLength(path) > MOST_PATH ? null : path;
};

/**
 * Listens for operator commands; the first process on a folder wins. Returns a close function. Throws if no
 * socket can be created.
 */
export async function openOperatorSocket(dataDir: string, services: Services): Promise<() => Promise<void>> {
  const path = socketPathOf(dataDir);
  if (path === null) throw new Error('the path of DATA_DIR is too long for a socket');
  if (await isServed(dataDir)) return async () => undefined;
  rmSync(path, { force: true });
  const server = createServer((incoming, outgoing) => {
    answer(incoming, services).then(
      (reply) => outgoing.end(JSON.stringify(reply)),
      () =>
        outgoing.writeHead(500).end(JSON.stringify({ refused: 'The server could not do it; see its log.' })),
    );
  });
  await listen(server, path);
  chmodSync(path, 0o600);
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((ready, failed) => {
    server.once('error', failed);
    server.listen(path, ready);
  });

async function answer(incoming: IncomingMessage, services: Services): Promise<Reply> {
  let text = '';
  for await (const chunk of incoming) {
    text += chunk;
    if (text.length > MOST_BYTES) return { refused: 'That is too long.' };
  }
  const parsed = operatorRequest.safeParse(jsonOf(text));
  return parsed.success ? perform(services, parsed.data) : { refused: 'That is no command.' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Sends a request to the server of this data folder; null if none runs. */
export const askServer = (dataDir: string, sent: OperatorRequest): Promise<Reply | null> =>
  new Promise((answered, failed) => {
    const socketPath = socketPathOf(dataDir);
    if (socketPath === null) return answered(null);
    const asking = request({ socketPath, method: 'POST', path: '/' }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('end', () => answered(JSON.parse(text) as Reply));
      incoming.on('error', failed);
    });
    asking.on('error', (failure: NodeJS.ErrnoException) =>
      failure.code === 'ENOENT' || failure.code === 'ECONNREFUSED' ? answered(null) : failed(failure),
    );
    asking.end(JSON.stringify(sent));
  });

export const isServed = (dataDir: string): Promise<boolean> =>
  new Promise((known) => {
    const socketPath = socketPathOf(dataDir);
    if (socketPath === null) return known(false);
    const asking = request({ socketPath, method: 'POST', path: '/' }, (incoming) => {
      incoming.resume();
      known(true);
    });
    asking.on('error', () => known(false));
    asking.end();
  });
