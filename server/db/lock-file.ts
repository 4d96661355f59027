import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { StartError } from '../start-error';

const holderSchema = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  started: z.string(),
  /** Boot and start tick of the process, so that a number given to another process is not taken for it. */
  process: z.string().nullable(),
});
type Holder = z.infer<typeof holderSchema>;

export interface Lock {
  release(): void;
}

/**
 * Takes the lock of a data folder. Two processes on one embedded database lose data without a word, so a
 * second one is refused. A lock is stale when its process is gone on this host, or when it cannot be read: it is
 * made whole or not at all, so a broken one is what a crash of the machine left behind.
 */
export function takeLock(path: string): Lock {
  const mine = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    started: new Date().toISOString(),
    process: identityOf(process.pid),
  } satisfies Holder);
  while (!tryCreate(path, mine)) {
    const found = readLock(path);
    if (found === null) continue;
    refuseWhileLocked(path, found);
    removeStale(path, found);
  }
  return {
    release: () => {
      if (readLock(path) === mine) rmSync(path, { force: true });
    },
  };
}

/** Written aside and linked into its place: a process that is killed meanwhile leaves no half of it there. */
function tryCreate(path: string, text: string): boolean {
  const aside = `${path}.${hostname()}-${process.pid}`;
  try {
    const file = openSync(aside, 'w');
    writeSync(file, text);
    fsyncSync(file);
    closeSync(file);
    linkSync(aside, path);
    return true;
  } catch (failure) {
    if (codeOf(failure) === 'EEXIST') return false;
    throw failure;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return null;
    throw failure;
  }
}

function refuseWhileLocked(path: string, text: string): void {
  const holder = parse(text);
  if (!holder) return;
  const elsewhere = holder.host !== hostname();
  if (!elsewhere && !isRunning(holder)) return;
  const where = elsewhere ? `${holder.pid} on host ${holder.host}` : `${holder.pid}`;
  const advice = elsewhere ? ` If it no longer runs, delete ${path}.` : '';
  throw new StartError(
    `The data folder is in use by process ${where} (since ${holder.started}): stop it, choose another DATA_DIR, ` +
      `or set DATABASE_URL to a PostgreSQL that several processes can share.${advice}`,
  );
}

/**
 * Renaming is atomic, so of two processes that found the same stale lock one removes it. The slower one may
 * catch the fresh lock of the faster instead: it puts that back, and then finds it locked.
 */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return;
    throw failure;
  }
  if (readLock(aside) !== stale) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function parse(text: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (failure) {
    // EPERM: it runs as somebody else.
    if (codeOf(failure) === 'ESRCH') return false;
  }
  const now = identityOf(holder.pid);
  return now === null || holder.process === null || now === holder.process;
}

/** Null where there is no /proc. */
function identityOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field may hold spaces; the start tick is field 22.
    const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return tick ? `${boot}/${tick}` : null;
  } catch {
    return null;
  }
}

function codeOf(failure: unknown): string | undefined {
  return (failure as NodeJS.ErrnoException).code;
}
