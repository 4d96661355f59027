import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

/** Parallel syncs: Node has four threads for files. */
const AT_ONCE = 4;

interface SyncOptions {
  folder: string;
  onSync?: ((path: string) => void) | undefined;
}

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

export async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
