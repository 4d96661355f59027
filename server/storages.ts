import { join } from 'node:path';
import { createDiskStorage } from './adapters/storage/disk';
import { createS3Storage } from './adapters/storage/s3';
import { type FileStorage, StorageAwayError } from './adapters/storage/storage';
import { type Shelf, shelves } from './backup/format';
import type { Env } from './env';
import { reasonOf, StartError } from './start-error';

type Storages = Record<Shelf, FileStorage>;

/** Where the bytes of files lie, as the environment says. */
export function openStorages(env: Env): Storages {
  const storageOf = (shelf: Shelf): FileStorage =>
    env.STORAGE === 's3'
      ? createS3Storage(
          {
            // That they are there was checked when the environment was read.
            endpoint: env.S3_ENDPOINT ?? '',
            bucket: env.S3_BUCKET ?? '',
            accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
            region: env.S3_REGION,
            pathStyle: env.S3_PATH_STYLE,
          },
          shelf,
        )
      : createDiskStorage(join(env.DATA_DIR, shelf));
  return Object.fromEntries(shelves.map((shelf) => [shelf, storageOf(shelf)])) as Storages;
}

/** Nobody has it. */
const NO_FILE = '00000000-0000-0000-0000-000000000000';

/**
 * Asks each storage for a file, so that a wrong bucket or key shows at the start. Throws `StartError`; answers false
 * where the store is merely away: the portal sells without pictures.
 */
export async function askStorages(storages: Storages): Promise<boolean> {
  try {
    for (const shelf of shelves) await storages[shelf].read(NO_FILE);
    return true;
  } catch (failure) {
    if (failure instanceof StorageAwayError) return false;
    throw new StartError(`S3_BUCKET cannot be used: ${reasonOf(failure)}`);
  }
}
