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
import { reasonOf, StartError } from '../../../start-error';

const KEY_BYTES = 32;
const FILE = 'file.key';

/** 32 bytes written as 64 hex digits or as base64; undefined for anything else. */
export function readKey(text: string): Buffer | undefined {
  const typed = text.trim();
  if (/^[0-9a-f]{64}$/i.test(typed)) return Buffer.from(typed, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(typed)) return;
  const key = Buffer.from(typed, 'base64');
  return key.length === KEY_BYTES ? key : undefined;
}

/** Where the key lies when `FILE_KEY` is not set. */
export const keyFileIn = (dataDir: string): string => join(resolve(dataDir), FILE);

/** The key that an earlier start left in the file; null when there is none. Throws `StartError` for an unusable one. */
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

/** Makes a key that only this user of the machine may read; of two processes at once, both end with the same. */
export function createKeyFile(path: string): Buffer {
  const aside = `${path}.${process.pid}`;
  // What a process of this number left when it was killed.
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
    // Under its name stands a whole key or none, and the first one stays.
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
