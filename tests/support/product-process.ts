import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../src/platform/root';

export interface RunningProduct {
  url: string;
  /** Sends SIGTERM; resolves when the process has ended. */
  stop(): Promise<void>;
}

const ADDRESS = /http:\/\/\S+/;

/** The built server in a repository's root. */
export const BUILT_SERVER = join('dist', 'server', 'main.js');

/** Starts the build in `root` on a free port, or another program there, and waits for its URL. */
export async function runProduct(
  env: Record<string, string>,
  root: string = repositoryRoot,
  program: readonly string[] = [BUILT_SERVER],
): Promise<RunningProduct> {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      // A local test server receives webhooks.
      WEBHOOK_LOOPBACK: 'allowed',
      NODE_ENV: 'production',
      PORT: '0',
      RATE_LIMIT: 'off',
      AUTO_PRICE_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  // Reads all output, or a full pipe would block the server.
  const lines = createInterface(child.stdout);
  const announced = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const address = line.startsWith('The portal runs') && ADDRESS.exec(line);
      if (address) resolve(address[0]);
    });
  });
  const url = await Promise.race([announced, ended.then(() => null)]);
  if (url === null) throw new Error(`The product did not start: ${complaints}`);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
