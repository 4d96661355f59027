import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../server/root';

export interface RunningProduct {
  url: string;
  /** SIGTERM, as Ctrl-C does; resolves when the process has ended. */
  stop(): Promise<void>;
}

const ADDRESS = /http:\/\/\S+/;

/** Starts what was built in `root` on a free port and waits until it says where it listens. */
export async function runProduct(
  env: Record<string, string>,
  root: string = repositoryRoot,
): Promise<RunningProduct> {
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      // A test's own server stands in for one of a partner.
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
  // Read to its end, so that the log never fills the pipe and holds the server up.
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
