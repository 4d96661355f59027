import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundled } from './bundled';

export interface ApiProcess {
  url: string;
  /** `kill -9`: no shutdown handler runs. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server on a free port with the database of `env`; throws its output on failure. */
export async function startApiProcess(env: {
  DATA_DIR: string;
  DATABASE_URL?: string;
  SEED?: string;
  RATE_LIMIT?: string;
  TRUST_PROXY?: string;
  FILE_KEY?: string;
  WEBHOOK_LOOPBACK?: string;
  WEBHOOK_PATIENCE_SECONDS?: string;
  WEBHOOK_BACKOFF_SECONDS?: string;
  SUPPLIER?: string;
}): Promise<ApiProcess> {
  const child = spawn(process.execPath, await bundled('api-main'), {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT: 'off',
      SEED: 'none',
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
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => null)]);
  if (!first) throw new Error(`The server did not start: ${complaints}`);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    url: String(first[0]),
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
