import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Services } from '../services';
import { type OperatorRequest, operatorRequest, perform, type Reply } from './perform';

const MOST_BYTES = 64 * 1024;
/** Bytes of a socket's path on every system; what is longer is cut off there, and lies elsewhere than it says. */
const MOST_PATH = 103;

/**
 * A socket in the data folder: whoever may read the folder is the operator, and nothing of it is on the network. An
 * embedded database has one process, so the command line asks the server rather than the database. Null where
 * the name of the folder is too long for one.
 */
const doorOf = (dataDir: string): string | null => {
  const path = join(resolve(dataDir), 'operator.sock');
  return Buffer.byteLength(path) > MOST_PATH ? null : path;
};

/**
 * Opens it for this server. Of two processes on one folder the first has it. Answers how to close it. Throws where no
 * socket can stand.
 */
export async function openDoor(dataDir: string, services: Services): Promise<() => Promise<void>> {
  const path = doorOf(dataDir);
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

/** Asks the server that has this data folder; null when none runs. */
export const askServer = (dataDir: string, wish: OperatorRequest): Promise<Reply | null> =>
  new Promise((answered, failed) => {
    const socketPath = doorOf(dataDir);
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
    asking.end(JSON.stringify(wish));
  });

/** Whether a server has this data folder. */
export const isServed = (dataDir: string): Promise<boolean> =>
  new Promise((known) => {
    const socketPath = doorOf(dataDir);
    if (socketPath === null) return known(false);
    const asking = request({ socketPath, method: 'POST', path: '/' }, (incoming) => {
      incoming.resume();
      known(true);
    });
    asking.on('error', () => known(false));
    asking.end();
  });
