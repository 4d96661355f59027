const KEY = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Throws for what no server made: a key stands in paths and addresses. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`Not a key of a stored file: ${key}`);
}
