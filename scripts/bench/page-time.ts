import type { Client } from '../../tests/support/client';
import { median } from './figure';

const TRIES = 15;

/** Milliseconds that a call takes, the median of a few; throws when it is refused. */
export async function pageTime(client: Client, path: string, tries = TRIES): Promise<number> {
  const [time = Number.NaN] = await pageTimes([client], path, tries);
  return time;
}

/** The same of several callers, in turns: what the machine does beside it slows all of them alike. */
export async function pageTimes(clients: readonly Client[], path: string, tries = TRIES): Promise<number[]> {
  const times = clients.map((): number[] => []);
  for (let run = 0; run < tries; run += 1) {
    for (const [place, client] of clients.entries()) {
      const start = performance.now();
      const { status } = await client.get(path);
      times[place]?.push(performance.now() - start);
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
    }
  }
  return times.map(median);
}
