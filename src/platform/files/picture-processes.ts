import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '../http/app-error';
import type { PictureAnswer, PictureReply, PictureRequest } from './picture-child';

/** Milliseconds: timeout of a picture, and lifetime of an idle process. */
const PATIENCE = 30_000;
const IDLE = 60_000;
/** Resident bytes above which a process is replaced. */
const MOST_RSS = 96_000_000;
const MOST_HEAP_MB = 64;
/** Lower priority than the server. */
const NICE = 5;
/** Retry-After in seconds for a timed-out picture. */
const RETRY_SECONDS = 30;

export type PictureProcesses = ReturnType<typeof createPictureProcesses>;

/**
 * Pool of processes that decode pictures outside the server: one picture at a time each, killed on timeout,
 * replaced after a crash or growth. The caller limits their number.
 */
export function createPictureProcesses({ patience = PATIENCE } = {}) {
  const idle: ChildProcess[] = [];
  let working = 0;

  const rest = (child: ChildProcess): void => {
    child.unref();
    child.channel?.unref();
    idle.push(child);
    const timer = setTimeout(() => {
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1)[0]?.kill('SIGKILL');
    }, IDLE).unref();
    child.once('message', () => clearTimeout(timer));
  };

  /** The most recently used process is the warmest. */
  const take = (): ChildProcess => {
    for (let child = idle.pop(); child; child = idle.pop()) if (child.connected) return child;
    return start();
  };

  return {
    /** Throws FILE_TYPE, FILE_UNREADABLE (also if the process crashes), PICTURES_BUSY on a timeout. */
    async ask(request: PictureRequest): Promise<PictureReply> {
      const child = take();
      // Starts a spare process, so that the next caller does not wait for a start.
      if (working === 0 && idle.length === 0) rest(start());
      child.ref();
      child.channel?.ref();
      working += 1;
      const answer = await answerOf(child, request, patience).finally(() => {
        working -= 1;
      });
      if (answer.rss > MOST_RSS) child.kill('SIGKILL');
      else rest(child);
      if ('error' in answer) throw new AppError(answer.error === 'type' ? 'FILE_TYPE' : 'FILE_UNREADABLE');
      const { bytes, width, height } = answer.done;
      return { bytes: Buffer.from(bytes), width, height };
    },
  };
}

function answerOf(child: ChildProcess, request: PictureRequest, patience: number): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, patience);
    const settle = () => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
    };
    const onMessage = (answer: unknown) => {
      settle();
      resolve(answer as PictureAnswer);
    };
    const onExit = () => {
      settle();
      reject(
        isLate ? new AppError('PICTURES_BUSY', { seconds: RETRY_SECONDS }) : new AppError('FILE_UNREADABLE'),
      );
    };
    const onError = (failure: Error) => {
      settle();
      child.kill('SIGKILL');
      reject(failure);
    };
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(request, (failure) => failure && onError(failure));
  });
}

/** Without the server's environment, which contains keys. */
function start(): ChildProcess {
  const entry = entryPath();
  const child = fork(entry, {
    execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, ...(entry.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Pending requests get the error; an idle process may die silently.
  child.on('error', () => undefined);
  if (child.pid !== undefined) makeNice(child.pid);
  return child;
}

function makeNice(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // Not permitted: it runs with normal priority.
  }
}

/** Next to this file in the sources; next to the bundle, or one folder above a chunk, once built. */
function entryPath(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const names = ['picture-child.ts', 'picture-child.js'];
  const found = [here, dirname(here)]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  if (!found) throw new Error(`picture-child.js is missing beside ${here}: build again`);
  return found;
}
