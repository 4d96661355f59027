import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between polls, increasing because polling takes CPU time. */
const FIRST = 20;
const LONGEST = 250;

/** Polls until `read` returns a value; fails with `what` after `patience` milliseconds. */
export async function until<T>(
  what: string,
  read: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  patience = 20_000,
): Promise<T> {
  const end = Date.now() + patience;
  for (let wait = FIRST; Date.now() < end; wait = Math.min(wait * 1.25, LONGEST)) {
    const found = await read();
    if (found) return found;
    await delay(wait);
  }
  throw new Error(`In ${patience} ms it never came true: ${what}.`);
}
