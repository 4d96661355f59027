import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey } from './key';
import type { FileStorage } from './storage';

/** Files in a folder. API processes that share a database must share this folder, too. */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => {
    assertKey(key);
    // The end of a UUIDv7 is random, so folders fill evenly.
    return join(folder, key.slice(-2), key);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(`${path}.part`, path, bytes);
    },

    async read(key) {
      try {
        const file = await open(pathOf(key));
        return file.createReadStream();
      } catch (failure) {
        if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw failure;
      }
    },

    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Writes atomically: a file is complete or absent. */
async function writeWhole(aside: string, path: string, bytes: Buffer): Promise<void> {
  try {
    const file = await open(aside, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (failure) {
    await rm(aside, { force: true });
    throw failure;
  }
}
