import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths that are synced at the same time: Node has four threads for that. */
const AT_ONCE = 4;

interface SyncOptions {
  /** Paths are below it. */
  folder: string;
  /** Called after each sync that the disk has confirmed. */
  onSync?: ((path: string) => void) | undefined;
}

/** Brings files and directory entries to the disk. */
export async function syncPaths(paths: readonly string[], { folder, onSync }: SyncOptions): Promise<void> {
  const left = [...paths];
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      await withFile(join(folder, path), (file) => file.sync());
      onSync?.(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Runs `work` on a file that is open for reading, then closes it. */
export async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
