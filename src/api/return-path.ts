import { IN_TAB, readText, removeText, writeText } from './storage';
import { parseJson } from './storage-keys';

// A tab signs in for itself.
const NAME = `${IN_TAB}return-to`;

interface Kept {
  path: string;
  /** Whose page it is; null where nobody had signed in, so that it is anybody's. */
  user: string | null;
  /** What stood beside its address; never of a page that is anybody's. */
  state?: unknown;
}

/** Only a path of this product: `//host` and `/\host` would leave it. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
/** Pages that signing in cannot lead back to with any sense. */
const isDeadEnd = (path: string): boolean => /^\/(login|verify-|4\d\d|500)/.test(path);

/** Keeps the page a session ended on, so that signing in leads its person back to it. */
export function rememberReturn(path: string, user: string | null, state?: unknown): void {
  if (!isOwnPath(path) || isDeadEnd(path)) return;
  writeText(NAME, JSON.stringify({ path, user, ...(user !== null && { state }) } satisfies Kept));
}

/** Where signing in leads this person. */
export function returnPlace(user: string | null): { path: string; state?: unknown } {
  const { path, user: whose = null, state } = (parseJson(readText(NAME) ?? '') ?? {}) as Partial<Kept>;
  const isTheirs = whose === null || whose === user;
  return typeof path === 'string' && isOwnPath(path) && isTheirs ? { path, state } : { path: '/dashboard' };
}

/** Its address. */
export const returnPath = (user: string | null): string => returnPlace(user).path;

export const forgetReturn = (): void => removeText(NAME);
