import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundled } from './bundled';

export interface UiServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * The real server with the demo accounts, on wish with catalogue and history (`demo`), as a process of its own: beside a DOM, whose `fetch`, `URL` and streams
 * take the place of Node's, a database would not work.
 */
export async function startUiServer(seed: 'demo' | 'accounts' = 'accounts'): Promise<UiServer> {
  const child = spawn(process.execPath, [await bundled('ui-server-main'), seed], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => null)]);
  if (!first) throw new Error(`The server did not start: ${complaints}`);
  return {
    url: String(first[0]),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
