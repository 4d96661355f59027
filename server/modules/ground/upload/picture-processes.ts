import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../http/app-error';
import type { PictureAnswer, PictureReply, PictureRequest } from './picture-child';

/** Milliseconds: what no picture within the limits takes, and how long a process without work is kept. */
const PATIENCE = 30_000;
const IDLE = 60_000;
/** Bytes that a process may keep after its work; what grew beyond is replaced. */
const MOST_RSS = 96_000_000;
const MOST_HEAP_MB = 64;
/** The server itself goes first. */
const NICE = 5;
/** Seconds after which a caller may try again when a picture was given up. */
const RETRY_SECONDS = 30;

export type PictureProcesses = ReturnType<typeof createPictureProcesses>;

/**
 * Processes that decode pictures, outside the one that serves: one picture each at a time, killed when it takes too
 * long, replaced when it dies or grows. How many there are at once is up to who asks.
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

  /** The one that rested last is the warmest. */
  const take = (): ChildProcess => {
    for (let child = idle.pop(); child; child = idle.pop()) if (child.connected) return child;
    return start();
  };

  return {
    /** Throws FILE_TYPE, FILE_UNREADABLE (a process that dies of a picture too), PICTURES_BUSY when it takes too long. */
    async ask(request: PictureRequest): Promise<PictureReply> {
      const child = take();
      // One at work has another ready beside it: whoever comes meanwhile does not wait for a start.
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

/** Without the server's environment: there are keys in it. */
function start(): ChildProcess {
  const entry = entryPath();
  const child = fork(entry, {
    execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, ...(entry.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever asks hears of it; one that dies without work troubles nobody.
  child.on('error', () => undefined);
  if (child.pid !== undefined) makeNice(child.pid);
  return child;
}

function makeNice(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // Where that is not allowed it runs as everything else does.
  }
}

/** Beside this file in the sources; beside the bundle, or one folder above a part of it, once built. */
function entryPath(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const names = ['picture-child.ts', 'picture-child.js'];
  const found = [here, dirname(here)]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  if (!found) throw new Error(`picture-child.js is missing beside ${here}: build again`);
  return found;
}
