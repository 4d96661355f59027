import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Resident megabytes of a process and its descendants. */
export async function megabytesOf(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const below = (pid: number): number =>
    rows.reduce((sum, [one, parent, rss]) => (parent === pid ? sum + rss + below(one) : sum), 0);
  const itself = rows.find(([pid]) => pid === root)?.[2] ?? 0;
  return (itself + below(root)) / 1024;
}

/** Samples every `pause` milliseconds until `end`. */
export function watchMemory(pid: number, pause = 50): { end(): Promise<number> } {
  let isOver = false;
  let most = 0;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await megabytesOf(pid));
      await delay(pause);
    }
  })();
  return {
    /** Returns the peak. */
    async end() {
      isOver = true;
      await watching;
      return most;
    },
  };
}
