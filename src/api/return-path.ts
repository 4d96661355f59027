import { parseJson } from './storage-keys';

const NAME = 'return-to';

interface Kept {
  path: string;
  /** Whose page it is; null where nobody had signed in, so that it is anybody's. */
  user: string | null;
}

/** Only a path of this product: `//host` and `/\host` would leave it. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
/** Pages that signing in cannot lead back to with any sense. */
const isDeadEnd = (path: string): boolean => /^\/(login|verify-|4\d\d|500)/.test(path);

// A tab signs in for itself, so this is kept a tab; memory stands in where storage is refused.
let kept: Kept | null = null;

/** Keeps the page a session ended on, so that signing in leads its person back to it. */
export function rememberReturn(path: string, user: string | null): void {
  if (!isOwnPath(path) || isDeadEnd(path)) return;
  kept = { path, user };
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Memory holds it.
  }
}

/** Where signing in leads this person. */
export function returnPath(user: string | null): string {
  const { path, user: whose } = kept ?? readKept();
  return isOwnPath(path) && (whose === null || whose === user) ? path : '/dashboard';
}

export function forgetReturn(): void {
  kept = null;
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing was kept there.
  }
}

function readKept(): Kept {
  const nothing = { path: '', user: null };
  try {
    const { path, user } = (parseJson(sessionStorage.getItem(NAME) ?? '') ?? nothing) as Partial<Kept>;
    return typeof path === 'string' ? { path, user: user ?? null } : nothing;
  } catch {
    return nothing;
  }
}
