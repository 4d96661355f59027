import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundled } from './bundled';
import type { Seed } from './seeds';

interface UiServer {
  /** Requests a seed. */
  ask(seed: Seed): void;
  lines: AsyncIterator<string>;
  complaints(): string;
}

/** Stored globally, because modules are reset for each test file. */
const worker = globalThis as { uiServer?: Promise<UiServer> };

/**
 * URL of a fresh portal with demo accounts only, or with catalogue and history (`demo`). The server is a
 * separate process, because the DOM replaces Node's `fetch`, `URL` and streams, which the database needs. It
 * serves all test files of a worker in sequence.
 */
export async function startUiServer(seed: 'demo' | 'accounts' = 'accounts'): Promise<string> {
  worker.uiServer ??= spawnServer();
  const server = await worker.uiServer;
  server.ask(seed);
  for (;;) {
    const { value, done } = await server.lines.next();
    if (done) throw new Error(`The server did not start: ${server.complaints()}`);
    // Skips log lines.
    if (value.startsWith('http')) return value;
  }
}

async function spawnServer(): Promise<UiServer> {
  const child = spawn(process.execPath, await bundled('ui-server-main'), { stdio: 'pipe' });
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
