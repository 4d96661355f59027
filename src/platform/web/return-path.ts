import { IN_TAB, readText, removeText, writeText } from './storage';
import { parseJson } from './storage-keys';

const NAME = `${IN_TAB}return-to`;

interface StoredPath {
  path: string;
  /** Id of the page's owner; null if no user had signed in, so that any user may return to it. */
  user: string | null;
  /** History state of the page; never stored for a page without an owner. */
  state?: unknown;
}

/** Only a path of this product: `//host` and `/\host` would leave it. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
/** Pages that make no sense as a destination after signing in. */
const isDeadEnd = (path: string): boolean => /^\/(login|verify-|4\d\d|500)/.test(path);

/** Stores the page on which a session ended, so that its owner returns to it after signing in. */
export function rememberReturn(path: string, user: string | null, state?: unknown): void {
  if (!isOwnPath(path) || isDeadEnd(path)) return;
  writeText(NAME, JSON.stringify({ path, user, ...(user !== null && { state }) } satisfies StoredPath));
}

export function returnTarget(user: string | null): { path: string; state?: unknown } {
  const { path, user: whose = null, state } = (parseJson(readText(NAME) ?? '') ?? {}) as Partial<StoredPath>;
  const isTheirs = whose === null || whose === user;
  return typeof path === 'string' && isOwnPath(path) && isTheirs ? { path, state } : { path: '/dashboard' };
}

export const returnPath = (user: string | null): string => returnTarget(user).path;

export const forgetReturn = (): void => removeText(NAME);
