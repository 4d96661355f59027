import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two looks: soon at first, then seldom, for a look is work that what is waited for could do. */
const FIRST = 20;
const LONGEST = 250;

/** Asks again until `read` answers with something, and fails with `what` after `patience` milliseconds. */
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
