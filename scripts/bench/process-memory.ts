import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Megabytes that a process holds, with all processes below it. */
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

/** Looks every so many milliseconds until `end`. */
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
    /** The most that was seen. */
    async end() {
      isOver = true;
      await watching;
      return most;
    },
  };
}
