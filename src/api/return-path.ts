const NAME = 'return-to';

/** Only a path of this product: `//host` and `/\host` would leave it. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
/** Pages that signing in cannot lead back to with any sense. */
const isDeadEnd = (path: string): boolean => /^\/(login|verify-|4\d\d|500)/.test(path);

// A tab signs in for itself, so this is kept a tab; memory stands in where storage is refused.
let kept: string | null = null;

/** Keeps the page a session ended on, so that signing in leads back to it. */
export function rememberReturn(path: string): void {
  if (!isOwnPath(path) || isDeadEnd(path)) return;
  kept = path;
  try {
    sessionStorage.setItem(NAME, path);
  } catch {
    // Memory holds it.
  }
}

/** Where signing in leads to. */
export function returnPath(): string {
  const path = kept ?? readKept();
  return path && isOwnPath(path) ? path : '/dashboard';
}

export function forgetReturn(): void {
  kept = null;
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing was kept there.
  }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}
