import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { reasonOf, StartError } from '../start-error';

const KEY_BYTES = 32;
const FILE = 'file.key';

/** 32 bytes as 64 hex digits or base64; otherwise undefined. */
export function readKey(text: string): Buffer | undefined {
  const typed = text.trim();
  if (/^[0-9a-f]{64}$/i.test(typed)) return Buffer.from(typed, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(typed)) return;
  const key = Buffer.from(typed, 'base64');
  return key.length === KEY_BYTES ? key : undefined;
}

/** Key file used if `FILE_KEY` is not set. */
export const keyFileIn = (dataDir: string): string => join(resolve(dataDir), FILE);

/** The stored key; null if missing. Throws `StartError` if invalid. */
export function keyFromFile(path: string): Buffer | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartError(`The key of the private files, ${path}, cannot be read: ${reasonOf(failure)}`);
  }
  const key = readKey(text);
  if (!key) throw new StartError(`${path} does not hold a key. Restore it, or set FILE_KEY.`);
  return key;
}

/** Creates a key file readable only by this user; concurrent processes end up with the same key. */
export function createKeyFile(path: string): Buffer {
  const aside = `${path}.${process.pid}`;
  // Leftover of a killed process with the same id.
  rmSync(aside, { force: true });
  try {
    const file = openSync(aside, 'wx', 0o600);
    try {
      writeSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    chmodSync(aside, 0o600);
    // Linking is atomic, and the first key wins.
    linkSync(aside, path);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartError(`The key of the private files, ${path}, cannot be written: ${reasonOf(failure)}`);
    }
  } finally {
    rmSync(aside, { force: true });
  }
  const key = keyFromFile(path);
  if (!key) throw new StartError(`The key of the private files, ${path}, cannot be written.`);
  return key;
}
