import type { FirstCall } from '../core/contract/first-calls';
import { readStored } from './storage';
import { parseJson } from './storage-keys';

/** Paths of what the screen of this address will ask first, as its page says; without what this person is known not to read. */
export function firstPaths(): string[] {
  const told = parseJson(document.getElementById('first-calls')?.textContent ?? '');
  const calls = Array.isArray(told) ? (told as FirstCall[]) : [];
  const held = readStored('permissions');
  return calls.filter(({ needs }) => !needs || !held || held.includes(needs)).map(({ path }) => path);
}
