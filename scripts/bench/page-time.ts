import type { Client } from '../../tests/support/client';
import { median } from './figure';

const TRIES = 15;

/** Milliseconds that a call takes, the median of a few; throws when it is refused. */
export async function pageTime(client: Client, path: string, tries = TRIES): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < tries; run += 1) {
    const start = performance.now();
    const { status } = await client.get(path);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
  }
  return median(times);
}
