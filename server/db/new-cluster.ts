import { rmSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { unpackTar } from 'modern-tar/fs';
import { syncPaths } from './sync-paths';

/**
 * Makes a database cluster at `data` from the archive of a fresh `initdb`, which takes a fifth of the time of running it.
 * The cluster is unpacked aside and moved into place whole, so that an interrupted first start leaves no half database.
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
