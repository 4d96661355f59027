import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/platform/root';
import { BUILT_SERVER } from './product-process';
import { shortLived } from './short-lived';

export interface ServerProcess {
  pid: number;
  url: string;
  output(): string;
  /** Sends the signal; returns the exit code or the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

/** Result of a process that did not start listening. */
export interface Failed {
  code: number | NodeJS.Signals;
  stdout: string;
  stderr: string;
}

type Environment = Record<string, string>;

const built = join(repositoryRoot, BUILT_SERVER);

/**
 * The built server (`dist/server`) as a process on a free port. Rejects with its output if it exits early.
 */
export async function startProcess(env: Environment, program = built): Promise<ServerProcess> {
  const { child, stdout, stderr } = launch(env, program);
  const ended = endOf(child);
  const listening = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const url = /runs at (\S+)/.exec(stdout())?.[1];
      if (url) resolve(url);
    });
  });
  const first = await Promise.race([listening, ended]);
  if (typeof first !== 'string' || !first.startsWith('http'))
    throw new Error(`ended early: ${first} ${stderr()}`);
  return {
    pid: child.pid ?? 0,
    url: first,
    output: () => stdout() + stderr(),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the built server with a wrong environment and waits for its exit. */
export async function failToStart(env: Environment): Promise<Failed> {
  const { child, stdout, stderr } = launch(env);
  const code = await endOf(child);
  return { code, stdout: stdout(), stderr: stderr() };
}

/** Starts the built server and kills it after `milliseconds`. */
export async function startAndKill(env: Environment, milliseconds: number): Promise<void> {
  const { child } = launch(env);
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await endOf(child);
  clearTimeout(timer);
}

function launch(env: Environment, program = built) {
  const child = spawn(process.execPath, [...shortLived, program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, stdout: collect(child.stdout), stderr: collect(child.stderr) };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (part) => {
    text += part;
  });
  return () => text;
}

async function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return code ?? signal ?? 1;
}
