import { setTimeout as delay } from 'node:timers/promises';

/** Asks again until `read` answers with something, and fails with `what` after `patience` milliseconds. */
export async function until<T>(
  what: string,
  read: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  patience = 20_000,
): Promise<T> {
  for (const end = Date.now() + patience; Date.now() < end; await delay(20)) {
    const found = await read();
    if (found) return found;
  }
  throw new Error(`In ${patience} ms it never came true: ${what}.`);
}
