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
  /** Boot id and start tick of the process, because process ids are reused. */
  process: z.string().nullable(),
});
type Holder = z.infer<typeof holderSchema>;

export interface Lock {
  release(): void;
}

/**
 * Locks a data folder. A second process is refused, because two would corrupt an embedded database. A lock is
 * stale if its process is gone on this host or if it is unreadable: locks are written atomically, so a broken
 * one is left from a machine crash.
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

/** Written to a temporary file and linked, so that a killed process leaves no partial lock. */
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
 * Rename is atomic, so only one of two processes removes a stale lock. The slower one may rename the fresh
 * lock of the faster one: it restores it and then finds it locked.
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
    // EPERM means that it runs as another user.
    if (codeOf(failure) === 'ESRCH') return false;
  }
  const now = identityOf(holder.pid);
  return now === null || holder.process === null || now === holder.process;
}

function identityOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field may contain spaces; the start tick is field 22.
    const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return tick ? `${boot}/${tick}` : null;
  } catch {
    return null;
  }
}

function codeOf(failure: unknown): string | undefined {
  return (failure as NodeJS.ErrnoException).code;
}
