const KEY = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Throws for invalid keys, because a key becomes part of paths and URLs. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`Not a key of a stored file: ${key}`);
}
