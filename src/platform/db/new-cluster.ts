import { rmSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { unpackTar } from 'modern-tar/fs';
import { syncPaths } from './sync-paths';

/**
 * Creates a cluster at `data` from an archive of a fresh `initdb`, in a fifth of the time. It is unpacked to
 * a temporary folder and moved, so that an interrupted start leaves no partial database.
 */
export async function makeCluster(data: string): Promise<void> {
  const folder = dirname(data);
  const aside = join(folder, `${basename(data)}.new`);
  rmSync(aside, { recursive: true, force: true });
  const archive = await dataDir();
  const unpack = unpackTar(aside, { dmode: 0o700, fmode: 0o600 });
  await pipeline(archive.stream(), createGunzip(), unpack);
  await syncPaths(['', ...(await readdir(aside, { recursive: true }))], { folder: aside });
  await rename(aside, data);
  await syncPaths([''], { folder });
}
