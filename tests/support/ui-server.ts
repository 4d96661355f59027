import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundled } from './bundled';
import type { Seed } from './seeds';

interface UiServer {
  /** Writes the name of a seed to the server. */
  ask(seed: Seed): void;
  /** Lines that the server prints. */
  lines: AsyncIterator<string>;
  complaints(): string;
}

/** Kept beside the modules, which every test file reads anew. */
const worker = globalThis as { uiServer?: Promise<UiServer> };

/**
 * Address of the real server with a portal that no other test file has changed: the demo accounts alone, or with
 * catalogue and history (`demo`). The server is a process of its own: beside a DOM, whose `fetch`, `URL` and streams
 * take the place of Node's, a database would not work. It serves all test files of a worker, one after the other, and
 * ends with the worker.
 */
export async function startUiServer(seed: 'demo' | 'accounts' = 'accounts'): Promise<string> {
  worker.uiServer ??= spawnServer();
  const server = await worker.uiServer;
  server.ask(seed);
  for (;;) {
    const { value, done } = await server.lines.next();
    if (done) throw new Error(`The server did not start: ${server.complaints()}`);
    // Its log comes between: of a connection, say, that ended with the database of the file before.
    if (value.startsWith('http')) return value;
  }
}

async function spawnServer(): Promise<UiServer> {
  const child = spawn(process.execPath, [await bundled('ui-server-main')], { stdio: 'pipe' });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const lines = createInterface(child.stdout);
  return {
    ask: (seed) => child.stdin.write(`${seed}\n`),
    lines: lines[Symbol.asyncIterator](),
    complaints: () => complaints,
  };
}
